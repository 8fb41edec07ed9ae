import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { idleSince } from './live-sessions.ts';

/** Which of these sessions are still open. It does not count as using them. */
export async function openSessionIds(read: Read, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const idle = await idleSince(read, now);
  const rows = await read
    .selectFrom('sessions')
    .select('id')
    .where(isOneOf('id', ids))
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('desk_seen_at', 'is', null), eb('desk_seen_at', '>', idle)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
