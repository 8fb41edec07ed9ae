import type { QueryClient } from '@tanstack/react-query';
import { logout } from '@tradewind/contract/people/users';
import { callOf } from '../../api/queries.ts';
import { endSession, startSession } from '../../api/session.ts';
import { ensureUser } from './ensure-user.ts';

/** Keeps a fresh token and loads the shopper it belongs to, so that the next screen knows them. */
export async function signIn(queries: QueryClient, token: string): Promise<void> {
  startSession(token);
  await ensureUser(queries);
}

/** Ends the session here and, if it can be reached, on the server. */
export async function signOut(queries: QueryClient): Promise<void> {
  try {
    await callOf(queries)(logout, {}, { quiet: true, repeatable: true });
  } catch {
    // The token is forgotten all the same: a person who signs out means it.
  } finally {
    endSession();
  }
}
