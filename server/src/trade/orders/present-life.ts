import type { DeliveryPromise, OrderDeadlines, cancelReasons } from '@tradewind/contract/trade/orders';
import { day, later } from '../../base/clock/clock.ts';
import { dayOf, type Settings } from '../../platform/settings/index.ts';
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

/** The promised day of an order and how it went; null where there is nothing to compare it with. */
export function presentPromise(order: OrderRow, now: Date): DeliveryPromise | null {
  if (order.promised_on === null || order.status === 'cancelled') return null;
  // Received without news of a carrier: it arrived before, on a day that nobody knows.
  if (order.arrived_at === null && (order.received_at || order.status === 'refunded')) return null;
  const by = dayOf(order.promised_on);
  const arrivedOn = order.arrived_at && dayOf(order.arrived_at);
  const late = Math.round((Date.parse(arrivedOn ?? dayOf(now)) - Date.parse(by)) / day);
  return { by, arrived_on: arrivedOn, days_late: arrivedOn ? late : Math.max(0, late) };
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

/**
 * Until when a refund can be requested: the end of the after-sales period, and for a completed order that of the days
 * after it in which late faults still count. Null before receipt, and when it is over.
 */
export function refundUntil(
  order: Pick<OrderRow, 'status' | 'after_sale_until'>,
  { 'aftersale.lateDays': lateDays }: Pick<Settings, 'aftersale.lateDays'>,
  now: Date,
): Date | null {
  if (order.after_sale_until === null) return null;
  if (order.status === 'received') return order.after_sale_until;
  if (order.status !== 'completed') return null;
  const until = later(order.after_sale_until, lateDays * day);
  return until > now ? until : null;
}

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
