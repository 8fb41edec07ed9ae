import { refuse } from '@tradewind/contract/base/refusals';
import type { SecondStep } from '@tradewind/contract/people/second-step';
import type { Tx } from '../../base/db/database.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { checkPasskey } from '../../base/passkeys/check-passkey.ts';
import type { PasskeyOwner } from '../../base/passkeys/passkeys-store.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { factorAttempt, type PaymentCodeDeps } from '../users/index.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { hasSecondFactor, isAskedAtSignIn } from './second-factor-queries.ts';

/** A shopper as the owner of passkeys. */
export const ofUser = (userId: string): PasskeyOwner => ({ kind: 'user_id', id: userId });

/**
 * Begins the second step of an act of a shopper: an account with a second factor has to prove it. Each try counts until it
 * succeeds, so codes can't be guessed.
 *
 * @throws Refusal `second_factor_required`, `sign_in_delayed`, `passkey_wrong` or `passkeys_unavailable`.
 * @returns the check, which uses the code or the signature up; run it in the transaction of the act. It refuses with `desk_code_wrong` or `passkey_wrong`.
 */
export async function beginSecondStep(
  deps: PaymentCodeDeps,
  call: ShopperCall,
  { factor_code: code = '', passkey }: SecondStep,
): Promise<(tx: Tx) => Promise<void>> {
  const {
    actor: { userId, sessionId },
    address,
    now,
  } = call;
  if (!(await hasSecondFactor(deps.db.read, userId))) return async () => {};
  if (code === '' && !passkey) refuse('second_factor_required', {}, ['factor_code']);
  const attempt = factorAttempt(userId, address);
  await takeAttempt(deps.db, attempt, now);
  const purpose = { to: 'confirm', kind: 'user_id', ownerId: userId, sessionId } as const;
  const proof = passkey && (await checkPasskey(deps.db.read, deps.paymentCodeSecret, call, passkey, purpose));
  return async (tx) => {
    if (proof) await proof.use(tx);
    // An account with passkeys alone has no codes.
    else if (!(await checkSecondFactor(tx, deps, userId, code, now, 'factor_code')))
      refuse('desk_code_wrong', {}, ['factor_code']);
    await clearAttempt(tx, attempt);
  };
}

/** The same at the sign-in to the storefront, for accounts that chose it; the sign-in counts the tries. */
export const secondStepAtSignIn =
  (deps: PaymentCodeDeps) =>
  async (
    tx: Tx,
    userId: string,
    { factor_code: code = '' }: Pick<SecondStep, 'factor_code'>,
    now: Date,
  ): Promise<void> => {
    if (await isAskedAtSignIn(tx, userId)) await checkSecondFactor(tx, deps, userId, code, now, 'factor_code');
  };
