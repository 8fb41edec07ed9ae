import { day, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import { deleteOldMails } from './mails-store.ts';

const keptFor = 30 * day;

/** A job: mails are messages, not records; what they told of stands elsewhere. */
export async function purgeOldMails({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.transact((tx) => deleteOldMails(tx, later(clock.now(), -keptFor)));
}
