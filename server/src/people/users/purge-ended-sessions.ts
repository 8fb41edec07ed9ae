import type { Deps } from '../../base/deps.ts';
import { deleteOldMailCodes } from './mail-codes-store.ts';
import { deleteEndedSessions } from './sessions-store.ts';

/** Deletes ended sessions and expired mail codes; run by a timer. */
export async function purgeEndedSessions({ db, clock }: Deps): Promise<void> {
  await db.transact(async (tx) => {
    await deleteEndedSessions(tx, clock.now());
    await deleteOldMailCodes(tx, clock.now());
  });
}
