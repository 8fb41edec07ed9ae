import { eventKind } from '../../base/jobs/jobs.ts';

/**
 * Events of an order carry ids only: subscribers read the rest, since the order may have changed in the meantime.
 * Money is booked in the transaction that publishes the event.
 */
export const orderPlaced = eventKind<OrderEvent>('order_placed');

/** An order was paid; its pieces count as sold. */
export const orderPaid = eventKind<OrderEvent>('order_paid');

/** An order was cancelled before or after its payment; paid money was refunded. */
export const orderCancelled = eventKind<OrderEvent & { reason: CancelReason }>('order_cancelled');

/** A parcel was handed to a carrier; the first one marks the order as shipped. */
export const orderShipped = eventKind<ParcelEvent>('order_shipped');

/** A carrier or the shop reported a tracking event of a parcel. */
export const parcelTracked = eventKind<ParcelEvent & { status: string }>('parcel_news');

/** All parcels were delivered; the shorter time to confirm begins. */
export const orderDelivered = eventKind<OrderEvent>('order_delivered');

/** The shopper confirmed the receipt, or the deadline passed. */
export const orderReceived = eventKind<OrderEvent & { by: 'shopper' | 'clock' }>('order_received');

/** The after-sales period ended and the money was released to the shop. */
export const orderCompleted = eventKind<OrderEvent>('order_completed');

/** The shopper requested a cancellation; the shop has to answer. */
export const cancelRequested = eventKind<OrderEvent>('order_cancel_asked');

/**
 * The shop answered a cancellation request, or its deadline passed, which grants it. A granted one also publishes
 * `orderCancelled`.
 */
export const cancelAnswered = eventKind<OrderEvent & { granted: boolean; by: 'shop' | 'clock' }>(
  'order_cancel_answered',
);

/** The shopper extended the time after which an order counts as received. */
export const orderExtended = eventKind<OrderEvent>('order_extended');

/** The shop missed its shipping deadline. */
export const shipLate = eventKind<OrderEvent>('order_ship_late');

export interface OrderEvent {
  orderId: string;
}

export interface ParcelEvent extends OrderEvent {
  parcelId: string;
}

/**
 * Why an order was cancelled: by the shopper before shipping, not paid in time, cancellation request granted by the
 * shop or not answered in time, by the shop, not shipped in time, or by an operator.
 */
export type CancelReason = 'shopper' | 'unpaid' | 'agreed' | 'silence' | 'shop' | 'unshipped' | 'operator';
