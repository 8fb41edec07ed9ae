import type { Deps } from '../../base/deps.ts';
import type { Call } from '../../base/http/call.ts';
import { endSession } from './sessions-store.ts';

/** Ends this session; succeeds for an unknown token too. */
export async function logout({ db }: Deps, { actor }: Call): Promise<null> {
  if (actor) await db.transact((tx) => endSession(tx, actor.sessionId));
  return null;
}
