import type { OrderDetail } from '@tradewind/contract/trade/orders';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { OrderRefundsPart } from '../../aftersales/order-refunds-part.tsx';
import { ActionBar } from '../../../design/action-bar.tsx';
import { buttonClass } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { orderActions } from '../list/order-actions-part.tsx';
import { isAllowed } from '../order-status.ts';
import { usePayOrder } from '../payment/use-pay-order.tsx';
import { useOrderActs } from '../use-order-acts.ts';
import { CancellationRequestSheetPart } from './cancellation-request-sheet-part.tsx';
import { CancelRequestPart } from './cancel-request-part.tsx';
import { ExtendPart } from './extend-part.tsx';
import { OrderAddressPart } from './order-address-part.tsx';
import { OrderFactsPart } from './order-facts-part.tsx';
import { OrderGoodsPart } from './order-goods-part.tsx';
import { OrderHeadPart } from './order-head-part.tsx';
import { OrderMoneyPart } from './order-money-part.tsx';
import { OrderParcelPart } from './order-parcel-part.tsx';

/** One order in full, and what can be done with it. */
export function OrderDetailPart({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const acts = useOrderActs();
  const [asking, setAsking] = useState(false);
  const { openPayment, sheet } = usePayOrder();
  const actions = orderActions({
    order,
    acts,
    onPay: (unpaid) => void openPayment(unpaid),
    onRemoved: () => void navigate('/myPurchases', { replace: true }),
    onAskCancel: () => setAsking(true),
    size: 'lg',
  });
  return (
    <>
      <OrderHeadPart order={order} />
      <div className="relative -mt-9 flex flex-col gap-2.5 px-3 pb-6">
        <CancelRequestPart order={order} />
        {order.parcels.map((parcel, index) => (
          <OrderParcelPart
            key={parcel.id}
            parcel={parcel}
            number={order.parcels.length > 1 ? order.parcels.length - index : null}
          />
        ))}
        {order.unsent > 0 && order.parcels.length > 0 && (
          <Notice tone="info">{t('orders.unsent', { count: order.unsent })}</Notice>
        )}
        {isAllowed(order, 'extend') && (
          <ExtendPart busy={acts.busy === order.order_id} onExtend={() => void acts.extend(order.order_id)} />
        )}
        <OrderMoneyPart money={order.money} />
        <OrderRefundsPart orderId={order.order_id} />
        <OrderAddressPart order={order} />
        <OrderGoodsPart order={order} />
        <OrderFactsPart order={order} />
      </div>
      {actions && (
        <ActionBar className="flex-wrap *:min-w-fit *:flex-[1_1_0] max-[359px]:*:px-3">
          {isAllowed(order, 'confirm_received') && (
            <Link to={`/shop/${order.mer_id}`} className={buttonClass({ kind: 'outline', size: 'lg' })}>
              <Store aria-hidden size={19} strokeWidth={2} className="shrink-0" />
              {t('orders.shop')}
            </Link>
          )}
          {actions}
        </ActionBar>
      )}
      <CancellationRequestSheetPart orderId={order.order_id} open={asking} onClose={() => setAsking(false)} />
      {acts.dialog}
      {sheet}
    </>
  );
}
