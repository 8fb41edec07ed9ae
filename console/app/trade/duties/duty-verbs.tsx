import { commissionChoices } from '@tradewind/contract/money/desk/commissions';
import { addDutyRule, endDutyRule, type DutyRuleRow } from '@tradewind/contract/trade/desk/duties';
import { fromWire } from '@tradewind/contract/base/money';
import { Landmark } from 'lucide-react';
import { useDesk, useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { useCountries } from '../../look/countries.ts';
import { VerbButton } from '../../look/verb-button.tsx';

const every = '*';
const isoOf = (local: string | undefined): string => (local ? new Date(local).toISOString() : '');

/** Adds a rule of duty or tax. */
export const AddDuty = () => {
  const word = useWords();
  const may = useMay();
  const { choices: countries } = useCountries();
  const { data } = useDesk(commissionChoices, {});
  if (!may(addDutyRule)) return null;
  const optional = word('commissions.optional');
  return (
    <VerbButton
      endpoint={addDutyRule}
      label={word('duties.add')}
      kind="main"
      icon={<Landmark size={18} />}
      fields={[
        {
          name: 'country',
          label: word('duties.country'),
          kind: 'choice',
          value: 'TH',
          choices: countries,
          required: true,
        },
        {
          name: 'kind',
          label: word('duties.kind'),
          kind: 'choice',
          value: 'tax',
          choices: (['duty', 'tax'] as const).map((id) => ({ id, name: word(`duties.kinds.${id}`) })),
          required: true,
        },
        // Per cent with two decimals and basis points are the same figures.
        {
          name: 'rate',
          label: `${word('duties.rate')} (%)`,
          kind: 'amount',
          required: true,
          help: word('duties.rate_help'),
        },
        {
          name: 'category',
          label: word('commissions.category'),
          kind: 'choice',
          value: every,
          choices: [{ id: every, name: word('commissions.every_category') }, ...(data?.categories ?? [])],
        },
        { name: 'over', label: word('duties.over_label'), kind: 'amount', help: optional },
        { name: 'up_to', label: word('duties.up_to_label'), kind: 'amount', help: optional },
        {
          name: 'collected',
          label: word('duties.how'),
          kind: 'choice',
          value: '0',
          choices: [
            { id: '0', name: word('duties.estimate_long') },
            { id: '1', name: word('duties.collected_long') },
          ],
          required: true,
        },
        {
          name: 'except_from',
          label: word('duties.except_label'),
          kind: 'many',
          choices: countries,
          help: word('duties.except_help'),
        },
        {
          name: 'valid_from',
          label: word('settings.effective'),
          kind: 'moment',
          help: word('settings.effective_help'),
        },
        { name: 'valid_until', label: word('duties.until'), kind: 'moment', help: optional },
      ]}
      input={({
        country = '',
        kind,
        rate = '',
        category,
        over = '',
        up_to = '',
        collected,
        except_from = '',
        valid_from,
        valid_until,
      }) => ({
        country,
        kind: kind === 'duty' ? ('duty' as const) : ('tax' as const),
        rate_bp: Number(fromWire(rate.trim())?.minor ?? -1n),
        category: category === every ? '' : category,
        over: over.trim(),
        up_to: up_to.trim(),
        collected: collected === '1' ? (1 as const) : (0 as const),
        except_from: except_from.split(',').filter(Boolean),
        valid_from: isoOf(valid_from),
        valid_until: isoOf(valid_until),
      })}
      done={word('duties.saved')}
    >
      {word('duties.text')}
    </VerbButton>
  );
};

/** Ends a rule; what orders were charged stays. */
export const EndDuty = ({ rule: { id, kind }, name }: { rule: DutyRuleRow; name: string }) => {
  const word = useWords();
  const may = useMay();
  if (!may(endDutyRule)) return null;
  return (
    <VerbButton
      endpoint={endDutyRule}
      label={word('commissions.end')}
      kind="danger"
      size="small"
      input={() => ({ id })}
      done={word('duties.ended')}
    >
      {word('duties.end_text', { rule: `${name}, ${word(`duties.kinds.${kind}`)}` })}
    </VerbButton>
  );
};
