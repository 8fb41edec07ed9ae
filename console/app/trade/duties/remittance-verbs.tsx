import {
  approveDutyRemittance,
  requestDutyRemittance,
  refuseDutyRemittance,
  type DutyRemittance,
} from '@tradewind/contract/trade/desk/duty-remittances';
import { Send } from 'lucide-react';
import { useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { useFormat } from '../../look/format.ts';
import { SecondPersonVerbs } from '../../look/second-person-verbs.tsx';
import { VerbButton } from '../../look/verb-button.tsx';

/** Hands on what was transferred, or asks somebody else to agree where it is much. Where nothing is there, nothing can be handed on. */
export const AskRemittance = ({ there, largeFrom }: { there: string; largeFrom: string }) => {
  const word = useWords();
  const may = useMay();
  const { money } = useFormat();
  if (!may(requestDutyRemittance) || there === '0.00' || there.startsWith('-')) return null;
  return (
    <VerbButton
      endpoint={requestDutyRemittance}
      label={word('duty_remittances.ask')}
      kind="main"
      icon={<Send size={18} />}
      fields={[
        { name: 'authority', label: word('duty_remittances.authority'), required: true },
        {
          name: 'amount',
          label: `${word('common.amount')} (USD)`,
          kind: 'amount',
          required: true,
          help: word('duty_remittances.most', { amount: money(there) }),
        },
        { name: 'bank_reference', label: word('duty_remittances.bank_reference'), required: true },
      ]}
      input={({ authority = '', amount = '', bank_reference = '' }) => ({
        authority,
        amount: amount.trim(),
        bank_reference,
      })}
      done={({ state }) => word(state === 'booked' ? 'duty_remittances.booked' : 'duty_remittances.asked')}
    >
      {word('duty_remittances.ask_text', { large: money(largeFrom) })}
    </VerbButton>
  );
};

export const RemittanceVerbs = ({ remittance }: { remittance: DutyRemittance }) => {
  const word = useWords();
  const { money } = useFormat();
  const { amount, authority, bank_reference: reference, asked_by: by } = remittance;
  return (
    <SecondPersonVerbs
      of={remittance}
      words="duty_remittances"
      approve={approveDutyRemittance}
      refuse={refuseDutyRemittance}
      booked={word('duty_remittances.booked')}
    >
      {word('duty_remittances.approve_text', { amount: money(amount), authority, reference, by })}
    </SecondPersonVerbs>
  );
};
