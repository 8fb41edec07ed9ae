import { day, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import { deleteOldNotifications } from './notifications-store.ts';

const retention = 365 * day;

/** A job: deletes notifications older than a year. */
export async function purgeOldNotifications({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.transact((tx) => deleteOldNotifications(tx, later(clock.now(), -retention)));
}
