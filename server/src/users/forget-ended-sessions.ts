import type { Deps } from '../base/deps.ts';
import { deleteEndedSessions } from './sessions-store.ts';

/** A job: sessions that are over are of no use to anybody. */
export async function forgetEndedSessions({ db, clock }: Deps): Promise<void> {
  await db.transact((tx) => deleteEndedSessions(tx, clock.now()));
}
