import type { OrderDetail } from '@tradewind/contract/trade/orders';
import { Store, MapPin } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../../shell/router/link.tsx';
import { useNavigate } from '../../../shell/router/visit.ts';
import { OrderRefundsPart } from '../../aftersales/order-refunds-part.tsx';
import { RevocationPart } from '../../aftersales/revocation-part.tsx';
import { ActionBar } from '../../../design/action-bar.tsx';
import { buttonClass, Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { orderActions } from '../list/order-actions-part.tsx';
import { isAllowed } from '../order-status.ts';
import { usePayOrder } from '../payment/use-pay-order.tsx';
import { useOrderActs } from '../use-order-acts.ts';
import { CancellationRequestSheetPart } from './cancellation-request-sheet-part.tsx';
import { OrderFactsPart } from './order-facts-part.tsx';
import { OrderGoodsPart } from './order-goods-part.tsx';
import { OrderHeadPart } from './order-head-part.tsx';
import { OrderMoneyPart } from './order-money-part.tsx';
import { OrderParcelPart } from './order-parcel-part.tsx';
import { DeadlineText } from './deadline-text.tsx';
import { Card } from '../../../design/card.tsx';

/** One order in full, and what can be done with it. */
export function OrderDetailPart({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const acts = useOrderActs();
  const [isRequesting, setRequesting] = useState(false);
  const { openPayment, sheet } = usePayOrder();
  const actions = orderActions({
    order,
    acts,
    onPay: (unpaid) => void openPayment(unpaid),
    onRemoved: () => void navigate('/myPurchases', { replace: true }),
    onRequestCancellation: () => setRequesting(true),
    size: 'lg',
  });
  return (
    <>
      <OrderHeadPart order={order} />
      <div className="relative -mt-9 flex flex-col gap-2.5 px-3 pb-6 lg:block lg:columns-2 lg:gap-5 lg:px-4 lg:*:mb-5 lg:*:break-inside-avoid">
        <CancellationRequest order={order} />
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
          <ExtendProtection busy={acts.busy === order.order_id} onExtend={() => void acts.extend(order.order_id)} />
        )}
        <OrderMoneyPart money={order.money} />
        <OrderRefundsPart orderId={order.order_id} />
        <RevocationPart order={order} />
        <OrderAddress order={order} />
        <OrderGoodsPart order={order} />
        <OrderFactsPart order={order} />
      </div>
      {actions && (
        <ActionBar className="flex-wrap *:min-w-fit *:flex-[1_1_0] max-[359px]:*:px-3 lg:bottom-2 lg:justify-end lg:rounded-lg lg:*:max-w-72">
          {isAllowed(order, 'confirm_received') && (
            <Link to={`/shop/${order.mer_id}`} className={buttonClass({ kind: 'outline', size: 'lg' })}>
              <Store aria-hidden size={19} strokeWidth={2} className="shrink-0" />
              {t('orders.shop')}
            </Link>
          )}
          {actions}
        </ActionBar>
      )}
      <CancellationRequestSheetPart orderId={order.order_id} open={isRequesting} onClose={() => setRequesting(false)} />
      {acts.dialog}
      {sheet}
    </>
  );
}

/** The state of a cancellation request, while the order is not shipped. */
function CancellationRequest({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const { cancel_request: request, deadlines } = order;
  if (!request || request.answer === 'granted' || order.status !== 1) return null;
  if (request.answer === 'refused') {
    return (
      <Notice tone="warn" title={t('orders.requestCancel.refused')}>
        {request.note}
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={t('orders.requestCancel.open')}>
      <DeadlineText
        until={deadlines.cancel_answer_by}
        message="orders.statusText.answerIn"
        fallback={t('orders.statusText.noAnswer')}
      />
    </Notice>
  );
}

/** More time before the order counts as received, once. */
function ExtendProtection({ busy, onExtend }: { busy: boolean; onExtend: () => void }) {
  const { t } = useTranslation();
  return (
    <Card as="section" padded className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p className="min-w-0 flex-1 basis-40 text-body text-ink-2">{t('orders.extend.hint')}</p>
      <Button kind="outline" size="sm" loading={busy} onClick={onExtend}>
        {t('orders.extend')}
      </Button>
    </Card>
  );
}

/** The delivery address as it was when the order was placed. */
function OrderAddress({ order }: { order: OrderDetail }) {
  return (
    <Card as="section" padded className="flex items-center gap-3">
      <MapPin aria-hidden size={22} strokeWidth={1.9} className="shrink-0 text-sea" />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap gap-x-2">
          <span className="text-lead font-semibold">{order.real_name}</span>
          <span className="tnum text-lead text-ink-2">{order.user_phone}</span>
        </p>
        <p className="text-body text-ink-2">
          {order.address_lines.map((line, index) => (
            <span key={index} className="block">
              {line}
            </span>
          ))}
        </p>
      </div>
    </Card>
  );
}
