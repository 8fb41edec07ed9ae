import type { Locale } from '@tradewind/contract/base/locales';
import type { Currency } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Insertable } from 'kysely';
import { brokenConstraint, type Tx } from '../../base/db/database.ts';
import type { Tables } from '../../base/db/tables.ts';
import { dummyHash } from '../../base/secrets/password-hash.ts';
import type { CredentialChanges } from './users-queries.ts';

/** The fields of an account that a shopper may change. */
interface Profile {
  username: string;
  /** From `lookOfName`. */
  username_look: string;
  nickname: string;
  email: string | null;
  avatar: string;
}

export async function insertUser(tx: Tx, user: Insertable<Tables['users']>): Promise<void> {
  await tx.insertInto('users').values(user).execute();
}

export async function updateUser(tx: Tx, userId: string, change: Partial<Profile>): Promise<void> {
  await tx.updateTable('users').set(change).where('id', '=', userId).execute();
}

export async function saveLanguage(tx: Tx, userId: string, locale: Locale): Promise<void> {
  await tx.updateTable('users').set({ locale }).where('id', '=', userId).execute();
}

export async function saveCurrency(tx: Tx, userId: string, currency: Currency): Promise<void> {
  await tx.updateTable('users').set({ currency }).where('id', '=', userId).execute();
}

/** Locks a user against other changes, but not against inserts of rows that refer to the user. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/**
 * Records that a password or payment code was changed or reset. Withdrawals wait for a while after that.
 */
export async function recordCredentialsChanged(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.updateTable('users').set({ credentials_changed_at: at }).where('id', '=', userId).execute();
}

/** Records that a password or payment code was reset by mail, or that the e-mail address was replaced. */
export async function recordCredentialsRecovered(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ credentials_changed_at: at, credentials_recovered_at: at })
    .where('id', '=', userId)
    .execute();
}

/** Locks the user until the end of the transaction and returns when the credentials last changed. */
export async function lockCredentials(tx: Tx, userId: string): Promise<CredentialChanges> {
  const row = await tx
    .selectFrom('users')
    .select(['credentials_changed_at', 'credentials_recovered_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return { changedAt: row?.credentials_changed_at ?? null, recoveredAt: row?.credentials_recovered_at ?? null };
}

/** Locks the password that was just checked. @returns false when it has been changed since. */
export async function lockPassword(tx: Tx, userId: string, passwordHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the password that was checked. @returns false when it has been changed since. */
export async function replacePassword(tx: Tx, userId: string, checkedHash: string, newHash: string): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ password_hash: newHash })
    .where('id', '=', userId)
    .where('password_hash', '=', checkedHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a new password after a reset by mail. */
export async function savePassword(tx: Tx, userId: string, newHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: newHash, has_password: true }).where('id', '=', userId).execute();
}

/** Stores the password of an account that has none. @returns false when it has one. */
export async function saveFirstPassword(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ password_hash: hash, has_password: true })
    .where('id', '=', userId)
    .where('has_password', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveConfirmedEmail(tx: Tx, userId: string, email: string, at: Date): Promise<void> {
  await tx.updateTable('users').set({ email, email_confirmed_at: at }).where('id', '=', userId).execute();
}

export async function saveConfirmedMobile(tx: Tx, userId: string, mobile: string, at: Date): Promise<void> {
  await tx.updateTable('users').set({ mobile, mobile_confirmed_at: at }).where('id', '=', userId).execute();
}

/** Ends an account whose person was erased: nobody signs in to it any more. */
export async function markDeleted(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.updateTable('users').set({ deleted_at: at, password_hash: dummyHash }).where('id', '=', userId).execute();
}

const taken: Readonly<Record<string, ['username_taken' | 'email_taken' | 'mobile_taken', string]>> = {
  users_username: ['username_taken', 'username'],
  users_username_look: ['username_taken', 'username'],
  users_email: ['email_taken', 'email'],
  users_mobile: ['mobile_taken', 'mobile'],
};

/** Turns a violated unique constraint of users into its refusal; rethrows any other error. */
export function refuseTaken(error: unknown): never {
  const found = taken[brokenConstraint(error) ?? ''];
  if (found) refuse(found[0], {}, [found[1]]);
  throw error;
}
