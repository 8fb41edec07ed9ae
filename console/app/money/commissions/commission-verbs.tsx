import { addCommissionRule, commissionChoices, type CommissionRule } from '@tradewind/contract/money/desk/commissions';
import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import { Percent } from 'lucide-react';
import { useDesk, useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { VerbButton } from '../../look/verb-button.tsx';
import type { VerbField } from '../../look/verb-fields.tsx';
import { useScopeName } from './scope-name.ts';

const everywhere = '*';

/** Sets what the house takes: of the scope of a rule that is on the screen, or of one that is chosen. */
export const SetCommission = ({ rule }: { rule?: CommissionRule }) => {
  const word = useWords();
  const may = useMay();
  const nameOf = useScopeName();
  const { data } = useDesk(commissionChoices, {});
  if (!may(addCommissionRule)) return null;
  const choose = (
    name: string,
    label: string,
    every: string,
    choices: { id: string; name: string }[] = [],
  ): VerbField => ({
    name,
    label,
    kind: 'choice',
    value: everywhere,
    choices: [{ id: everywhere, name: every }, ...choices],
  });
  const scope: VerbField[] = rule
    ? []
    : [
        choose('shop_id', word('commissions.shop'), word('commissions.every_shop'), data?.shops),
        choose('category', word('commissions.category'), word('commissions.every_category'), data?.categories),
      ];
  const chosen = (value: string | undefined) => (value === everywhere ? '' : (value ?? ''));
  return (
    <VerbButton
      endpoint={addCommissionRule}
      label={word(rule ? 'commissions.change' : 'commissions.add')}
      kind={rule ? 'plain' : 'main'}
      size={rule ? 'small' : 'medium'}
      icon={rule ? undefined : <Percent size={18} />}
      fields={[
        ...scope,
        // Per cent with two decimals and basis points are the same figures.
        {
          name: 'rate',
          label: `${word('commissions.rate_label')} (%)`,
          kind: 'amount',
          value: rule?.rate_bp == null ? '' : toWire(usd(rule.rate_bp)),
          required: true,
        },
        {
          name: 'floor',
          label: word('commissions.floor_label'),
          kind: 'amount',
          value: rule && rule.floor !== '0.00' ? rule.floor : '',
          help: word('commissions.optional'),
        },
        {
          name: 'cap',
          label: word('commissions.cap_label'),
          kind: 'amount',
          value: rule?.cap ?? '',
          help: word('commissions.optional'),
        },
        {
          name: 'effective_at',
          label: word('settings.effective'),
          kind: 'moment',
          help: word('settings.effective_help'),
        },
      ]}
      input={({ shop_id, category, rate = '', floor = '', cap = '', effective_at }) => ({
        shop_id: rule ? rule.shop_id : chosen(shop_id),
        category: rule ? rule.category : chosen(category),
        rate_bp: Number(fromWire(rate.trim())?.minor ?? -1n),
        floor: floor.trim(),
        cap: cap.trim(),
        effective_at: effective_at ? new Date(effective_at).toISOString() : '',
      })}
      done={word('commissions.saved')}
    >
      {rule ? nameOf(rule) : word('commissions.text')}
    </VerbButton>
  );
};

/** Hands a scope back to the wider rule. */
export const EndCommission = ({ rule }: { rule: CommissionRule }) => {
  const word = useWords();
  const may = useMay();
  const nameOf = useScopeName();
  if (!may(addCommissionRule)) return null;
  return (
    <VerbButton
      endpoint={addCommissionRule}
      label={word('commissions.end')}
      kind="danger"
      size="small"
      input={() => ({ shop_id: rule.shop_id, category: rule.category })}
      done={word('commissions.saved')}
    >
      {word('commissions.end_text', { scope: nameOf(rule) })}
    </VerbButton>
  );
};
