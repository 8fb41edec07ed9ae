import { day, later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import { insertTrackingEvents, deliveryProgressOf, type TrackingEvent } from '../parcels/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { parcelTracked } from './order-events.ts';
import { canTransition } from './order.ts';
import { lockOrders } from './order-store.ts';
import { unsentLines } from './ship-order.ts';
import { transitionOrders } from './transition-orders.ts';

/** Carriers use numbers again: what happened long before the dispatch was another parcel. */
export const isOfParcel = (at: Date, sentAt: Date): boolean => at >= later(sentAt, -30 * day);

interface TrackingUpdate {
  orderId: string;
  parcelId: string;
  events: readonly TrackingEvent[];
  by: 'shop' | 'carrier' | 'clock';
  at: Date;
}

/**
 * Records tracking events of a parcel and updates its order: trouble pauses the time to confirm, its end resumes it,
 * and delivery of all parcels starts the shorter time to confirm.
 */
export async function recordTrackingEvents(
  deps: Deps,
  tx: Tx,
  { orderId, parcelId, events, by, at }: TrackingUpdate,
): Promise<void> {
  const [order] = await lockOrders(tx, { id: orderId });
  const statuses = await insertTrackingEvents(tx, parcelId, events, by, at);
  if (!order || statuses.length === 0) return;
  await deps.jobs.publishAll(
    tx,
    parcelTracked,
    [...new Set(statuses)].map((status) => ({ orderId, parcelId, status })),
  );
  if (order.status !== 'delivered' || !order.confirmAt) return;

  const { trouble, allArrived } = await deliveryProgressOf(tx, orderId);
  if (trouble) {
    if (canTransition(order, 'pause', at)) await transitionOrders(tx, deps, [order], 'pause', { at });
  } else if (canTransition(order, 'arrive', at) && allArrived && (await unsentLines(tx, orderId)).length === 0) {
    const settings = await readSettings(deps.db.read, at);
    const days = settings['orders.confirmAfterDeliveredDays'] + (order.extendedAt ? settings['orders.extendDays'] : 0);
    await transitionOrders(tx, deps, [order], 'arrive', { at, confirm_at: later(at, days * day) });
  } else if (order.pausedAt) {
    const confirmAt = later(order.confirmAt, at.getTime() - order.pausedAt.getTime());
    await transitionOrders(tx, deps, [order], 'resume', { at, confirm_at: confirmAt });
  }
}
