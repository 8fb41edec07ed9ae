import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { askAtSignIn as askAtSignInContract } from '@tradewind/contract/people/second-factor';
import type * as contract from '@tradewind/contract/people/shop-desk/second-factor';
import type { Work } from '../../base/db/work.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { checkOwnPassword, factorAttempt, type PaymentCodeDeps, recordCredentialsChanged } from '../users/index.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { secondFactorChanged } from './second-factor-events.ts';
import { deleteFactor, replaceRecoveryCodes, saveAtSignIn } from './second-factor-store.ts';

/**
 * Replaces the recovery codes.
 *
 * @throws Refusal `password_wrong`, `desk_code_wrong`, `second_factor_off` or `sign_in_delayed`.
 */
export async function renewRecoveryCodes(
  deps: PaymentCodeDeps,
  call: ShopperCall,
  { password, code }: ParsedInputOf<typeof contract.renewRecoveryCodes>,
): Promise<Work<OutputOf<typeof contract.renewRecoveryCodes>>> {
  const { userId } = call.actor;
  const { attempt } = await checkOwnPassword(deps, call, password);
  const codes = newRecoveryCodes();
  return async (tx) => {
    if (!(await checkSecondFactor(tx, deps, userId, code, call.now))) refuse('second_factor_off');
    await replaceRecoveryCodes(tx, deps.paymentCodeSecret, userId, codes);
    await clearAttempt(tx, attempt);
    return { recovery_codes: codes };
  };
}

/**
 * Removes the second factor. Withdrawals wait for a while then, as after any change of credentials. A member of a shop who
 * must have one can only set up another one.
 *
 * @throws Refusal `password_wrong`, `desk_code_wrong`, `second_factor_off` or `sign_in_delayed`.
 */
export async function endSecondFactor(
  deps: PaymentCodeDeps,
  call: ShopperCall,
  { password, code }: ParsedInputOf<typeof contract.endSecondFactor>,
): Promise<Work<null>> {
  const { actor, now } = call;
  const { userId } = actor;
  const { attempt } = await checkOwnPassword(deps, call, password);
  return async (tx) => {
    // The account is locked before its factor, as withdrawals do it.
    await recordCredentialsChanged(tx, userId, now);
    if (!(await checkSecondFactor(tx, deps, userId, code, now))) refuse('second_factor_off');
    await deleteFactor(tx, userId);
    await clearAttempt(tx, attempt);
    await deps.jobs.publish(tx, secondFactorChanged, { userId, at: now.toISOString(), how: 'off' });
    return null;
  };
}

/**
 * Chooses whether the sign-in to the storefront asks for the second factor too.
 *
 * @throws Refusal `desk_code_wrong`, `second_factor_off` or `sign_in_delayed`.
 */
export async function askAtSignIn(
  deps: PaymentCodeDeps,
  { actor: { userId }, address, now }: ShopperCall,
  { on, code }: ParsedInputOf<typeof askAtSignInContract>,
): Promise<Work<null>> {
  const attempt = factorAttempt(userId, address);
  await takeAttempt(deps.db, attempt, now);
  return async (tx) => {
    if (!(await checkSecondFactor(tx, deps, userId, code, now))) refuse('second_factor_off');
    await saveAtSignIn(tx, userId, on === 1);
    await clearAttempt(tx, attempt);
    return null;
  };
}
