import * as contract from '@tradewind/contract/trade/shop-desk/aftersales';
import { Check, Gavel, HandCoins, PackageCheck, PackageX, Undo2, X } from 'lucide-react';
import { useWords } from '../../../i18n/words.ts';
import { useFormat } from '../../../look/format.ts';
import { VerbButton } from '../../../look/verb-button.tsx';

/** What the shop can do with a request now; the server says which of it. */
export const RefundVerbs = ({ refund }: { refund: contract.ShopRefund }) => {
  const word = useWords();
  const { money } = useFormat();
  const { id, can } = refund;
  const amount = money(refund.asked);
  const returns = refund.service_type === 1 && refund.goods_back?.sent_at == null;
  const shown = (act: (typeof can)[number]) => can.includes(act);
  return (
    <>
      {shown('approve') && returns && (
        <VerbButton
          endpoint={contract.approveRefund}
          label={word('refunds.approve_return')}
          kind="main"
          icon={<Undo2 size={18} />}
          fields={[
            {
              name: 'address',
              label: word('refunds.address'),
              kind: 'lines',
              required: true,
              value: refund.shop_address,
            },
          ]}
          input={({ address = '' }) => ({ id, address })}
          done={word('refunds.return_approved')}
        >
          {word('refunds.approve_return_text', { amount })}
        </VerbButton>
      )}
      {shown('approve') && (
        <VerbButton
          endpoint={contract.approveRefund}
          label={word(returns ? 'refunds.keep_goods' : 'refunds.approve')}
          kind={returns ? 'plain' : 'main'}
          icon={<Check size={18} />}
          input={() => ({ id, keep_goods: 1 as const })}
          done={word('refunds.approved')}
        >
          {word('refunds.approve_text', { amount })}
        </VerbButton>
      )}
      {shown('confirm_arrival') && (
        <VerbButton
          endpoint={contract.confirmArrival}
          label={word('refunds.arrived')}
          kind="main"
          icon={<PackageCheck size={18} />}
          fields={[
            {
              name: 'sellable',
              label: word('refunds.sellable'),
              kind: 'choice',
              required: true,
              value: '1',
              choices: [
                { id: '1', name: word('refunds.sellable_yes') },
                { id: '0', name: word('refunds.sellable_no') },
              ],
            },
          ]}
          input={({ sellable }) => ({ id, sellable: sellable === '1' ? (1 as const) : (0 as const) })}
          done={word('refunds.arrived_done')}
        >
          {refund.return_cost === null
            ? word('refunds.arrived_text', { amount })
            : word('refunds.arrived_text_freight', { amount, freight: money(refund.return_cost) })}
        </VerbButton>
      )}
      {shown('offer') && (
        <VerbButton
          endpoint={contract.offerPart}
          label={word('refunds.offer')}
          icon={<HandCoins size={18} />}
          fields={[
            { name: 'amount', label: word('common.amount'), kind: 'amount', required: true },
            { name: 'text', label: word('refunds.offer_words'), kind: 'lines' },
          ]}
          input={({ amount: offered = '', text = '' }) => ({ id, amount: offered.trim(), text })}
          done={word('refunds.offer_done')}
        >
          {word('refunds.offer_text', { amount: money(refund.most) })}
        </VerbButton>
      )}
      {shown('report_problem') && (
        <VerbButton
          endpoint={contract.reportProblem}
          label={word('refunds.problem')}
          kind="danger"
          icon={<PackageX size={18} />}
          fields={[
            {
              name: 'text',
              label: word('refunds.what'),
              kind: 'lines',
              required: true,
              help: word('common.reason_help'),
            },
          ]}
          input={({ text = '' }) => ({ id, text })}
          done={word('refunds.problem_done')}
        >
          {word('refunds.problem_text')}
        </VerbButton>
      )}
      {shown('dispute') && (
        <VerbButton
          endpoint={contract.openDispute}
          label={word('refunds.dispute')}
          icon={<Gavel size={18} />}
          fields={[
            {
              name: 'text',
              label: word('refunds.why'),
              kind: 'lines',
              required: true,
              help: word('common.reason_help'),
            },
          ]}
          input={({ text = '' }) => ({ id, text })}
          done={word('refunds.dispute_done')}
        >
          {word('refunds.dispute_text')}
        </VerbButton>
      )}
      {shown('refuse') && (
        <VerbButton
          endpoint={contract.refuseRefund}
          label={word('refunds.refuse')}
          kind="danger"
          icon={<X size={18} />}
          fields={[
            {
              name: 'reason',
              label: word('common.reason'),
              kind: 'lines',
              required: true,
              help: word('common.reason_help'),
            },
          ]}
          input={({ reason = '' }) => ({ id, reason })}
          done={word('refunds.refused')}
        >
          {word('refunds.refuse_text')}
        </VerbButton>
      )}
    </>
  );
};
