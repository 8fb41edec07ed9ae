import type { Locale } from '@tradewind/contract/base/locales';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { insertUser, refuseTaken } from './users-store.ts';

/** An account to be opened. */
export interface NewUser {
  /** Only where it follows from a name, as in the demo world. */
  id?: string;
  /** 3 to 30 characters, and no other account has it in whatever case. */
  username: string;
  nickname: string;
  email?: string | null;
  /** Whether the address can let its holder back in; false when absent. */
  emailTrusted?: boolean;
  /** When its holder proved that it is theirs. */
  emailConfirmedAt?: Date | null;
  /** E.164 */
  mobile?: string | null;
  /** As `hashPassword` makes it. */
  passwordHash: string;
  /** Path of a picture. */
  avatar?: string;
  /** Absent while its holder never chose one. */
  locale?: Locale | null;
  createdAt: Date;
}

/**
 * Opens an account. It has no payment code, no address and no money yet.
 *
 * @returns its id.
 * @throws Refusal `username_taken`, `email_taken` or `mobile_taken`.
 */
export async function createUser(tx: Tx, user: NewUser): Promise<string> {
  const id = user.id ?? newId();
  await insertUser(tx, {
    id,
    username: user.username,
    nickname: user.nickname,
    email: user.email ?? null,
    email_trusted: user.emailTrusted ?? false,
    email_confirmed_at: user.emailConfirmedAt ?? null,
    mobile: user.mobile ?? null,
    password_hash: user.passwordHash,
    avatar: user.avatar ?? '',
    locale: user.locale ?? null,
    created_at: user.createdAt,
  }).catch(refuseTaken);
  return id;
}
