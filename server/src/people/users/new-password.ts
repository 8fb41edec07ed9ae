import { refuse } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import type { IsBreached } from '../../base/secrets/breached-passwords.ts';
import { isCommonPassword, isNearName } from '../../base/secrets/guessable.ts';
import { readSettings } from '../../platform/settings/index.ts';

interface NewPassword {
  /** The input field. */
  field: string;
  password: string;
  repeated: string | undefined;
}

/** @throws Refusal `password_too_short`, `password_common` or `passwords_differ`. */
export async function checkNewPassword(
  read: Read,
  { field, password, repeated }: NewPassword,
  now: Date,
): Promise<void> {
  const { 'security.passwordLength': min } = await readSettings(read, now);
  if ([...password].length < min) refuse('password_too_short', { min }, [field]);
  if (isCommonPassword(password)) refuse('password_common', {}, [field]);
  if (repeated !== undefined && repeated !== password) refuse('passwords_differ', {}, ['repPwd']);
}

/**
 * Asks outside, so it comes after the attempt is counted, and outside of transactions.
 *
 * @throws Refusal `password_breached`.
 */
export async function refuseBreached(isBreached: IsBreached, field: string, password: string): Promise<void> {
  if (await isBreached(password)) refuse('password_breached', {}, [field]);
}

/** The names of an account that its password must not be made of. */
export interface AccountNames {
  username: string;
  nickname: string;
  email: string | null;
  mobile: string | null;
}

/** @throws Refusal `password_near_name`. */
export function refuseNearName(
  field: string,
  password: string,
  { username, nickname, email, mobile }: AccountNames,
): void {
  const names = [username, nickname, email, email?.split('@')[0], mobile, 'tradewind'];
  if (
    isNearName(
      password,
      names.filter((name) => typeof name === 'string'),
    )
  )
    refuse('password_near_name', {}, [field]);
}
