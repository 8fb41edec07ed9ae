import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/people/shop-desk/second-factor';
import type { SecondStep } from '@tradewind/contract/people/second-step';
import { later, minute } from '../../base/clock/clock.ts';
import type { Work } from '../../base/db/work.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { codeUri, newCodeSecret, sealCodeSecret } from '../../base/secrets/authenticator.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { checkOwnPassword, endDeskSessionsOf, ownPasswordAttempt, type PaymentCodeDeps } from '../users/index.ts';
import { validStep } from './check-second-factor.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { beginSecondStep } from './second-step.ts';
import { isGuardedByPasskeysAlone } from './second-factor-queries.ts';
import { secondFactorChanged } from './second-factor-events.ts';
import { confirmFactor, lockFactor, replaceRecoveryCodes, storeSecret } from './second-factor-store.ts';

const setUpMinutes = 10;

/**
 * Begins to set up a second factor. Needs the password, so that an open desk is not enough to lock its owner out.
 *
 * @throws Refusal `password_wrong`, `sign_in_delayed`, `second_factor_on`, or `passkey_first`
 *   without a passkey that the account has.
 */
export async function startSecondFactor(
  deps: PaymentCodeDeps,
  call: ShopperCall,
  { password, ...proof }: ParsedInputOf<typeof contract.startSecondFactor> & SecondStep,
): Promise<Work<OutputOf<typeof contract.startSecondFactor>>> {
  const { user, attempt } = await checkOwnPassword(deps, call, password);
  const secret = newCodeSecret();
  // Where passkeys guard the account, a password alone must not add another way past them.
  const guarded = await isGuardedByPasskeysAlone(deps.db.read, user.id);
  if (guarded && !proof.passkey) refuse('passkey_first');
  const checkSecondStep = guarded ? await beginSecondStep(deps, call, proof) : null;
  return async (tx) => {
    await checkSecondStep?.(tx);
    const sealed = sealCodeSecret(deps.paymentCodeSecret, 'shoppers', user.id, secret);
    if (!(await storeSecret(tx, user.id, sealed, call.now))) refuse('second_factor_on');
    await clearAttempt(tx, attempt);
    return { secret, uri: codeUri(secret, user.username), minutes: setUpMinutes };
  };
}

/**
 * Confirms the authenticator with its first code. Sessions of the shop desk that were opened without it end.
 *
 * @throws Refusal `second_factor_over`, `desk_code_wrong` or `sign_in_delayed`.
 */
export async function confirmSecondFactor(
  deps: PaymentCodeDeps,
  { actor: { userId, sessionId }, address, now }: ShopperCall,
  { code }: ParsedInputOf<typeof contract.confirmSecondFactor>,
): Promise<Work<OutputOf<typeof contract.confirmSecondFactor>>> {
  const attempt = ownPasswordAttempt(userId, address);
  await takeAttempt(deps.db, attempt, now);
  const codes = newRecoveryCodes();
  return async (tx) => {
    const factor = await lockFactor(tx, userId);
    if (!factor || factor.confirmed_at || factor.started_at <= later(now, -setUpMinutes * minute))
      return refuse('second_factor_over');
    const step = validStep(deps, userId, factor.secret, code) ?? refuse('desk_code_wrong', {}, ['code']);
    await confirmFactor(tx, userId, step, now);
    await replaceRecoveryCodes(tx, deps.paymentCodeSecret, userId, codes);
    await endDeskSessionsOf(tx, userId, sessionId);
    await clearAttempt(tx, attempt);
    await deps.jobs.publish(tx, secondFactorChanged, { userId, at: now.toISOString(), how: 'on' });
    return { recovery_codes: codes };
  };
}
