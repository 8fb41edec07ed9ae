import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { changeDeskPassword as contract } from '@tradewind/contract/platform/desk/own-account';
import { realTime } from '../../base/clock/clock.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { hashPassword, passwordMatches, samePassword } from '../../base/secrets/password-hash.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { openCodeSecret, stepOfCode } from '../../base/secrets/authenticator.ts';
import { audit } from './audit.ts';
import { ownPasswordAttempt } from './desk-attempts.ts';
import { endSessionsOf } from './operator-sessions.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { credentialsOf } from './operators-queries.ts';
import { useCode } from './operators-store.ts';
import { requireStrongPassword } from './strong-password.ts';

/**
 * Changes the operator's own password and ends the other sessions. Needs the old password and a code, so that an open desk
 * is not enough to take an operator's account over.
 *
 * @throws Refusal `password_wrong`, `desk_code_wrong`, `desk_password_weak`, `password_same` or `sign_in_delayed`.
 */
export async function changePassword(
  { db, clock, paymentCodeSecret, isBreached }: OperatorsDeps,
  { operator: { id, sessionId }, address, now }: DeskCall,
  { password, code, new_password: newPassword }: ParsedInputOf<typeof contract>,
): Promise<null> {
  const operator = await credentialsOf(db.read, id);
  if (!operator?.code_secret || !operator.password_hash) refuse('not_signed_in');
  if (samePassword(password, newPassword)) refuse('password_same', {}, ['new_password']);

  const attempt = ownPasswordAttempt(id, address);
  await takeAttempt(db, attempt, now);
  if (!(await passwordMatches(operator.password_hash, password))) refuse('password_wrong', {}, ['password']);
  const step = stepOfCode(
    openCodeSecret(paymentCodeSecret, 'operators', id, operator.code_secret),
    code,
    realTime(clock),
  );
  if (step === null) refuse('desk_code_wrong', {}, ['code']);
  await requireStrongPassword(isBreached, newPassword, operator, 'new_password');

  const checkedHash = operator.password_hash;
  const newHash = await hashPassword(newPassword);
  await db.transact(async (tx) => {
    if (!(await useCode(tx, id, step, checkedHash, newHash))) refuse('desk_code_wrong', {}, ['code']);
    const ended = await endSessionsOf(tx, id, { except: sessionId });
    await clearAttempt(tx, attempt);
    await audit(tx, operator, 'operator.password_changed', `operator:${id}`, { address, ended }, now);
  });
  return null;
}
