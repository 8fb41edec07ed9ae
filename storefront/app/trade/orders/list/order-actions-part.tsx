import type { OrderRow } from '@tradewind/contract/trade/orders';
import type { ReactNode } from 'react';
import { Button, type ButtonSize } from '../../../design/button.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { BuyAgainButton } from '../buy-again-button.tsx';
import { isAllowed } from '../order-status.ts';
import type { Unpaid } from '../payment/use-pay-order.tsx';
import type { OrderActs } from '../use-order-acts.ts';

interface OrderActionsProps {
  order: Unpaid & Pick<OrderRow, 'status' | 'refund_status' | 'mer_id' | 'allowed'>;
  acts: OrderActs;
  onPay: (order: Unpaid) => void;
  onRemoved?: () => void;
  /** Opens the question to the shop; only a whole screen has room for it. */
  onAskCancel?: () => void;
  size: ButtonSize;
}

/** What can be done with an order now, the likely thing last; null where there is nothing. */
export function orderActions(props: OrderActionsProps): ReactNode {
  const { order } = props;
  if (isAllowed(order, 'pay')) return <UnpaidActions {...props} />;
  if (isAllowed(order, 'confirm_received')) return <ConfirmReceivedAction {...props} />;
  if (props.onAskCancel && (isAllowed(order, 'cancel') || isAllowed(order, 'ask_cancel')))
    return <CancelAction {...props} />;
  if (order.status === 3 || isAllowed(order, 'delete')) return <FinishedActions {...props} />;
  return null;
}

function CancelAction({ order, acts, onAskCancel, size }: OrderActionsProps) {
  const { t } = useTranslation();
  const free = isAllowed(order, 'cancel');
  return (
    <Button
      kind="outline"
      size={size}
      loading={acts.busy === order.order_id}
      onClick={() => (free ? void acts.cancel(order.order_id, true) : onAskCancel?.())}
    >
      {free ? t('orders.cancel') : t('orders.askCancel')}
    </Button>
  );
}

function UnpaidActions({ order, acts, onPay, size }: OrderActionsProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const busy = acts.busy === order.order_id;
  return (
    <>
      <Button kind="outline" size={size} loading={busy} onClick={() => void acts.cancel(order.order_id, false)}>
        {t('orders.cancel')}
      </Button>
      <Button size={size} disabled={busy} onClick={() => onPay(order)}>
        {t('orders.pay', { amount: money(order.total_price) })}
      </Button>
    </>
  );
}

function ConfirmReceivedAction({ order, acts, size }: OrderActionsProps) {
  const { t } = useTranslation();
  return (
    <Button
      kind={size === 'lg' ? 'primary' : 'soft'}
      size={size}
      loading={acts.busy === order.order_id}
      onClick={() => void acts.receive(order.order_id)}
    >
      {t('orders.receive')}
    </Button>
  );
}

function FinishedActions({ order, acts, onRemoved, size }: OrderActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      {isAllowed(order, 'delete') && (
        <Button
          kind="outline"
          size={size}
          loading={acts.busy === order.order_id}
          onClick={() => void acts.remove(order.order_id, onRemoved)}
        >
          {t('orders.delete')}
        </Button>
      )}
      <BuyAgainButton orderId={order.order_id} size={size} />
    </>
  );
}
