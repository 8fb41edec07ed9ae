import { orderStatuses, type OrderStatus } from '@tradewind/contract/trade/orders';
import type { OrderLabel } from '@tradewind/contract/trade/status-texts';

/** The status label that is shown; a refund takes precedence. */
export function labelOf(status: OrderStatus, refundStatus: number): OrderLabel {
  if (refundStatus === 1) return 'in_progress';
  if (refundStatus === 2) return 'refunded';
  return status;
}

/** The status on the wire. */
export const wireStatus = (status: OrderStatus): number => orderStatuses[status];

/** The filter of a tab of the list; orders in after-sales leave the tab of their status. */
export function tabOf(filter: string): { status?: OrderStatus; inAfterSale?: boolean } {
  if (filter === 'all') return {};
  if (filter === '-4') return { inAfterSale: true };
  const status = (Object.keys(orderStatuses) as OrderStatus[]).find((name) => String(orderStatuses[name]) === filter);
  return status ? { status, inAfterSale: false } : {};
}
