import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { deviceMark, deviceName } from '../../base/http/device.ts';
import { logSignIn } from '../../base/http/log-sign-in.ts';
import { clearAttempt, takeAttempt, type Attempt } from '../../base/throttle/attempt.ts';
import { attemptOnDevice, rememberDevice } from '../../base/throttle/known-device.ts';
import { signInAttempt } from './attempts.ts';
import { userOfPassword } from './check-password.ts';
import { possibleMobiles } from './mobile-number.ts';
import { openSession } from './open-session.ts';
import { recordDevice } from './sessions-store.ts';
import { signedInOnNewDevice } from './user-events.ts';
import type { PaymentCodeDeps } from './users-deps.ts';
import { usersNamed, type Credentials } from './users-queries.ts';
import { lockPassword } from './users-store.ts';

interface SignInInput {
  account: string;
  password: string;
}

/** How a member of a shop signs in at its desk. */
export interface DeskSignIn {
  /** Checks what else the desk requires, once the password is right; a refusal opens no session and counts as a failure. */
  admit(tx: Tx, userId: string): Promise<void>;
}

export interface SignedIn {
  /** Of the session; only its hash is stored. */
  token: string;
  user: Credentials;
}

/**
 * Signs in to the storefront, or to the shop desk.
 *
 * @throws Refusal `wrong_credentials`, `sign_in_delayed`, or one of the desk.
 */
export function signIn(
  deps: PaymentCodeDeps,
  call: Call,
  input: SignInInput,
  desk: DeskSignIn | null = null,
): Promise<SignedIn> {
  const attempt = signInAttempt(input.account, call.address);
  return logSignIn(
    call,
    { kind: desk ? 'merchant' : 'shopper', subject: attempt.account },
    ({ user }) => user.id,
    () => checkSignIn(deps, call, input, attempt, desk),
  );
}

async function checkSignIn(
  { db, jobs, paymentCodeSecret }: PaymentCodeDeps,
  call: Call,
  { account, password }: SignInInput,
  typed: Attempt,
  desk: DeskSignIn | null,
): Promise<SignedIn> {
  const candidates = await usersNamed(db.read, account.normalize('NFKC'), possibleMobiles(account));
  const place = { kind: 'shopper', secret: paymentCodeSecret } as const;
  const attempt = attemptOnDevice(
    typed,
    call,
    place,
    candidates.map(({ id }) => id),
  );
  await takeAttempt(db, attempt, call.now);
  const user = await userOfPassword(candidates, password);
  if (!user) refuse('wrong_credentials');

  const token = await db.transact(async (tx) => {
    // A concurrent password change ends every session and must not miss this one.
    if (!(await lockPassword(tx, user.id, user.password_hash))) refuse('wrong_credentials');
    await desk?.admit(tx, user.id);
    const { now, address, userAgent } = call;
    const opened = await openSession(tx, { userId: user.id, now, address, userAgent, atDesk: desk !== null });
    const isNewDevice = await recordDevice(tx, user.id, deviceMark(userAgent), now);
    if (isNewDevice)
      await jobs.publish(tx, signedInOnNewDevice, {
        userId: user.id,
        at: now.toISOString(),
        device: deviceName(userAgent),
        address,
      });
    await clearAttempt(tx, attempt);
    return opened;
  });
  rememberDevice(call, place, user.id);
  return { token, user };
}
