import { day, later } from '../../base/clock/clock.ts';
import { inBatches } from '../../base/db/in-batches.ts';
import type { Deps } from '../../base/deps.ts';
import { deleteOldMails } from './mails-store.ts';

const maxAge = 30 * day;

/** Deletes old mails, which are no records of their own; run by a timer. */
export async function purgeOldMails({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = later(clock.now(), -maxAge);
  await inBatches(db, (tx, limit) => deleteOldMails(tx, before, limit));
}
