import { orderStatuses, type OrderStatus } from '@tradewind/contract/orders';
import type { OrderLabel } from '@tradewind/contract/status-texts';

/** What the rules need to know of an order. */
export interface OrderFacts {
  status: OrderStatus;
  refundStatus: number;
  payBefore: Date;
}

/** The moves that an order can make, by what is done with it. */
const moves = {
  pay: { from: ['waiting_pay'], to: 'waiting_delivery' },
  cancel: { from: ['waiting_pay'], to: 'cancelled' },
  ship: { from: ['waiting_delivery'], to: 'delivered' },
  confirm_received: { from: ['delivered'], to: 'received' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>;

export type OrderMove = keyof typeof moves;

/** Whether the table allows the move; time and money are asked separately. */
export function canMove(order: OrderFacts, move: OrderMove): boolean {
  const from: readonly OrderStatus[] = moves[move].from;
  return from.includes(order.status) && order.refundStatus === 0;
}

export const statusAfter = (move: OrderMove): OrderStatus => moves[move].to;

/** An unpaid order past its time can't be paid any more, even before the job has closed it. */
export const isExpired = (order: OrderFacts, now: Date): boolean => order.status === 'waiting_pay' && order.payBefore <= now;

/** Only what is over can be taken out of the list: never an order with money or goods under way. */
export const canBeHidden = (order: OrderFacts): boolean =>
  (order.status === 'cancelled' || order.status === 'completed' || order.status === 'refunded') && order.refundStatus !== 1;

/** How an order is called to people. */
export function labelOf(status: OrderStatus, refundStatus: number): OrderLabel {
  if (refundStatus === 1) return 'in_progress';
  if (refundStatus === 2) return 'refunded';
  return status;
}

/** The status on the wire. */
export const wireStatus = (status: OrderStatus): number => orderStatuses[status];

/** Which orders a tab of the list shows: those in after-sale leave their normal tab. */
export function tabOf(filter: string): { status?: OrderStatus; inAfterSale?: boolean } {
  if (filter === 'all') return {};
  if (filter === '-4') return { inAfterSale: true };
  const status = (Object.keys(orderStatuses) as OrderStatus[]).find((name) => String(orderStatuses[name]) === filter);
  return status ? { status, inAfterSale: false } : {};
}


