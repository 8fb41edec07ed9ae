import { day, later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import { hashToken, newId, newToken } from '../../base/ids/ids.ts';
import { insertSession } from './sessions-store.ts';

/** As long as clients keep their cookie. */
export const sessionLife = 3 * day;

export interface NewSession {
  userId: string;
  now: Date;
  /** Milliseconds; `sessionLife` when absent. */
  life?: number;
  /** From where, and with what browser, as its holder reads it in the list of sessions. */
  address?: string;
  userAgent?: string;
}

/** Signs an account in. Only the hash of the token is kept. @returns the token itself, told this once. */
export async function openSession(
  tx: Tx,
  { userId, now, life = sessionLife, address = '', userAgent = '' }: NewSession,
): Promise<string> {
  const token = newToken();
  await insertSession(tx, {
    id: newId(),
    user_id: userId,
    token_hash: hashToken(token),
    created_at: now,
    expires_at: later(now, life),
    address,
    user_agent: userAgent.slice(0, 400),
  });
  return token;
}
