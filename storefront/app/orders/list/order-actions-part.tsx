import type { OrderRow } from '@tradewind/contract/orders';
import type { ReactNode } from 'react';
import { Button, type ButtonSize } from '../../design/button.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { BuyAgainButton } from '../buy-again-button.tsx';
import { canBeDeleted, canBePaid, canBeReceived } from '../order-look.ts';
import type { Unpaid } from '../payment/use-pay-order.tsx';
import type { OrderActs } from '../use-order-acts.ts';

interface OrderActionsProps {
  order: Unpaid & Pick<OrderRow, 'status' | 'refund_status' | 'mer_id'>;
  acts: OrderActs;
  onPay: (order: Unpaid) => void;
  onRemoved?: () => void;
  size: ButtonSize;
}

/** What can be done with an order now, the likely thing last; null where there is nothing. */
export function orderActions(props: OrderActionsProps): ReactNode {
  const { order } = props;
  if (canBePaid(order)) return <Unpaids {...props} />;
  if (canBeReceived(order)) return <Receive {...props} />;
  if (order.status === 3 || canBeDeleted(order)) return <Finished {...props} />;
  return null;
}

function Unpaids({ order, acts, onPay, size }: OrderActionsProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const busy = acts.busy === order.order_id;
  return (
    <>
      <Button kind="outline" size={size} loading={busy} onClick={() => void acts.cancel(order.order_id)}>
        {t('orders.cancel')}
      </Button>
      <Button size={size} disabled={busy} onClick={() => onPay(order)}>
        {t('orders.pay', { amount: money(order.total_price) })}
      </Button>
    </>
  );
}

function Receive({ order, acts, size }: OrderActionsProps) {
  const { t } = useTranslation();
  return (
    <Button kind={size === 'lg' ? 'primary' : 'soft'} size={size} loading={acts.busy === order.order_id} onClick={() => void acts.receive(order.order_id)}>
      {t('orders.receive')}
    </Button>
  );
}

function Finished({ order, acts, onRemoved, size }: OrderActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      {canBeDeleted(order) && (
        <Button kind="outline" size={size} loading={acts.busy === order.order_id} onClick={() => void acts.remove(order.order_id, onRemoved)}>
          {t('orders.delete')}
        </Button>
      )}
      <BuyAgainButton orderId={order.order_id} size={size} />
    </>
  );
}
