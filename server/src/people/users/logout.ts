import type { Deps } from '../../base/deps.ts';
import type { Call } from '../../base/http/call.ts';
import { sessionCookie } from '../../base/http/desk-cookie.ts';
import { endSession } from './sessions-store.ts';

/** Ends this session; succeeds for an unknown token too. */
export async function logout({ db }: Deps, { actor, cookies }: Call): Promise<null> {
  if (actor) await db.transact((tx) => endSession(tx, actor.sessionId));
  // Also a cookie whose session has ended.
  if (cookies.read(sessionCookie('shop'))) cookies.remove(sessionCookie('shop'));
  return null;
}
