import type { OrderDeadlines, cancelReasons } from '@tradewind/contract/trade/orders';
import type { ParcelRecord } from './parcel-queries.ts';
import type { OrderRow } from './order-queries.ts';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** The deadlines that apply in the order's status; the others are null. */
export function presentDeadlines(order: OrderRow): OrderDeadlines {
  const inStatus = (status: string, time: Date | null) => (order.status === status ? iso(time) : null);
  return {
    pay_before: inStatus('waiting_pay', order.pay_before),
    free_cancel_until: inStatus('waiting_delivery', order.free_cancel_until),
    ship_by: inStatus('waiting_delivery', order.ship_by),
    unshipped_at: inStatus('waiting_delivery', order.unshipped_at),
    cancel_answer_by: iso(order.cancel_answer_by),
    confirm_at: order.paused_at ? null : inStatus('delivered', order.confirm_at),
    after_sale_until: inStatus('received', order.after_sale_until),
  };
}

/** The moments of an order so far, with reasons and the cancellation request. */
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

/** The answer to a cancellation request; one left unanswered, e.g. because the order was shipped, counts as refused. */
function answerOf(order: OrderRow): 'open' | 'granted' | 'refused' {
  if (order.cancel_answer_by) return 'open';
  return order.cancel_reason === 'agreed' || order.cancel_reason === 'silence' ? 'granted' : 'refused';
}

/** The end of the after-sales period of a received order; null before and after. */
export const refundUntil = (order: OrderRow): Date | null =>
  order.status === 'received' ? order.after_sale_until : null;

/** The pieces of a line that are in parcels. */
export const sentOf = (lineId: string, parcels: readonly ParcelRecord[]): number =>
  parcels
    .flatMap((parcel) => parcel.lines)
    .filter((line) => line.line_id === lineId)
    .reduce((sum, line) => sum + line.quantity, 0);

/** The pieces of a line that still have to be sent. */
export const unsentOf = (
  line: { id: string; quantity: number; refunded_unsent: number },
  parcels: readonly ParcelRecord[],
): number => Math.max(0, line.quantity - line.refunded_unsent - sentOf(line.id, parcels));
