import type { OrderAct } from '@tradewind/contract/trade/orders';
import type { OrderFacts } from './order-facts.ts';
import { canAskRefund, canTransition } from './order.ts';

/** The acts that the shopper can do with an order now. */
export function allowedActs(order: OrderFacts, now: Date): OrderAct[] {
  const allowed: Partial<Record<OrderAct, boolean>> = {
    pay: canTransition(order, 'pay', now),
    cancel: canTransition(order, 'cancel_unpaid', now) || canTransition(order, 'cancel_paid', now),
    ask_cancel: canTransition(order, 'ask_cancel', now),
    extend: canTransition(order, 'extend', now),
    confirm_received: canTransition(order, 'confirm_received', now),
    refund: canAskRefund(order, now),
    delete: canTransition(order, 'hide', now),
  };
  return (Object.keys(allowed) as OrderAct[]).filter((act) => allowed[act]);
}
