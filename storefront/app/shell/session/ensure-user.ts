import type { QueryClient } from '@tanstack/react-query';
import { getUserInfo, logout } from '@tradewind/contract/people/users';
import { isUnreachable } from '@tradewind/client/errors';
import { callQuery } from '../../api/call-query.ts';
import { callOf } from '../../api/queries.ts';
import { endSession, readToken } from '../../api/session.ts';
import { userQuery } from '../../api/user.ts';

/**
 * Loads the shopper behind a token before anything is shown to them. Answers where to go instead when the token is
 * worth nothing: to sign in again, or to the start when even signing out fails. A server that can't be reached has
 * not said anything about the token, so the session stays and the screen tells that there is no connection.
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
