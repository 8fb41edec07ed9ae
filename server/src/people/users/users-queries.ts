import { parseLocale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import type { Actor } from '../../base/http/call.ts';
import type { StoredAnswer } from '../../base/idempotency/idempotency-key.ts';
import { hashToken } from '../../base/ids/ids.ts';

/** The shopper of a session token; null for an unknown token or an ended session. */
export async function findActor(read: Read, token: string, now: Date): Promise<Actor | null> {
  const row = await liveSession(read, token, now).executeTakeFirst();
  return row ? actorOf(row) : null;
}

/** The same, with the answer stored under the account's idempotency key, in one query. */
export async function findActorAndKey(
  read: Read,
  token: string,
  now: Date,
  key: string,
): Promise<{ actor: Actor; stored: StoredAnswer | null } | null> {
  const row = await liveSession(read, token, now)
    .leftJoin('idempotency_keys as k', (join) =>
      join.onRef('k.owner_id', '=', 'sessions.user_id').on('k.key', '=', key),
    )
    .select(['k.endpoint', 'k.input_hash', 'k.answer', 'k.created_at'])
    .executeTakeFirst();
  if (!row) return null;
  return {
    actor: actorOf(row),
    stored:
      row.endpoint === null || row.input_hash === null || row.created_at === null
        ? null
        : { endpoint: row.endpoint, inputHash: row.input_hash, answer: row.answer, storedAt: row.created_at },
  };
}

const liveSession = (read: Read, token: string, now: Date) =>
  read
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'users.locale'])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', now);

const actorOf = (row: { id: string; user_id: string; locale: string | null }): Actor => ({
  userId: row.user_id,
  sessionId: row.id,
  locale: parseLocale(row.locale),
});

export interface Credentials {
  id: string;
  username: string;
  nickname: string;
  email: string | null;
  mobile: string | null;
  password_hash: string;
}

const credentials = ['id', 'username', 'nickname', 'email', 'mobile', 'password_hash'] as const;

/**
 * The users whom an account name can mean: by username, e-mail address or mobile number. Usually at most one, but a
 * username of digits can equal another user's number.
 */
export function usersNamed(read: Read, name: string, mobiles: string[]): Promise<Credentials[]> {
  return read
    .selectFrom('users')
    .select(credentials)
    .where((eb) =>
      eb.or([
        eb(sql<string>`lower(username)`, '=', sql<string>`lower(${name})`),
        eb(sql<string>`lower(email)`, '=', sql<string>`lower(${name})`),
        ...(mobiles.length > 0 ? [eb('mobile', 'in', mobiles)] : []),
      ]),
    )
    .orderBy('created_at')
    .execute();
}

export function credentialsOf(read: Read, userId: string): Promise<Credentials | undefined> {
  return read.selectFrom('users').select(credentials).where('id', '=', userId).executeTakeFirst();
}

/** When the credentials of an account were last changed, and when they were last reset by mail; null for never. */
export interface CredentialChanges {
  changedAt: Date | null;
  recoveredAt: Date | null;
}

export async function credentialChangesOf(read: Read, userId: string): Promise<CredentialChanges> {
  const row = await read
    .selectFrom('users')
    .select(['credentials_changed_at', 'credentials_recovered_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return { changedAt: row?.credentials_changed_at ?? null, recoveredAt: row?.credentials_recovered_at ?? null };
}

/** The users whom an account name can mean and who have a confirmed e-mail address. */
export async function reachableUsersNamed(
  read: Read,
  name: string,
  mobiles: string[],
): Promise<{ id: string; email: string; locale: string | null }[]> {
  const named = await usersNamed(read, name, mobiles);
  if (named.length === 0) return [];
  return read
    .selectFrom('users')
    .select(['id', 'email', 'locale'])
    .where(
      'id',
      'in',
      named.map(({ id }) => id),
    )
    .where('email', 'is not', null)
    .where('email_confirmed_at', 'is not', null)
    .orderBy('id')
    .$narrowType<{ email: string }>()
    .execute();
}

export async function emailOf(read: Read, userId: string): Promise<{ email: string | null; confirmed: boolean }> {
  const row = await read
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return {
    email: row?.email ?? null,
    confirmed: Boolean(row?.email && row.email_confirmed_at),
  };
}

export function sessionsOf(read: Read, userId: string, now: Date) {
  return read
    .selectFrom('sessions')
    .select(['id', 'address', 'user_agent', 'created_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}

export interface Contact {
  id: string;
  username: string;
  nickname: string;
  email: string | null;
  mobile: string | null;
  avatar: string;
  locale: string | null;
  currency: string | null;
  /** When the payment code was set, if ever. */
  code_set_at: Date | null;
}

export function contactOf(read: Read, userId: string): Promise<Contact | undefined> {
  return read
    .selectFrom('users')
    .leftJoin('payment_codes', 'payment_codes.user_id', 'users.id')
    .select([
      'id',
      'username',
      'nickname',
      'email',
      'mobile',
      'avatar',
      'locale',
      'currency',
      'payment_codes.set_at as code_set_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}
