import { refuse } from '@tradewind/contract/base/refusals';
import { isEmail } from './email-address.ts';
import { refuseMixedScripts } from './look-alike-name.ts';
import { toE164 } from './mobile-number.ts';
import type { AccountNames } from './new-password.ts';

/** What somebody who registers types, besides a password. */
export interface TypedNames {
  username: string;
  nickname?: string | undefined;
  email?: string | undefined;
  mobile?: string | undefined;
  /** Calling code of the mobile number. */
  quhao?: string | undefined;
}

/**
 * Reads the names and addresses of a new account.
 *
 * @throws Refusal `username_mixed`, `email_invalid`, `mobile_missing` or `mobile_invalid`.
 */
export function readNames({
  username,
  nickname,
  email: typedEmail,
  mobile: typedMobile,
  quhao,
}: TypedNames): AccountNames {
  refuseMixedScripts(username);
  const email = typedEmail || null;
  if (email && !isEmail(email)) refuse('email_invalid', {}, ['email']);
  // A form that asks for it and was left empty; programs may leave the field out.
  if (typedMobile === '') refuse('mobile_missing', {}, ['mobile']);
  const mobile = typedMobile ? toE164(typedMobile, quhao || undefined) : null;
  if (typedMobile && !mobile) refuse('mobile_invalid', {}, ['mobile']);
  return { username, nickname: nickname || username, email, mobile };
}
