import type { OrderDeadlines, cancelReasons } from '@tradewind/contract/trade/orders';
import type { ParcelRecord } from './parcel-queries.ts';
import type { OrderRow } from './order-queries.ts';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** The clocks that run, by the state in which each of them counts. */
export function presentDeadlines(order: OrderRow): OrderDeadlines {
  const inState = (status: string, time: Date | null) => (order.status === status ? iso(time) : null);
  return {
    pay_before: inState('waiting_pay', order.pay_before),
    free_cancel_until: inState('waiting_delivery', order.free_cancel_until),
    ship_by: inState('waiting_delivery', order.ship_by),
    unshipped_at: inState('waiting_delivery', order.unshipped_at),
    cancel_answer_by: iso(order.cancel_answer_by),
    confirm_at: order.paused_at ? null : inState('delivered', order.confirm_at),
    after_sale_until: inState('received', order.after_sale_until),
  };
}

/** What has happened to an order so far, and why. */
export function presentMoments(order: OrderRow) {
  return {
    paid_at: iso(order.paid_at),
    delivered_at: iso(order.delivered_at),
    arrived_at: iso(order.arrived_at),
    received_at: iso(order.received_at),
    completed_at: iso(order.completed_at),
    refunded_at: iso(order.refunded_at),
    cancelled_at: iso(order.cancelled_at),
    cancel_reason: order.cancel_reason as (typeof cancelReasons)[number] | null,
    cancel_note: order.status === 'cancelled' ? order.cancel_note : '',
    cancel_request: order.cancel_asked_at
      ? {
          asked_at: order.cancel_asked_at.toISOString(),
          wish: order.cancel_wish,
          answer: answerOf(order),
          note: order.cancel_note,
        }
      : null,
    paused: order.status === 'delivered' && order.paused_at ? (1 as const) : (0 as const),
  };
}

/** A wish that the order left unanswered, e.g. because it was shipped first, counts as refused. */
function answerOf(order: OrderRow): 'open' | 'granted' | 'refused' {
  if (order.cancel_answer_by) return 'open';
  return order.cancel_reason === 'agreed' || order.cancel_reason === 'silence' ? 'granted' : 'refused';
}

/** Until when a refund can be asked for, once that is known. */
export const refundUntil = (order: OrderRow): Date | null =>
  order.status === 'received' ? order.after_sale_until : null;

/** Pieces of a line that lie in parcels. */
export const sentOf = (lineId: string, parcels: readonly ParcelRecord[]): number =>
  parcels
    .flatMap((parcel) => parcel.lines)
    .filter((line) => line.line_id === lineId)
    .reduce((sum, line) => sum + line.quantity, 0);

/** Pieces of a line that still have to be sent. */
export const unsentOf = (
  line: { id: string; quantity: number; refunded_unsent: number },
  parcels: readonly ParcelRecord[],
): number => Math.max(0, line.quantity - line.refunded_unsent - sentOf(line.id, parcels));
