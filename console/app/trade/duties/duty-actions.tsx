import { commissionChoices } from '@tradewind/contract/money/desk/commissions';
import { addDutyRule, endDutyRule, type DutyRuleRow } from '@tradewind/contract/trade/desk/duties';
import { fromWire } from '@tradewind/contract/base/money';
import { Landmark } from 'lucide-react';
import { useEndpointQuery, useCanCall } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCountries } from '../../design/countries.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useProposed, useReasonField } from '../../platform/changes/propose.ts';

const every = '*';
const isoOf = (local: string | undefined): string => (local ? new Date(local).toISOString() : '');

/** Proposes a rule of duty or tax. */
export const AddDuty = () => {
  const t = useTranslation();
  const canCall = useCanCall();
  const reasonField = useReasonField();
  const proposed = useProposed();
  const { choices: countries } = useCountries();
  const { data } = useEndpointQuery(commissionChoices, {});
  if (!canCall(addDutyRule)) return null;
  const optional = t('commissions.optional');
  return (
    <ActionButton
      endpoint={addDutyRule}
      label={t('duties.add')}
      kind="main"
      icon={<Landmark size={18} />}
      fields={[
        {
          name: 'country',
          label: t('duties.country'),
          kind: 'choice',
          value: 'TH',
          choices: countries,
          required: true,
        },
        {
          name: 'kind',
          label: t('duties.type'),
          kind: 'choice',
          value: 'tax',
          choices: (['duty', 'tax'] as const).map((id) => ({ id, name: t(`duties.kinds.${id}`) })),
          required: true,
        },
        // A percentage with two decimals has the digits of basis points.
        {
          name: 'rate',
          label: `${t('duties.rate')} (%)`,
          kind: 'amount',
          required: true,
          help: t('duties.rate_help'),
        },
        {
          name: 'category',
          label: t('commissions.category'),
          kind: 'choice',
          value: every,
          choices: [{ id: every, name: t('commissions.every_category') }, ...(data?.categories ?? [])],
        },
        {
          name: 'hs_prefix',
          label: t('money_rules.hs_prefix'),
          help: t('money_rules.hs_help'),
        },
        {
          name: 'unit',
          label: t('money_rules.per_unit'),
          kind: 'choice',
          value: every,
          choices: [
            { id: every, name: t('money_rules.no_unit') },
            ...(['class', 'piece'] as const).map((id) => ({ id, name: t(`money_rules.units.${id}`) })),
          ],
        },
        { name: 'unit_amount', label: t('money_rules.unit_amount'), kind: 'amount', help: optional },
        { name: 'over', label: t('duties.over_label'), kind: 'amount', help: optional },
        { name: 'up_to', label: t('duties.up_to_label'), kind: 'amount', help: optional },
        {
          name: 'collected',
          label: t('duties.mode'),
          kind: 'choice',
          value: '0',
          choices: [
            { id: '0', name: t('duties.estimate_long') },
            { id: '1', name: t('duties.collected_long') },
          ],
          required: true,
        },
        {
          name: 'except_from',
          label: t('duties.except_label'),
          kind: 'many',
          choices: countries,
          help: t('duties.except_help'),
        },
        {
          name: 'only_from',
          label: t('money_rules.only_from'),
          kind: 'many',
          choices: countries,
          help: optional,
        },
        {
          name: 'valid_from',
          label: t('settings.effective_from'),
          kind: 'moment',
          help: t('settings.effective_from_help'),
        },
        { name: 'valid_until', label: t('duties.until'), kind: 'moment', help: optional },
        reasonField,
      ]}
      input={({
        country = '',
        kind,
        rate = '',
        category,
        hs_prefix = '',
        unit,
        unit_amount = '',
        only_from = '',
        over = '',
        up_to = '',
        collected,
        except_from = '',
        valid_from,
        valid_until,
        reason = '',
      }) => ({
        country,
        kind: kind === 'duty' ? ('duty' as const) : ('tax' as const),
        rate_bp: Number(fromWire(rate.trim())?.minor ?? -1n),
        category: category === every ? '' : category,
        hs_prefix: hs_prefix.replaceAll(/[ .]/g, ''),
        unit: unit === 'class' || unit === 'piece' ? (unit as 'class' | 'piece') : ('' as const),
        unit_amount: unit_amount.trim(),
        only_from: only_from.split(',').filter(Boolean),
        over: over.trim(),
        up_to: up_to.trim(),
        collected: collected === '1' ? (1 as const) : (0 as const),
        except_from: except_from.split(',').filter(Boolean),
        valid_from: isoOf(valid_from),
        valid_until: isoOf(valid_until),
        reason,
      })}
      done={proposed}
    >
      {t('duties.text')} {t('money_rules.priority')}
    </ActionButton>
  );
};

/** Proposes to end a rule; existing orders stay as they are. */
export const EndDuty = ({ rule: { id, kind }, name }: { rule: DutyRuleRow; name: string }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const reasonField = useReasonField();
  const proposed = useProposed();
  if (!canCall(endDutyRule)) return null;
  return (
    <ActionButton
      endpoint={endDutyRule}
      label={t('commissions.end')}
      kind="danger"
      size="small"
      fields={[reasonField]}
      input={({ reason = '' }) => ({ id, reason })}
      done={proposed}
    >
      {t('duties.end_text', { rule: `${name}, ${t(`duties.kinds.${kind}`)}` })}
    </ActionButton>
  );
};
