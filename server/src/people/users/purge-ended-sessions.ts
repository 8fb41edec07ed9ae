import type { Deps } from '../../base/deps.ts';
import { deleteOldMailCodes } from './mail-codes-store.ts';
import { deleteEndedSessions } from './sessions-store.ts';

/** A job: sessions that are over, and mailed codes that have run out, are of no use to anybody. */
export async function purgeEndedSessions({ db, clock }: Deps): Promise<void> {
  await db.transact(async (tx) => {
    await deleteEndedSessions(tx, clock.now());
    await deleteOldMailCodes(tx, clock.now());
  });
}
