import { refuse } from '@tradewind/contract/base/refusals';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { register as contract } from '@tradewind/contract/people/users';
import type { Deps } from '../../base/deps.ts';
import type { Call } from '../../base/http/call.ts';
import { hashPassword } from '../../base/secrets/password-hash.ts';
import { takeAttempt } from '../../base/throttle/attempt.ts';
import { registrationAttempt } from './attempts.ts';
import { createUser } from './create-user.ts';
import { isEmail } from './email-address.ts';
import { refuseMixedScripts } from './look-alike-name.ts';
import { toE164 } from './mobile-number.ts';
import { checkNewPassword, refuseNearName } from './new-password.ts';

/** Creates an account. All attempts are counted per network, since a refusal reveals which names are taken. */
export async function register(
  { db }: Deps,
  call: Call,
  input: ParsedInputOf<typeof contract>,
): Promise<{ id: string }> {
  refuseMixedScripts(input.username);
  const { password, repPwd: repeated } = input;
  await checkNewPassword(db.read, { field: 'password', password, repeated }, call.now);
  const email = input.email || null;
  if (email && !isEmail(email)) refuse('email_invalid', {}, ['email']);
  const mobile = input.mobile ? toE164(input.mobile, input.quhao || undefined) : null;
  if (input.mobile && !mobile) refuse('mobile_invalid', {}, ['mobile']);

  const names = { username: input.username, nickname: input.nickname || input.username, email, mobile };
  refuseNearName('password', password, names);

  await takeAttempt(db, registrationAttempt(call.address), call.now);
  const user = { ...names, passwordHash: await hashPassword(password), createdAt: call.now };
  return { id: await db.transact((tx) => createUser(tx, user)) };
}
