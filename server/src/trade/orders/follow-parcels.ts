import { day, later } from '../../base/clock/clock.ts';
import { takeParcelsToAsk } from '../parcels/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { recordTrackingEvents } from './record-tracking-events.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { findSilentParcels } from './parcel-queries.ts';

const batch = 200;

/** Asks carriers where parcels are, and gives up those of which nobody has heard for long. @returns how many had news. */
export async function followParcels(deps: OrdersDeps): Promise<number> {
  return (await askCarriers(deps)) + (await expireSilent(deps));
}

async function askCarriers(deps: OrdersDeps): Promise<number> {
  const { db, clock, tracking } = deps;
  if (!tracking) return 0;
  for (let told = 0; ;) {
    const now = clock.now();
    const parcels = await db.transact((tx) => takeParcelsToAsk(tx, tracking.carriers, now, batch));
    for (const parcel of parcels) {
      const known = await tracking.newsOf(
        { carrier: parcel.carrier, number: parcel.number, sentAt: parcel.sent_at },
        now,
      );
      if (known.length === 0) continue;
      await db.transact((tx) =>
        recordTrackingEvents(deps, tx, {
          orderId: parcel.order_id,
          parcelId: parcel.id,
          news: known,
          by: 'carrier',
          at: now,
        }),
      );
      told += 1;
    }
    if (parcels.length < batch) return told;
  }
}

async function expireSilent(deps: OrdersDeps): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now();
  const settings = await readSettings(db.read, now);
  const since = later(now, -settings['orders.parcelSilentDays'] * day);
  const silent = await db.transact((tx) => findSilentParcels(tx, since, batch));
  for (const { id, orderId } of silent) {
    const news = [
      {
        reference: `silent ${since.toISOString()}`,
        at: now,
        status: 'expired' as const,
        detail: '',
        place: '',
        note: '',
      },
    ];
    await db.transact((tx) => recordTrackingEvents(deps, tx, { orderId, parcelId: id, news, by: 'clock', at: now }));
  }
  return silent.length;
}
