import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { resetPaymentCode as contract } from '@tradewind/contract/people/recovery';
import { refuse } from '@tradewind/contract/base/refusals';
import type { ShopperCall } from '../../base/http/call.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { ownCodeTryAttempt } from './attempts.ts';
import { tryMailCode } from './mail-codes-store.ts';
import { checkNewCode } from './payment-code.ts';
import { storePaymentCode, withdrawAuthorisations } from './payment-codes-store.ts';
import { paymentCodeChanged } from './user-events.ts';
import type { UsersDeps } from './users-deps.ts';
import { lockUser, recordCredentialsRecovered } from './users-store.ts';

/**
 * Sets a new payment code with a mailed code. It lifts the lock of wrong tries and delays withdrawals, so that the owner
 * of a compromised mailbox has time to notice.
 */
export async function resetPaymentCode(
  { db, jobs, paymentCodeSecret: secret }: UsersDeps,
  call: ShopperCall,
  input: ParsedInputOf<typeof contract>,
): Promise<null> {
  const {
    actor: { userId },
    now,
  } = call;
  checkNewCode('newpassword', input.newpassword);
  const attempt = ownCodeTryAttempt(userId, call.address);
  await takeAttempt(db, attempt, now);
  const done = await db.transact(async (tx) => {
    await lockUser(tx, userId);
    if (!(await tryMailCode(tx, secret, userId, 'payment_code', input.code, now))) return false;
    await storePaymentCode(tx, secret, userId, input.newpassword, now);
    await withdrawAuthorisations(tx, userId);
    await recordCredentialsRecovered(tx, userId, now);
    await jobs.publish(tx, paymentCodeChanged, { userId, at: now.toISOString(), how: 'reset' });
    await clearAttempt(tx, attempt);
    return true;
  });
  if (!done) refuse('mail_code_wrong', {}, ['code']);
  return null;
}
