import * as contract from '@tradewind/contract/trade/shop-desk/aftersales';
import { Check, Gavel, HandCoins, PackageCheck, PackageX, Truck, Undo2, X } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormat } from '../../../design/format.ts';
import { usePaymentCodeField } from '../../../design/payment-code-field.ts';
import { ActionButton } from '../../../design/action-button.tsx';

/** The actions that the server offers the shop for a refund. */
export const RefundActions = ({ refund }: { refund: contract.ShopRefund }) => {
  const t = useTranslation();
  const { money } = useFormat();
  const code = usePaymentCodeField();
  const { id, can } = refund;
  const amount = money(refund.asked);
  const exchange = refund.service_type === 2;
  const returns = refund.service_type !== 0 && refund.goods_back?.sent_at == null;
  const sellable = {
    name: 'sellable',
    label: t('refunds.sellable'),
    kind: 'choice',
    required: true,
    value: '1',
    choices: [
      { id: '1', name: t('refunds.sellable_yes') },
      { id: '0', name: t('refunds.sellable_no') },
    ],
  } as const;
  const shown = (act: (typeof can)[number]) => can.includes(act);
  return (
    <>
      {shown('approve') && returns && (
        <ActionButton
          endpoint={contract.approveRefund}
          label={t(exchange ? 'refunds.approve_exchange' : 'refunds.approve_return')}
          kind="main"
          icon={<Undo2 size={18} />}
          fields={[
            {
              name: 'address',
              label: t('refunds.address'),
              kind: 'lines',
              required: true,
              value: refund.shop_address,
            },
            code,
          ]}
          input={({ address = '', password_pay }) => ({ id, address, password_pay })}
          done={t('refunds.return_approved')}
        >
          {exchange ? t('refunds.approve_exchange_text') : t('refunds.approve_return_text', { amount })}
        </ActionButton>
      )}
      {shown('approve') && (
        <ActionButton
          endpoint={contract.approveRefund}
          label={t(returns ? 'refunds.keep_goods' : 'refunds.approve')}
          kind={returns ? 'plain' : 'main'}
          icon={<Check size={18} />}
          fields={[code]}
          input={({ password_pay }) => ({ id, keep_goods: 1 as const, password_pay })}
          done={t('refunds.approved')}
        >
          {t('refunds.approve_text', { amount })}
        </ActionButton>
      )}
      {shown('send_replacement') && (
        <ActionButton
          endpoint={contract.sendReplacement}
          label={t('refunds.send_replacement')}
          kind="main"
          icon={<Truck size={18} />}
          fields={[
            { name: 'carrier', label: t('refunds.carrier'), required: true },
            { name: 'number', label: t('refunds.tracking_number'), required: true },
            sellable,
            code,
          ]}
          input={({ carrier = '', number = '', sellable: isSellable, password_pay }) => ({
            id,
            carrier,
            number,
            sellable: isSellable === '1' ? (1 as const) : (0 as const),
            password_pay,
          })}
          done={t('refunds.replacement_done')}
        >
          {refund.return_cost === null
            ? t('refunds.send_replacement_text')
            : t('refunds.send_replacement_freight', { freight: money(refund.return_cost) })}
        </ActionButton>
      )}
      {shown('confirm_arrival') && (
        <ActionButton
          endpoint={contract.confirmArrival}
          label={t(exchange ? 'refunds.refund_instead' : 'refunds.arrived')}
          kind={exchange ? 'plain' : 'main'}
          icon={<PackageCheck size={18} />}
          fields={[sellable, code]}
          input={({ sellable: isSellable, password_pay }) => ({
            id,
            sellable: isSellable === '1' ? (1 as const) : (0 as const),
            password_pay,
          })}
          done={t('refunds.arrived_done')}
        >
          {refund.return_cost === null
            ? t('refunds.arrived_text', { amount })
            : t('refunds.arrived_text_freight', { amount, freight: money(refund.return_cost) })}
        </ActionButton>
      )}
      {shown('offer') && (
        <ActionButton
          endpoint={contract.offerPart}
          label={t('refunds.offer')}
          icon={<HandCoins size={18} />}
          fields={[
            { name: 'amount', label: t('common.amount'), kind: 'amount', required: true },
            { name: 'text', label: t('refunds.offer_message'), kind: 'lines' },
            code,
          ]}
          input={({ amount: offered = '', text = '', password_pay }) => ({
            id,
            amount: offered.trim(),
            text,
            password_pay,
          })}
          done={t('refunds.offer_done')}
        >
          {t('refunds.offer_text', { amount: money(refund.most) })}
        </ActionButton>
      )}
      {shown('report_problem') && (
        <ActionButton
          endpoint={contract.reportProblem}
          label={t('refunds.problem')}
          kind="danger"
          icon={<PackageX size={18} />}
          fields={[
            {
              name: 'text',
              label: t('refunds.problem_reason'),
              kind: 'lines',
              required: true,
              help: t('common.reason_help'),
            },
          ]}
          input={({ text = '' }) => ({ id, text })}
          done={t('refunds.problem_done')}
        >
          {t('refunds.problem_text')}
        </ActionButton>
      )}
      {shown('dispute') && (
        <ActionButton
          endpoint={contract.openDispute}
          label={t('refunds.dispute')}
          icon={<Gavel size={18} />}
          fields={[
            {
              name: 'text',
              label: t('refunds.reason'),
              kind: 'lines',
              required: true,
              help: t('common.reason_help'),
            },
          ]}
          input={({ text = '' }) => ({ id, text })}
          done={t('refunds.dispute_done')}
        >
          {t('refunds.dispute_text')}
        </ActionButton>
      )}
      {shown('refuse') && (
        <ActionButton
          endpoint={contract.refuseRefund}
          label={t('refunds.refuse')}
          kind="danger"
          icon={<X size={18} />}
          fields={[
            {
              name: 'reason',
              label: t('common.reason'),
              kind: 'lines',
              required: true,
              help: t('common.reason_help'),
            },
          ]}
          input={({ reason = '' }) => ({ id, reason })}
          done={t('refunds.refused')}
        >
          {t('refunds.refuse_text')}
        </ActionButton>
      )}
    </>
  );
};
