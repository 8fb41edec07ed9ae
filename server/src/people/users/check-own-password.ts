import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { takeAttempt, type Attempt } from '../../base/throttle/attempt.ts';
import { ownPasswordAttempt } from './attempts.ts';
import { userOfPassword } from './check-password.ts';
import { credentialsOf, type Credentials } from './users-queries.ts';

/**
 * Checks the login password of whoever is signed in once more.
 *
 * @throws Refusal `password_wrong`, `password_missing` for an account without one, or `sign_in_delayed`.
 * @returns the account, and the attempt, which counts as a failure until it is cleared.
 */
export async function checkOwnPassword(
  { db }: Pick<Deps, 'db'>,
  { actor: { userId }, address, now }: Pick<ShopperCall, 'actor' | 'address' | 'now'>,
  password: string,
): Promise<{ user: Credentials; attempt: Attempt }> {
  const known = [await credentialsOf(db.read, userId)].filter((found) => found !== undefined);
  if (known[0] && !known[0].has_password) refuse('password_missing', {}, ['password']);
  const attempt = ownPasswordAttempt(userId, address);
  await takeAttempt(db, attempt, now);
  const user = (await userOfPassword(known, password)) ?? refuse('password_wrong', {}, ['password']);
  return { user, attempt };
}
