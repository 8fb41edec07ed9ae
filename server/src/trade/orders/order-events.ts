import { eventKind } from '../../base/jobs/jobs.ts';

/**
 * What happens to orders. Whoever wants to know listens in `app.ts`; a listener looks up whatever else it needs, since by
 * then the order may have gone on. Money that an event tells of has been booked with it.
 */
export const orderPlaced = eventKind<OrderEvent>('order_placed');

/** Its pieces count as sold. */
export const orderPaid = eventKind<OrderEvent>('order_paid');

/** Cancelled before or after the payment; whatever was paid has gone back. */
export const orderCancelled = eventKind<OrderEvent & { reason: CancelReason }>('order_cancelled');

/** A parcel was handed to a carrier: the first one sends the order on its way. */
export const orderShipped = eventKind<ParcelEvent>('order_shipped');

/** A carrier, or the shop for it, told where a parcel is. */
export const parcelTracked = eventKind<ParcelEvent & { status: string }>('parcel_news');

/** The carriers have handed over everything: the time to confirm runs. */
export const orderDelivered = eventKind<OrderEvent>('order_delivered');

/** The shopper said so, or the clock. */
export const orderReceived = eventKind<OrderEvent & { by: 'shopper' | 'clock' }>('order_received');

/** The time for after-sale requests is over and the shop has its money. */
export const orderCompleted = eventKind<OrderEvent>('order_completed');

/** The shopper wants to cancel and the shop has to agree. */
export const cancelRequested = eventKind<OrderEvent>('order_cancel_asked');

/** The shop has answered, or its silence has. A yes is also `orderCancelled`. */
export const cancelAnswered = eventKind<OrderEvent & { granted: boolean; by: 'shop' | 'clock' }>(
  'order_cancel_answered',
);

/** The shopper wants more time before an order counts as received. */
export const orderExtended = eventKind<OrderEvent>('order_extended');

/** The shop has missed the day by which it should have shipped. */
export const shipLate = eventKind<OrderEvent>('order_ship_late');

export interface OrderEvent {
  orderId: string;
}

export interface ParcelEvent extends OrderEvent {
  parcelId: string;
}

/**
 * Why an order was cancelled: the shopper's wish before it was shipped, no payment in time, the shop's consent to the
 * wish, its silence, the shop itself, nothing shipped in time, or an operator.
 */
export type CancelReason = 'shopper' | 'unpaid' | 'agreed' | 'silence' | 'shop' | 'unshipped' | 'operator';
