import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/people/shop-desk/second-factor';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { clearAttempt } from '../../base/throttle/attempt.ts';
import { checkOwnPassword, type PaymentCodeDeps } from '../users/index.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { secondFactorChanged } from './second-factor-events.ts';
import { showSecondFactor } from './second-factor-queries.ts';
import { deleteFactor, replaceRecoveryCodes } from './second-factor-store.ts';

/**
 * Replaces the recovery codes.
 *
 * @throws Refusal `password_wrong`, `desk_code_wrong`, `second_factor_off` or `sign_in_delayed`.
 */
export async function renewRecoveryCodes(
  deps: PaymentCodeDeps,
  call: MerchantCall,
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
 * Removes the second factor. A member who must have one can only set up another one then.
 *
 * @throws Refusal `password_wrong`, `desk_code_wrong`, `second_factor_off` or `sign_in_delayed`.
 */
export async function endSecondFactor(
  deps: PaymentCodeDeps,
  call: MerchantCall,
  { password, code }: ParsedInputOf<typeof contract.endSecondFactor>,
): Promise<Work<OutputOf<typeof contract.endSecondFactor>>> {
  const { actor, now } = call;
  const { userId } = actor;
  const { attempt } = await checkOwnPassword(deps, call, password);
  return async (tx) => {
    if (!(await checkSecondFactor(tx, deps, userId, code, now))) refuse('second_factor_off');
    await deleteFactor(tx, userId);
    await clearAttempt(tx, attempt);
    await deps.jobs.publish(tx, secondFactorChanged, { userId, at: now.toISOString(), how: 'off' });
    return showSecondFactor(tx, actor, now);
  };
}
