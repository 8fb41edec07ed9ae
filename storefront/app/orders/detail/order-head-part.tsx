import type { OrderDetail } from '@tradewind/contract/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DeepPanel } from '../../design/deep-panel.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { canBePaid, orderLook, stepReached } from '../order-look.ts';
import { refreshOrders } from '../orders-data.ts';
import { OrderStepsPart } from './order-steps-part.tsx';
import { clockText, useSecondsUntil } from './use-seconds-until.ts';

/** How the order stands, what that means, and how far it has come. */
export function OrderHeadPart({ order }: { order: OrderDetail }) {
  const { icon: Icon } = orderLook(order);
  const reached = stepReached(order);
  return (
    <DeepPanel as="section" glow className="-mt-[calc(var(--bar-top)+1px)] px-5 pt-[calc(var(--bar-top)+9px)] pb-[52px]">
      <h2 className="flex items-center gap-2.5 text-[22px] leading-7 font-bold tracking-[-0.02em]">
        <Icon aria-hidden size={24} strokeWidth={2} className="shrink-0" />
        {order.status_text}
      </h2>
      <p className="mt-1 min-h-5 text-body text-balance text-white/85">
        <Meaning order={order} />
      </p>
      {reached !== null && <OrderStepsPart reached={reached} />}
    </DeepPanel>
  );
}

function Meaning({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  if (order.refund_status === 1) return t('orders.say.refunding');
  if (order.refund_status === 2 || order.status === -2) return t('orders.say.refunded');
  if (order.status === -1) return order.cancel_reason === 'unpaid' ? t('orders.say.unpaid') : t('orders.say.cancelled');
  if (canBePaid(order)) return <TimeToPay payBefore={order.pay_before} />;
  if (order.status === 1) return t('orders.say.preparing');
  if (order.status === 2) return t('orders.say.sent');
  return order.status === 3 ? t('orders.say.received') : t('orders.say.completed');
}

function TimeToPay({ payBefore }: { payBefore: string | null }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const left = useSecondsUntil(payBefore);
  const over = left === 0;
  useEffect(() => {
    if (over) void refreshOrders(queries);
  }, [over, queries]);
  if (left === null) return null;
  return over ? t('orders.say.timeOver') : <span className="tnum">{t('orders.say.timeLeft', { left: clockText(left) })}</span>;
}
