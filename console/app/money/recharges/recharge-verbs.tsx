import { approveRecharge, refuseRecharge, type DeskRechargeDetail } from '@tradewind/contract/money/desk/recharges';
import { Check, X } from 'lucide-react';
import { useWords } from '../../i18n/words.ts';
import { useMay } from '../../api/use-desk.ts';
import { VerbButton } from '../../look/verb-button.tsx';

/** What an operator can do with a top-up that waits for them. */
export const RechargeVerbs = ({ recharge }: { recharge: DeskRechargeDetail }) => {
  const word = useWords();
  const may = useMay();
  if (recharge.state !== 'auditing' || !may(approveRecharge)) return null;
  const name = recharge.username;
  return (
    <>
      <VerbButton
        endpoint={approveRecharge}
        label={word('recharges.approve')}
        kind="main"
        icon={<Check size={18} />}
        fields={[
          {
            name: 'arrived',
            label: word('recharges.arrived_label'),
            kind: 'amount',
            value: recharge.asked,
            required: true,
          },
          {
            name: 'message',
            label: word('recharges.message_label'),
            kind: 'lines',
            help: word('recharges.message_help'),
          },
        ]}
        input={({ arrived, message }) => ({ id: recharge.id, arrived, message })}
        done={({ state }) => word(state === 'passed' ? 'recharges.approved' : 'recharges.agreed')}
      >
        <p>{word('recharges.approve_text', { name })}</p>
        {recharge.second_approver === 1 && <p>{word('recharges.large')}</p>}
      </VerbButton>
      <VerbButton
        endpoint={refuseRecharge}
        label={word('recharges.refuse')}
        kind="danger"
        icon={<X size={18} />}
        fields={[
          {
            name: 'message',
            label: word('common.reason'),
            kind: 'lines',
            help: word('common.reason_help'),
            required: true,
          },
        ]}
        input={({ message }) => ({ id: recharge.id, message })}
        done={word('recharges.refused')}
      >
        {word('recharges.refuse_text', { name })}
      </VerbButton>
    </>
  );
};
