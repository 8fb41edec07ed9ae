import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { resetPaymentCode as contract } from '@tradewind/contract/people/recovery';
import { refuse } from '@tradewind/contract/base/refusals';
import type { ShopperCall } from '../../base/http/call.ts';
import { checkNewCode, refuseOwnDigits } from './payment-code.ts';
import { storePaymentCode, withdrawAuthorisations } from './payment-codes-store.ts';
import { tryOwnCode } from './try-own-code.ts';
import { paymentCodeChanged } from './user-events.ts';
import type { UsersDeps } from './users-deps.ts';
import { contactOf } from './users-queries.ts';
import { recordCredentialsRecovered } from './users-store.ts';

/**
 * Sets a new payment code with a mailed code. It lifts the lock of wrong tries and delays withdrawals, so that the owner
 * of a compromised mailbox has time to notice.
 *
 * @throws Refusal `mail_code_wrong`, or that of a payment code that is too easy to guess.
 */
export async function resetPaymentCode(
  deps: UsersDeps,
  call: ShopperCall,
  input: ParsedInputOf<typeof contract>,
): Promise<null> {
  const {
    actor: { userId },
    now,
  } = call;
  checkNewCode('newpassword', input.newpassword);
  const user = (await contactOf(deps.db.read, userId)) ?? refuse('not_signed_in');
  refuseOwnDigits('newpassword', input.newpassword, user);
  await tryOwnCode(deps, call, { purpose: 'payment_code', code: input.code }, async (tx) => {
    await storePaymentCode(tx, deps.paymentCodeSecret, userId, input.newpassword, now);
    await withdrawAuthorisations(tx, userId);
    await recordCredentialsRecovered(tx, userId, now);
    await deps.jobs.publish(tx, paymentCodeChanged, { userId, at: now.toISOString(), how: 'reset' });
  });
  return null;
}
