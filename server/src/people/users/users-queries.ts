import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';

export interface Credentials {
  id: string;
  username: string;
  nickname: string;
  email: string | null;
  mobile: string | null;
  password_hash: string;
  has_password: boolean;
}

const credentials = ['id', 'username', 'nickname', 'email', 'mobile', 'password_hash', 'has_password'] as const;

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

/** Whether somebody signed in to one of these accounts from this block of addresses before. */
export async function hasNetwork(read: Read, userIds: readonly string[], network: string): Promise<boolean> {
  if (userIds.length === 0) return false;
  const query = read.selectFrom('sign_in_networks').select('network').where('user_id', 'in', userIds);
  return (await query.where('network', '=', network).limit(1).executeTakeFirst()) !== undefined;
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

/** Whether an account has this e-mail address, confirmed or not. */
export async function isEmailOfAccount(read: Read, email: string): Promise<boolean> {
  const row = await read
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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

export async function mobileOf(read: Read, userId: string): Promise<{ mobile: string | null; confirmed: boolean }> {
  const row = await read
    .selectFrom('users')
    .select(['mobile', 'mobile_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return { mobile: row?.mobile ?? null, confirmed: Boolean(row?.mobile && row.mobile_confirmed_at) };
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
  /** As `1990-05-31`. */
  birthday: string | null;
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
    .select(sql<string | null>`to_char(birthday, 'YYYY-MM-DD')`.as('birthday'))
    .where('id', '=', userId)
    .executeTakeFirst();
}
