import { refuse } from '@tradewind/contract/base/refusals';
import { realTime } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import { openCodeSecret, stepOfCode } from '../../base/secrets/authenticator.ts';
import type { PaymentCodeDeps } from '../users/index.ts';
import { secondFactorChanged } from './second-factor-events.ts';
import { lockFactor, saveStep, takeRecoveryCode } from './second-factor-store.ts';

/**
 * Checks the code of an account's second factor and uses it up: one of the authenticator, or a recovery code. The caller
 * counts attempts.
 *
 * @param field that the refusals name *
 * @throws Refusal `second_factor_required` without a code, or `desk_code_wrong`.
 * @returns false for an account without a second factor.
 */
export async function checkSecondFactor(
  tx: Tx,
  deps: PaymentCodeDeps,
  userId: string,
  code: string,
  now: Date,
  field: 'code' | 'factor_code' = 'code',
): Promise<boolean> {
  const factor = await lockFactor(tx, userId);
  if (!factor?.confirmed_at) return false;
  if (code === '') refuse('second_factor_required', {}, [field]);
  const step = validStep(deps, userId, factor.secret, code);
  if (step !== null && step > factor.step) await saveStep(tx, userId, step);
  else if (step === null && (await takeRecoveryCode(tx, deps.paymentCodeSecret, userId, code)))
    await deps.jobs.publish(tx, secondFactorChanged, { userId, at: now.toISOString(), how: 'recovery_code_used' });
  else refuse('desk_code_wrong', {}, [field]);
  return true;
}

/** The time step of a code of the authenticator; null when it is not valid now. */
export function validStep(
  { clock, paymentCodeSecret }: Pick<PaymentCodeDeps, 'clock' | 'paymentCodeSecret'>,
  userId: string,
  sealed: Buffer,
  code: string,
): bigint | null {
  return stepOfCode(openCodeSecret(paymentCodeSecret, 'shoppers', userId, sealed), code, realTime(clock));
}
