import { day, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import { deleteOldNotifications } from './notifications-store.ts';

const keptFor = 365 * day;

/** A job: after a year nobody looks for a message; what it told of stands elsewhere. */
export async function purgeOldNotifications({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.transact((tx) => deleteOldNotifications(tx, later(clock.now(), -keptFor)));
}
