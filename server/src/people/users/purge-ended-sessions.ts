import { inBatches } from '../../base/db/in-batches.ts';
import type { Deps } from '../../base/deps.ts';
import { idleSince } from './live-sessions.ts';
import { deleteOldMailCodes } from './mail-codes-store.ts';
import { deleteEndedSessions } from './sessions-store.ts';

/** Deletes ended sessions and expired mail codes; run by a timer. */
export async function purgeEndedSessions({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  const idle = await idleSince(db.read, now);
  await inBatches(db, (tx, limit) => deleteEndedSessions(tx, now, idle, limit));
  await inBatches(db, (tx, limit) => deleteOldMailCodes(tx, now, limit));
}
