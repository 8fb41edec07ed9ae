import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { changePassword as contract } from '@tradewind/contract/people/users';
import type { Call } from '../../base/http/call.ts';
import { hashPassword, samePassword } from '../../base/secrets/password-hash.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { ownPasswordAttempt, signInAttempt } from './attempts.ts';
import { userWithPassword, userOfPassword } from './check-password.ts';
import { checkNewPassword, refuseBreached, refuseNearName } from './new-password.ts';
import { endSessionsOf } from './sessions-store.ts';
import { passwordChanged } from './user-events.ts';
import type { UsersDeps } from './users-deps.ts';
import { credentialsOf } from './users-queries.ts';
import { recordCredentialsChanged, replacePassword } from './users-store.ts';

/**
 * Changes the login password and ends every session of the user, who is identified by the session, or by the account name
 * without one. The old password is always required: knowing a mobile number proves nothing.
 */
export async function changePassword(
  { db, jobs, isBreached }: UsersDeps,
  call: Call,
  input: ParsedInputOf<typeof contract>,
): Promise<null> {
  const { mobile: accountName, oldpassword: oldPassword, newpassword: newPassword } = input;
  const { repPwd: repeated } = input;
  await checkNewPassword(db.read, { field: 'newpassword', password: newPassword, repeated }, call.now);
  if (!oldPassword) refuse('password_reset_closed', {}, ['oldpassword']);
  if (!call.actor && !accountName) refuse('not_signed_in');

  const attempt = call.actor
    ? ownPasswordAttempt(call.actor.userId, call.address)
    : signInAttempt(accountName!, call.address);
  await takeAttempt(db, attempt, call.now);
  const own = call.actor && (await credentialsOf(db.read, call.actor.userId));
  if (own && !own.has_password) refuse('password_missing', {}, ['oldpassword']);
  const user = call.actor
    ? await userOfPassword(own ? [own] : [], oldPassword)
    : await userWithPassword(db.read, accountName!, oldPassword);
  if (!user) refuse('password_wrong', {}, ['oldpassword']);
  refuseNearName('newpassword', newPassword, user);
  if (samePassword(oldPassword, newPassword)) refuse('password_same', {}, ['newpassword']);
  await refuseBreached(isBreached, 'newpassword', newPassword);

  const newHash = await hashPassword(newPassword);
  await db.transact(async (tx) => {
    if (!(await replacePassword(tx, user.id, user.password_hash, newHash)))
      refuse('password_wrong', {}, ['oldpassword']);
    await recordCredentialsChanged(tx, user.id, call.now);
    await endSessionsOf(tx, user.id);
    await jobs.publish(tx, passwordChanged, { userId: user.id, at: call.now.toISOString(), how: 'changed' });
    await clearAttempt(tx, attempt);
  });
  return null;
}
