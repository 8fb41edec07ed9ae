import { faultTexts } from '@tradewind/contract/trade/aftersale-texts';
import { faults, type Fault } from '@tradewind/contract/trade/aftersales';
import { ruleDispute, type Dispute } from '@tradewind/contract/trade/desk/disputes';
import type { Locale } from '@tradewind/contract/base/locales';
import { Gavel } from 'lucide-react';
import { useLocaleState } from 'react-admin';
import { useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { useFormat } from '../../look/format.ts';
import { VerbButton } from '../../look/verb-button.tsx';

/** The ruling: how much, who is at fault, and why. */
export const RuleButton = ({ dispute: { id, request } }: { dispute: Dispute }) => {
  const word = useWords();
  const { money } = useFormat();
  const [locale] = useLocaleState();
  const may = useMay();
  if (!may(ruleDispute)) return null;
  return (
    <VerbButton
      endpoint={ruleDispute}
      label={word('disputes.rule')}
      kind="main"
      icon={<Gavel size={18} />}
      fields={[
        {
          name: 'amount',
          label: word('disputes.amount'),
          kind: 'amount',
          required: true,
          help: word('disputes.amount_help', { amount: money(request.most) }),
        },
        {
          name: 'fault',
          label: word('disputes.fault'),
          kind: 'choice',
          required: true,
          value: 'nobody',
          choices: faults.map((fault) => ({ id: fault, name: faultTexts[fault][locale as Locale] })),
        },
        {
          name: 'reason',
          label: word('disputes.reason'),
          kind: 'lines',
          required: true,
          help: word('common.reason_help'),
        },
      ]}
      input={({ amount = '', fault = 'nobody', reason = '' }) => ({
        id,
        amount: amount.trim(),
        fault: fault as Fault,
        reason,
      })}
      done={word('disputes.ruled')}
    >
      {word('disputes.rule_text')}
      {request.return_cost !== null && (
        <> {word('disputes.rule_text_freight', { amount: money(request.return_cost) })}</>
      )}
    </VerbButton>
  );
};
