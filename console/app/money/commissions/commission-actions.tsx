import { addCommissionRule, commissionChoices, type CommissionRule } from '@tradewind/contract/money/desk/commissions';
import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import { Percent } from 'lucide-react';
import { CommissionPreview } from './commission-preview.tsx';
import { useEndpointQuery, useCanCall } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useProposed, useReasonField } from '../../platform/changes/propose.ts';
import type { ActionField } from '../../design/action-fields.tsx';

const everywhere = '*';

/** Sets the commission for the scope of an existing rule, or for a chosen one. */
export const SetCommission = ({ rule }: { rule?: CommissionRule }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const nameOf = useScopeName();
  const reasonField = useReasonField();
  const proposed = useProposed();
  const { data } = useEndpointQuery(commissionChoices, {});
  if (!canCall(addCommissionRule)) return null;
  const choose = (
    name: string,
    label: string,
    every: string,
    choices: { id: string; name: string }[] = [],
  ): ActionField => ({
    name,
    label,
    kind: 'choice',
    value: everywhere,
    choices: [{ id: everywhere, name: every }, ...choices],
  });
  const scope: ActionField[] = rule
    ? []
    : [
        choose('shop_id', t('commissions.shop'), t('commissions.every_shop'), data?.shops),
        choose('category', t('commissions.category'), t('commissions.every_category'), data?.categories),
      ];
  const chosen = (value: string | undefined) => (value === everywhere ? '' : (value ?? ''));
  return (
    <ActionButton
      endpoint={addCommissionRule}
      label={t(rule ? 'commissions.change' : 'commissions.add')}
      kind={rule ? 'plain' : 'main'}
      size={rule ? 'small' : 'medium'}
      icon={rule ? undefined : <Percent size={18} />}
      fields={[
        ...scope,
        // A percentage with two decimals has the digits of basis points.
        {
          name: 'rate',
          label: `${t('commissions.rate_label')} (%)`,
          kind: 'amount',
          value: rule?.rate_bp == null ? '' : toWire(usd(rule.rate_bp)),
          required: true,
        },
        {
          name: 'floor',
          label: t('commissions.floor_label'),
          kind: 'amount',
          value: rule && rule.floor !== '0.00' ? rule.floor : '',
          help: t('commissions.optional'),
        },
        {
          name: 'cap',
          label: t('commissions.cap_label'),
          kind: 'amount',
          value: rule?.cap ?? '',
          help: t('commissions.optional'),
        },
        {
          name: 'effective_at',
          label: t('settings.effective_from'),
          kind: 'moment',
          help: t('settings.effective_from_help'),
        },
        reasonField,
      ]}
      input={({ shop_id, category, rate = '', floor = '', cap = '', effective_at, reason = '' }) => ({
        shop_id: rule ? rule.shop_id : chosen(shop_id),
        category: rule ? rule.category : chosen(category),
        rate_bp: Number(fromWire(rate.trim())?.minor ?? -1n),
        floor: floor.trim(),
        cap: cap.trim(),
        effective_at: effective_at ? new Date(effective_at).toISOString() : '',
        reason,
      })}
      preview={({ shop_id, category, rate = '', floor = '', cap = '' }) => (
        <CommissionPreview
          shopId={rule ? rule.shop_id : chosen(shop_id)}
          category={rule ? rule.category : chosen(category)}
          {...{ rate, floor, cap }}
        />
      )}
      done={proposed}
    >
      {rule ? nameOf(rule) : t('commissions.text')}
    </ActionButton>
  );
};

/** Ends a rule, so that the next wider one applies. */
export const EndCommission = ({ rule }: { rule: CommissionRule }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const nameOf = useScopeName();
  const reasonField = useReasonField();
  const proposed = useProposed();
  if (!canCall(addCommissionRule)) return null;
  return (
    <ActionButton
      endpoint={addCommissionRule}
      label={t('commissions.end')}
      kind="danger"
      size="small"
      fields={[reasonField]}
      input={({ reason = '' }) => ({ shop_id: rule.shop_id, category: rule.category, reason })}
      done={proposed}
    >
      {t('commissions.end_text', { scope: nameOf(rule) })}
    </ActionButton>
  );
};

/** The scope of a rule as text, such as `Harbour Tea · Food`. */
export function useScopeName() {
  const t = useTranslation();
  return ({ scope, shop, category_name }: Pick<CommissionRule, 'scope' | 'shop' | 'category_name'>): string =>
    scope === 'all' ? t('commissions.everything') : [shop, category_name].filter(Boolean).join(' · ');
}
