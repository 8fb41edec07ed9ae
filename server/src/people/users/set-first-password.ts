import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import type { IsBreached } from '../../base/secrets/breached-passwords.ts';
import { hashPassword } from '../../base/secrets/password-hash.ts';
import { ownPasswordAttempt } from './attempts.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { checkNewPassword, refuseBreached, refuseNearName } from './new-password.ts';
import { passwordChanged } from './user-events.ts';
import type { PaymentCodeDeps } from './users-deps.ts';
import { credentialsOf } from './users-queries.ts';
import { recordCredentialsChanged, saveFirstPassword } from './users-store.ts';

/**
 * Sets the password of an account that has none. The caller has made sure that its owner asks for it. Withdrawals wait after
 * it, as after any change of a password.
 *
 * @param proven uses the proof up, in the transaction that stores the password
 * @throws Refusal `password_exists`, or one of new passwords.
 */
export async function setFirstPassword(
  { db, jobs, isBreached }: PaymentCodeDeps & { readonly isBreached: IsBreached },
  { actor: { userId }, address, now }: ShopperCall,
  { newpassword: password, repPwd: repeated }: { newpassword: string; repPwd?: string | undefined },
  proven: (tx: Tx) => Promise<void>,
): Promise<void> {
  const field = 'newpassword';
  const user = (await credentialsOf(db.read, userId)) ?? refuse('not_signed_in');
  if (user.has_password) refuse('password_exists');
  await checkNewPassword(db.read, { field, password, repeated }, now);
  refuseNearName(field, password, user);
  const attempt = ownPasswordAttempt(userId, address);
  await takeAttempt(db, attempt, now);
  await refuseBreached(isBreached, field, password);
  const hash = await hashPassword(password);
  await db.transact(async (tx) => {
    await proven(tx);
    if (!(await saveFirstPassword(tx, userId, hash))) refuse('password_exists');
    await recordCredentialsChanged(tx, userId, now);
    await jobs.publish(tx, passwordChanged, { userId, at: now.toISOString(), how: 'changed' });
    await clearAttempt(tx, attempt);
  });
}
