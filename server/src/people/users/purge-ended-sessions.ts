import { day, later } from '../../base/clock/clock.ts';
import { inBatches } from '../../base/db/in-batches.ts';
import type { Deps } from '../../base/deps.ts';
import { idleSince } from './live-sessions.ts';
import { deleteOldMailCodes } from './mail-codes-store.ts';
import { deleteEndedSessions, deleteOldNetworks, deleteOldSignIns } from './sessions-store.ts';

/** Networks that were not used for so long count as new again, and sign-ins leave the timeline. */
const networkLife = 180 * day;

/** Deletes ended sessions, expired mail codes and forgotten networks; run by a timer. */
export async function purgeEndedSessions({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  const idle = await idleSince(db.read, now);
  await inBatches(db, (tx, limit) => deleteEndedSessions(tx, now, idle, limit));
  await inBatches(db, (tx, limit) => deleteOldMailCodes(tx, now, limit));
  await inBatches(db, (tx, limit) => deleteOldSignIns(tx, later(now, -networkLife), limit));
  await inBatches(db, (tx, limit) => deleteOldNetworks(tx, later(now, -networkLife), limit));
}
