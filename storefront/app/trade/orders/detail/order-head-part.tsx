import type { OrderDetail } from '@tradewind/contract/trade/orders';
import { DeepPanel } from '../../../design/deep-panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { orderBadge, stepReached } from '../order-status.ts';
import { OrderStepsPart } from './order-steps-part.tsx';
import { PromisePart } from '../../freight/promise-part.tsx';
import { DeadlineText } from './deadline-text.tsx';

/** The order's status, what it means, and the steps it has reached. */
export function OrderHeadPart({ order }: { order: OrderDetail }) {
  const { icon: Icon } = orderBadge(order);
  const reached = stepReached(order);
  return (
    <DeepPanel
      as="section"
      glow
      className="-mt-[calc(var(--bar-top)+1px)] px-5 pt-[calc(var(--bar-top)+9px)] pb-[52px] md:rounded-b-xl lg:rounded-xl"
    >
      <h2 className="flex items-center gap-2.5 text-[22px] leading-7 font-bold tracking-[-0.02em]">
        <Icon aria-hidden size={24} strokeWidth={2} className="shrink-0" />
        {order.status_text}
      </h2>
      <p className="mt-1 min-h-5 text-body text-balance text-white/85">
        <StatusExplanation order={order} />
      </p>
      {order.promise && order.status >= 0 && (
        <PromisePart promise={order.promise} className="mt-1 text-body text-white/85" />
      )}
      {reached !== null && <OrderStepsPart reached={reached} />}
    </DeepPanel>
  );
}

function StatusExplanation({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const { deadlines } = order;
  if (order.refund_status === 1) return t('orders.statusText.refunding');
  if (order.refund_status === 2 || order.status === -2) return t('orders.statusText.refunded');
  if (order.status === -1) return <CancellationReason order={order} />;
  if (order.status === 0)
    return (
      <DeadlineText
        until={deadlines.pay_before}
        message="orders.statusText.timeLeft"
        fallback={t('orders.statusText.timeOver')}
      />
    );
  if (order.status === 1)
    return (
      <DeadlineText
        until={deadlines.ship_by}
        message="orders.statusText.shipsIn"
        fallback={deadlines.unshipped_at ? t('orders.statusText.late') : t('orders.statusText.preparing')}
      />
    );
  if (order.paused === 1) return t('orders.statusText.paused');
  if (order.status === 2)
    return (
      <DeadlineText
        until={deadlines.confirm_at}
        message="orders.statusText.confirmsIn"
        fallback={t('orders.statusText.sent')}
      />
    );
  if (order.status === 3)
    return (
      <DeadlineText
        until={deadlines.after_sale_until}
        message="orders.statusText.refundsIn"
        fallback={t('orders.statusText.received')}
      />
    );
  return t('orders.statusText.completed');
}

function CancellationReason({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const reasons = {
    shopper: t('orders.statusText.cancelled'),
    unpaid: t('orders.statusText.unpaid'),
    agreed: t('orders.statusText.agreed'),
    silence: t('orders.statusText.noAnswer'),
    shop: t('orders.statusText.byShop'),
    unshipped: t('orders.statusText.unshipped'),
    operator: t('orders.statusText.byOperator'),
  };
  return [reasons[order.cancel_reason ?? 'shopper'], order.cancel_note].filter(Boolean).join(' ');
}
