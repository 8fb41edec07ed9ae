import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { logSignIn } from '../../base/http/log-sign-in.ts';
import { clearAttempt, takeAttempt, type Attempt } from '../../base/throttle/attempt.ts';
import { rememberDevice } from '../../base/throttle/known-device.ts';
import { openSignedIn, type SignedIn } from './admit-user.ts';
import { attemptOfOwner } from './attempt-of-owner.ts';
import { signInAttempt } from './attempts.ts';
import { userOfPassword } from './check-password.ts';
import { possibleMobiles } from './mobile-number.ts';
import type { PaymentCodeDeps } from './users-deps.ts';
import { usersNamed } from './users-queries.ts';
import { lockPassword } from './users-store.ts';
import { hasProof } from './work-proof.ts';

interface SignInInput {
  account: string;
  password: string;
  /** Of work, instead of waiting. */
  proof?: string | undefined;
}

/** What a session is opened for, and what that requires. */
export interface Admission {
  /** Whether it is a session of the shop desk. */
  atDesk: boolean;
  /** Checks what else is required, once the password is right; a refusal opens no session and counts as a failure. */
  admit(tx: Tx, userId: string): Promise<void>;
}

/**
 * Signs in to the storefront, or to the shop desk.
 *
 * @throws Refusal `wrong_credentials`, `sign_in_delayed`, or one of the admission.
 */
export function signIn(deps: PaymentCodeDeps, call: Call, input: SignInInput, admission: Admission): Promise<SignedIn> {
  const attempt = signInAttempt(input.account, call.address);
  return logSignIn(
    call,
    { kind: admission.atDesk ? 'merchant' : 'shopper', subject: attempt.account },
    ({ user }) => user.id,
    () => checkSignIn(deps, call, input, attempt, admission),
  );
}

async function checkSignIn(
  deps: PaymentCodeDeps,
  call: Call,
  { account, password, proof }: SignInInput,
  typed: Attempt,
  { atDesk, admit }: Admission,
): Promise<SignedIn> {
  const { db, paymentCodeSecret } = deps;
  const candidates = await usersNamed(db.read, account.normalize('NFKC'), possibleMobiles(account));
  const place = { kind: 'shopper', secret: paymentCodeSecret } as const;
  const ids = candidates.map(({ id }) => id);
  const attempt = await attemptOfOwner(db, typed, call, place, ids);
  await takeAttempt(db, attempt, call.now, await hasProof(deps, call, proof));
  const user = await userOfPassword(candidates, password);
  if (!user) refuse('wrong_credentials');

  const token = await db.transact(async (tx) => {
    // A concurrent password change ends every session and must not miss this one.
    if (!(await lockPassword(tx, user.id, user.password_hash))) refuse('wrong_credentials');
    await admit(tx, user.id);
    const opened = await openSignedIn(tx, deps, call, { userId: user.id, atDesk });
    await clearAttempt(tx, attempt);
    return opened;
  });
  rememberDevice(call, place, user.id);
  return { token, user };
}
