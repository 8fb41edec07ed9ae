import { day, later } from '../../base/clock/clock.ts';
import { takeParcelsToTrack } from '../parcels/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { recordTrackingEvents } from './record-tracking-events.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { findSilentParcels } from './parcel-queries.ts';

const batch = 200;

/**
 * Reads tracking events from carriers, and expires parcels without events for long.
 *
 * @returns how many parcels were updated.
 */
export async function followParcels(deps: OrdersDeps): Promise<number> {
  return (await readCarrierEvents(deps)) + (await expireSilentParcels(deps));
}

async function readCarrierEvents(deps: OrdersDeps): Promise<number> {
  const { db, clock, tracking } = deps;
  if (!tracking) return 0;
  for (let updated = 0; ;) {
    const now = clock.now();
    const parcels = await db.transact((tx) => takeParcelsToTrack(tx, tracking.carriers, now, batch));
    for (const parcel of parcels) {
      const carrierEvents = await tracking.fetchEvents(
        { carrier: parcel.carrier, number: parcel.number, sentAt: parcel.sent_at },
        now,
      );
      if (carrierEvents.length === 0) continue;
      await db.transact((tx) =>
        recordTrackingEvents(deps, tx, {
          orderId: parcel.order_id,
          parcelId: parcel.id,
          events: carrierEvents,
          by: 'carrier',
          at: now,
        }),
      );
      updated += 1;
    }
    if (parcels.length < batch) return updated;
  }
}

async function expireSilentParcels(deps: OrdersDeps): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now();
  const settings = await readSettings(db.read, now);
  const since = later(now, -settings['orders.parcelSilentDays'] * day);
  const silent = await db.transact((tx) => findSilentParcels(tx, since, batch));
  for (const { id, orderId } of silent) {
    const events = [
      {
        reference: `silent ${since.toISOString()}`,
        at: now,
        status: 'expired' as const,
        detail: '',
        place: '',
        note: '',
      },
    ];
    await db.transact((tx) => recordTrackingEvents(deps, tx, { orderId, parcelId: id, events, by: 'clock', at: now }));
  }
  return silent.length;
}
