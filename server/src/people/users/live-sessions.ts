import { parseLocale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import { later, minute } from '../../base/clock/clock.ts';
import type { Database, Read, Tx } from '../../base/db/database.ts';
import { asJson } from '../../base/db/json-rows.ts';
import { readTogether } from '../../base/db/read-together.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { currentTransaction, deferToCommit, hasWritten } from '../../base/db/transaction.ts';
import type { Visit } from '../../base/http/api.ts';
import type { Actor } from '../../base/http/call.ts';
import type { StoredAnswer } from '../../base/idempotency/idempotency-key.ts';
import { hashToken } from '../../base/ids/ids.ts';
import { readSettings } from '../../platform/settings/index.ts';

/** The last use of a session of the shop desk is known to the minute, so that not every call writes. */
const seenInterval = minute;

/** A session of the storefront ends by its age alone: its last use is only shown. */
const usedInterval = 10 * minute;

/** The shopper of a session token; null for an unknown token or a session that has ended or was idle too long. */
export async function findActor(db: Database, visit: Visit): Promise<Actor | null> {
  const row = await liveSession(db.read, { ...visit, key: null });
  return row ? actorOf(db, row, visit) : null;
}

/** The same, with the answer stored under the account's idempotency key, in one query. */
export async function findActorAndKey(
  db: Database,
  visit: Visit,
  key: string,
): Promise<{ actor: Actor; stored: StoredAnswer | null } | null> {
  const row = await liveSession(db.read, { ...visit, key });
  const actor = row && (await actorOf(db, row, visit));
  if (!actor) return null;
  return {
    actor,
    stored:
      row.endpoint === null || row.input_hash === null || row.created_at === null
        ? null
        : { endpoint: row.endpoint, inputHash: row.input_hash, answer: row.answer, storedAt: row.created_at },
  };
}

/** The open sessions of an account, the newest first. */
export async function sessionsOf(read: Read, userId: string, now: Date) {
  const idle = await idleSince(read, now);
  return (
    read
      .selectFrom('sessions')
      .select(['id', 'address', 'user_agent', 'created_at', 'desk_seen_at', 'used_at'])
      .select((eb) => eb.fn.coalesce('desk_seen_at', 'used_at').as('seen_at'))
      .where('user_id', '=', userId)
      // Looks of operators have a list of their own.
      .where('look_id', 'is', null)
      .where('expires_at', '>', now)
      .where((eb) => eb.or([eb('desk_seen_at', 'is', null), eb('desk_seen_at', '>', idle)]))
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute()
  );
}

/** The moment before which a session of the shop desk was last used when it has been idle for too long. */
export async function idleSince(read: Read, now: Date): Promise<Date> {
  const { 'security.shopIdleMinutes': minutes } = await readSettings(read, now);
  return later(now, -minutes * minute);
}

interface Wanted extends Pick<Visit, 'token' | 'now'> {
  /** Of the client; null for a request without one. */
  readonly key: string | null;
}

interface LiveSession {
  id: string;
  user_id: string;
  desk_seen_at: Date | null;
  used_at: Date | null;
  look_id: string | null;
  last_write: bigint;
  locale: string | null;
  adult_since: Date | null;
  endpoint: string | null;
  input_hash: Buffer | null;
  answer: unknown;
  created_at: Date | null;
}

/**
 * The sessions of tokens, each with what was stored under the key. By a subquery for each, which PostgreSQL answers by indexes however
 * many sessions there are.
 */
const liveSession = readTogether(async (read, wanted: readonly Wanted[]): Promise<(LiveSession | null)[]> => {
  const named = wanted.map(({ token, key, now }, place) => ({
    place,
    token_hash: `\\x${hashToken(token).toString('hex')}`,
    key,
    now,
  }));
  const rows = await rowsOf<LiveSession & { place: number }>(
    read,
    sql`
    select w.place, live.*
    from jsonb_to_recordset(${asJson(named)}::jsonb) as w (place int, token_hash bytea, key text, now timestamptz),
    lateral (
      select s.id, s.user_id, s.desk_seen_at, s.used_at, s.look_id, s.last_write, u.locale, u.adult_since,
        k.endpoint, k.input_hash, k.answer, k.created_at
      from sessions s
      join users u on u.id = s.user_id
      left join idempotency_keys k on k.owner_id = s.user_id and k.key = w.key
      where s.token_hash = w.token_hash and s.expires_at > w.now
        -- A lock of everything ends the sessions; none that slipped through counts. Operators still look at the account.
        and (u.locked is distinct from 'everything' or s.look_id is not null)
      limit 1
    ) live`,
  );
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return wanted.map((_, place) => byPlace.get(place) ?? null);
});

/** The actor of a session, which counts as used; null when it was idle too long. */
async function actorOf(db: Database, row: LiveSession, { now, attended }: Visit): Promise<Actor | null> {
  const { id, user_id, desk_seen_at: seenAt, used_at: usedAt, look_id: lookId, locale } = row;
  if (seenAt) {
    if (seenAt <= (await idleSince(db.read, now))) return null;
    if (attended && seenAt <= later(now, -seenInterval)) await markAsUsed(db, id, 'desk_seen_at', now);
  } else if (attended && (!usedAt || usedAt <= later(now, -usedInterval))) await markAsUsed(db, id, 'used_at', now);
  return {
    userId: user_id,
    sessionId: id,
    atDesk: seenAt !== null,
    isLook: lookId !== null,
    lastWrite: row.last_write,
    locale: parseLocale(locale),
    isAdult: row.adult_since !== null,
  };
}

const markAsUsed = (db: Database, sessionId: string, column: 'desk_seen_at' | 'used_at', now: Date) =>
  db.transact((tx) =>
    tx
      .updateTable('sessions')
      .set({ [column]: sql`greatest(${sql.ref(column)}, ${now})` })
      .where('id', '=', sessionId)
      .execute(),
  );

/** Records that this transaction is the last one that the session wrote, if it writes anything. */
export const markSessionWrite = (tx: Tx, sessionId: string): void =>
  deferToCommit(
    tx,
    tx.updateTable('sessions').set({ last_write: currentTransaction }).where('id', '=', sessionId).where(hasWritten),
  );
