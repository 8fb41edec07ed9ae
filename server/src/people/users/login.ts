import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { login as contract } from '@tradewind/contract/people/users';
import { second } from '../../base/clock/clock.ts';
import type { Call } from '../../base/http/call.ts';
import { logSignIn } from '../../base/http/log-sign-in.ts';
import { clearAttempt, takeAttempt, type Attempt } from '../../base/throttle/attempt.ts';
import { attemptOnDevice, rememberDevice } from '../../base/throttle/known-device.ts';
import { signInAttempt } from './attempts.ts';
import { userOfPassword } from './check-password.ts';
import { deviceMark, deviceName } from './device.ts';
import { possibleMobiles } from './mobile-number.ts';
import { openSession, sessionLife } from './open-session.ts';
import { recordDevice } from './sessions-store.ts';
import { signedInOnNewDevice } from './user-events.ts';
import type { PaymentCodeDeps } from './users-deps.ts';
import { usersNamed } from './users-queries.ts';
import { lockPassword } from './users-store.ts';

/** Opens a session. Only the hash of its token is stored. @throws Refusal `wrong_credentials` or `sign_in_delayed`. */
export function login(
  deps: PaymentCodeDeps,
  call: Call,
  input: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const attempt = signInAttempt(input.account, call.address);
  return logSignIn(
    call,
    { kind: 'shopper', subject: attempt.account },
    ({ userinfo }) => userinfo.id,
    () => signIn(deps, call, input, attempt),
  );
}

async function signIn(
  { db, jobs, paymentCodeSecret }: PaymentCodeDeps,
  call: Call,
  input: ParsedInputOf<typeof contract>,
  typed: Attempt,
): Promise<OutputOf<typeof contract>> {
  const candidates = await usersNamed(db.read, input.account.normalize('NFKC'), possibleMobiles(input.account));
  const place = { kind: 'shopper', secret: paymentCodeSecret } as const;
  const attempt = attemptOnDevice(
    typed,
    call,
    place,
    candidates.map(({ id }) => id),
  );
  await takeAttempt(db, attempt, call.now);
  const user = await userOfPassword(candidates, input.password);
  if (!user) refuse('wrong_credentials');

  const token = await db.transact(async (tx) => {
    // A concurrent password change ends every session and must not miss this one.
    if (!(await lockPassword(tx, user.id, user.password_hash))) refuse('wrong_credentials');
    const opened = await openSession(tx, {
      userId: user.id,
      now: call.now,
      address: call.address,
      userAgent: call.userAgent,
    });
    const isNewDevice = await recordDevice(tx, user.id, deviceMark(call.userAgent), call.now);
    if (isNewDevice)
      await jobs.publish(tx, signedInOnNewDevice, {
        userId: user.id,
        at: call.now.toISOString(),
        device: deviceName(call.userAgent),
        address: call.address,
      });
    await clearAttempt(tx, attempt);
    return opened;
  });
  rememberDevice(call, place, user.id);
  return {
    userinfo: {
      token,
      id: user.id,
      username: user.username,
      nickname: user.nickname,
      expires_in: sessionLife / second,
    },
  };
}
