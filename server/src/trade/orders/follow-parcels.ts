import { day, later } from '../../base/clock/clock.ts';
import {
  delayTracking,
  recordAnswer,
  recordFailure,
  resetTrackingFailures,
  takeParcelsToTrack,
  TrackingFailure,
  type TrackingPort,
} from '../parcels/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { isOfParcel, recordTrackingEvents } from './record-tracking-events.ts';
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

/** After so many failures of the service in a row, the other parcels wait for their next turn. */
const mostFailures = 3;

type Taken = Awaited<ReturnType<typeof takeParcelsToTrack>>[number];

async function readCarrierEvents(deps: OrdersDeps): Promise<number> {
  const { db, clock, tracking } = deps;
  if (!tracking) return 0;
  let failures = 0;
  for (let updated = 0; ;) {
    const now = clock.now();
    const parcels = await db.transact((tx) => takeParcelsToTrack(tx, tracking.carriers, now, batch));
    for (const parcel of parcels) {
      const outcome = await readParcel(deps, tracking, parcel, now);
      if (outcome === 'updated') updated += 1;
      failures = outcome === 'service failed' ? failures + 1 : 0;
      if (failures >= mostFailures) return updated;
    }
    if (parcels.length < batch) return updated;
  }
}

/** Asks about one parcel. A failure only delays the next question: the parcel stays as it is. */
async function readParcel(
  { db, ...deps }: OrdersDeps,
  tracking: TrackingPort,
  parcel: Taken,
  now: Date,
): Promise<'updated' | 'unchanged' | 'failed' | 'service failed'> {
  try {
    const events = await tracking.fetchEvents(
      { carrier: parcel.carrier, number: parcel.number, sentAt: parcel.sent_at },
      now,
    );
    const current = events.filter(({ at }) => isOfParcel(at, parcel.sent_at));
    await db.transact(async (tx) => {
      if (tracking.name && parcel.carrier !== 'demo') await recordAnswer(tx, tracking.name, now);
      if (parcel.ask_failures > 0) await resetTrackingFailures(tx, parcel.id);
      if (current.length === 0) return;
      const update = {
        orderId: parcel.order_id,
        parcelId: parcel.id,
        events: current,
        by: 'carrier',
        at: now,
      } as const;
      await recordTrackingEvents({ db, ...deps }, tx, update);
    });
    return current.length > 0 ? 'updated' : 'unchanged';
  } catch (error) {
    if (!(error instanceof TrackingFailure)) throw error;
    await db.transact(async (tx) => {
      await delayTracking(tx, parcel, now);
      await recordFailure(tx, tracking.name, error.message, now);
    });
    return error.service ? 'service failed' : 'failed';
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
