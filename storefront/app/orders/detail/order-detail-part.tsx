import type { OrderDetail } from '@tradewind/contract/orders';
import { Store } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { OrderRefundsPart } from '../../aftersales/order-refunds-part.tsx';
import { ActionBar } from '../../design/action-bar.tsx';
import { buttonClass } from '../../design/button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { orderActions } from '../list/order-actions-part.tsx';
import { canBeReceived } from '../order-look.ts';
import { usePayOrder } from '../payment/use-pay-order.tsx';
import { useOrderActs } from '../use-order-acts.ts';
import { OrderAddressPart } from './order-address-part.tsx';
import { OrderFactsPart } from './order-facts-part.tsx';
import { OrderGoodsPart } from './order-goods-part.tsx';
import { OrderHeadPart } from './order-head-part.tsx';
import { OrderParcelPart } from './order-parcel-part.tsx';

/** One order in full, and what can be done with it. */
export function OrderDetailPart({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const acts = useOrderActs();
  const { payLater, sheet } = usePayOrder();
  const actions = orderActions({
    order,
    acts,
    onPay: (unpaid) => void payLater(unpaid),
    onRemoved: () => void navigate('/myPurchases', { replace: true }),
    size: 'lg',
  });
  return (
    <>
      <OrderHeadPart order={order} />
      <div className="relative -mt-9 flex flex-col gap-2.5 px-3 pb-6">
        {order.delivery.length > 0 && <OrderParcelPart order={order} />}
        <OrderRefundsPart orderId={order.order_id} />
        <OrderAddressPart order={order} />
        <OrderGoodsPart order={order} />
        <OrderFactsPart order={order} />
      </div>
      {actions && (
        <ActionBar className="flex-wrap *:min-w-fit *:flex-[1_1_0] max-[359px]:*:px-3">
          {canBeReceived(order) && (
            <Link to={`/shop/${order.mer_id}`} className={buttonClass({ kind: 'outline', size: 'lg' })}>
              <Store aria-hidden size={19} strokeWidth={2} className="shrink-0" />
              {t('orders.shop')}
            </Link>
          )}
          {actions}
        </ActionBar>
      )}
      {acts.dialog}
      {sheet}
    </>
  );
}
