import { day, later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import { hashToken, newId, newToken } from '../../base/ids/ids.ts';
import { insertSession } from './sessions-store.ts';

/** In milliseconds; as long as clients keep their cookie. */
export const sessionLife = 3 * day;

export interface NewSession {
  userId: string;
  now: Date;
  /** Milliseconds; `sessionLife` when absent. */
  life?: number;
  /** Network address and browser, shown in the list of sessions. */
  address?: string;
  userAgent?: string;
  /** Whether it is a session of the shop desk, which ends when it is idle. */
  atDesk?: boolean;
  /** The look of an operator that it is for. */
  lookId?: string;
}

/** Opens a session and stores only the hash of its token. @returns the token. */
export async function openSession(
  tx: Tx,
  { userId, now, life = sessionLife, address = '', userAgent = '', atDesk = false, lookId }: NewSession,
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
    desk_seen_at: atDesk ? now : null,
    used_at: now,
    look_id: lookId ?? null,
  });
  return token;
}
