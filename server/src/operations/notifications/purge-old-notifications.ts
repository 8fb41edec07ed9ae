import { day, later } from '../../base/clock/clock.ts';
import { inBatches } from '../../base/db/in-batches.ts';
import type { Deps } from '../../base/deps.ts';
import { deleteOldNotifications } from './notifications-store.ts';

const retention = 365 * day;

/** A job: deletes notifications older than a year. */
export async function purgeOldNotifications({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = later(clock.now(), -retention);
  await inBatches(db, (tx, limit) => deleteOldNotifications(tx, before, limit));
}
