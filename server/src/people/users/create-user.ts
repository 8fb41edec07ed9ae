import type { Locale } from '@tradewind/contract/base/locales';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { lookOfName } from './look-alike-name.ts';
import { insertUser, refuseTaken } from './users-store.ts';

/** The data of a new account. */
export interface NewUser {
  /** Only when it is derived from a name, as in the demo data. */
  id?: string;
  /** 3 to 30 characters, unique regardless of case. */
  username: string;
  nickname: string;
  email?: string | null;
  /** When the user confirmed the address, which then serves for account recovery. */
  emailConfirmedAt?: Date | null;
  /** E.164 */
  mobile?: string | null;
  /** From `hashPassword`. */
  passwordHash: string;
  /** False for an account whose hash is of something that nobody knows; true when absent. */
  hasPassword?: boolean;
  /** Path of a picture. */
  avatar?: string;
  /** Absent until the user chooses one. */
  locale?: Locale | null;
  createdAt: Date;
}

/**
 * Creates an account, without payment code, address or balance.
 *
 * @returns its id.
 * @throws Refusal `username_taken`, `email_taken` or `mobile_taken`.
 */
export async function createUser(tx: Tx, user: NewUser): Promise<string> {
  const id = user.id ?? newId();
  await insertUser(tx, {
    id,
    username: user.username,
    username_look: lookOfName(user.username),
    nickname: user.nickname,
    email: user.email ?? null,
    email_confirmed_at: user.emailConfirmedAt ?? null,
    mobile: user.mobile ?? null,
    password_hash: user.passwordHash,
    has_password: user.hasPassword ?? true,
    avatar: user.avatar ?? '',
    locale: user.locale ?? null,
    created_at: user.createdAt,
  }).catch(refuseTaken);
  return id;
}
