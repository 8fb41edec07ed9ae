import { type OrderRow, buyAgain } from '@tradewind/contract/trade/orders';
import type { ReactNode } from 'react';
import { Button, type ButtonSize } from '../../../design/button.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isAllowed } from '../order-status.ts';
import type { Unpaid } from '../payment/use-pay-order.tsx';
import type { OrderActs } from '../use-order-acts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cart } from '@tradewind/contract/trade/cart';
import { useNavigate } from '../../../shell/router/visit.ts';
import { call } from '../../../api/call.ts';
import { setCartCount } from '../../../api/user.ts';
import { toast } from '../../../design/toast-store.ts';

interface OrderActionsProps {
  order: Unpaid & Pick<OrderRow, 'status' | 'refund_status' | 'mer_id' | 'allowed' | 'discount'>;
  acts: OrderActs;
  onPay: (order: Unpaid) => void;
  onRemoved?: () => void;
  /** Opens the form for a cancellation request; absent in lists. */
  onRequestCancellation?: () => void;
  size: ButtonSize;
}

/** The buttons for an order, the likeliest last; null where nothing can be done. */
export function orderActions(props: OrderActionsProps): ReactNode {
  const { order } = props;
  if (isAllowed(order, 'pay')) return <UnpaidActions {...props} />;
  if (isAllowed(order, 'confirm_received')) return <ConfirmReceivedAction {...props} />;
  if (props.onRequestCancellation && (isAllowed(order, 'cancel') || isAllowed(order, 'ask_cancel')))
    return <CancelAction {...props} />;
  if (order.status === 3 || isAllowed(order, 'delete')) return <FinishedActions {...props} />;
  return null;
}

function CancelAction({ order, acts, onRequestCancellation, size }: OrderActionsProps) {
  const { t } = useTranslation();
  const free = isAllowed(order, 'cancel');
  return (
    <Button
      kind="outline"
      size={size}
      loading={acts.busy === order.order_id}
      onClick={() => (free ? void acts.cancel(order, true) : onRequestCancellation?.())}
    >
      {free ? t('orders.cancel') : t('orders.requestCancel')}
    </Button>
  );
}

function UnpaidActions({ order, acts, onPay, size }: OrderActionsProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const busy = acts.busy === order.order_id;
  return (
    <>
      <Button kind="outline" size={size} loading={busy} onClick={() => void acts.cancel(order, false)}>
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

/** Puts the lines of an order into the cart again and opens it; a toast names what is no longer available. */
function BuyAgainButton({ orderId, size }: { orderId: string; size: ButtonSize }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: () => call(buyAgain, { order_id: orderId }),
    onSuccess: ({ missed, count }) => {
      setCartCount(queries, count);
      void queries.invalidateQueries({ queryKey: [cart.name] });
      const [first] = missed;
      if (first)
        toast.plain(
          missed.length === 1
            ? t('cart.missedOne', { title: first.title })
            : t('cart.missed', { count: missed.length }),
          { duration: 4000 },
        );
      else toast.success(t('catalog.added'));
      void navigate('/bag');
    },
  });
  return (
    <Button kind="soft" size={size} loading={again.isPending} onClick={() => again.mutate()}>
      {t('orders.buyAgain')}
    </Button>
  );
}
