import type { QueryClient } from '@tanstack/react-query';
import { logout, getUserInfo } from '@tradewind/contract/people/users';
import { callOf } from '../../api/queries.ts';
import { endSession, startSession, readToken, subscribeSession } from '../../api/session.ts';
import { isUnreachable } from '@tradewind/client/errors';
import { callQuery } from '../../api/call-query.ts';
import { userQuery } from '../../api/user.ts';

/** Stores a new token and loads its shopper before the next screen opens. */
export async function signIn(queries: QueryClient, token: string): Promise<void> {
  startSession(token);
  await ensureUser(queries);
}

/** Ends the session in this browser and, if it can be reached, on the server. */
export async function signOut(queries: QueryClient): Promise<void> {
  try {
    await callOf(queries)(logout, {}, { quiet: true, repeatable: true });
  } catch {
    // The token is deleted even if the server can't be reached.
  } finally {
    endSession();
  }
}

/**
 * Loads the shopper of the token, whom private screens are for. Returns where to redirect when the token is invalid:
 * to sign in again, or to the start when even signing out fails. While the server can't be reached the session stays, and
 * the screen shows that there is no connection.
 */
export async function ensureUser(queries: QueryClient): Promise<string | null> {
  if (!readToken() || queries.getQueryData(userQuery().queryKey)) return null;
  try {
    await queries.fetchQuery(callQuery(getUserInfo, {}, { quiet: true }));
    return null;
  } catch (error) {
    return isUnreachable(error) ? null : dropSession(queries);
  }
}

async function dropSession(queries: QueryClient): Promise<string> {
  try {
    await callOf(queries)(logout, {}, { quiet: true, repeatable: true });
    return '/login';
  } catch {
    return '/';
  } finally {
    endSession();
  }
}

/**
 * Cached answers belong to one session. When a session begins, the queries on screen are fetched again; when it ends,
 * everything is invalidated and nothing fetched, since the screen is about to be left.
 */
export function resetCacheOnSessionChange(queries: QueryClient): void {
  let owner = readToken();
  subscribeSession(() => {
    const next = readToken();
    if (next === owner) return;
    owner = next;
    void queries.cancelQueries();
    queries.removeQueries({ type: 'inactive' });
    void queries.invalidateQueries({ refetchType: next ? 'active' : 'none' });
  });
}
