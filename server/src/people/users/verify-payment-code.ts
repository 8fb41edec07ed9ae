import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { verifyPaymentCode as contract } from '@tradewind/contract/people/users';
import { later, minute } from '../../base/clock/clock.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { requireCorrect, tryPaymentCode } from './check-payment-code.ts';
import { authorisePayment } from './payment-codes-store.ts';
import type { PaymentCodeDeps } from './users-deps.ts';

export const authorisationLife = 5 * minute;

/**
 * Authorises one payment of this session, for clients that check the code in a separate call before paying. The code's row
 * stays locked until the authorisation is stored, so that a concurrent change of the code withdraws it.
 *
 * @throws Refusal `payment_code_missing`, `payment_code_wrong`, `payment_code_locked` or `payment_code_blocked`.
 */
export async function verifyPaymentCode(
  deps: PaymentCodeDeps,
  { actor, now }: ShopperCall,
  input: ParsedInputOf<typeof contract>,
): Promise<null> {
  const verdict = await deps.db.transact(async (tx) => {
    const tried = await tryPaymentCode(tx, deps, actor.userId, input.password_pay, now);
    if (tried.says === 'right' && !(await authorisePayment(tx, actor.sessionId, later(now, authorisationLife))))
      refuse('not_signed_in');
    return tried;
  });
  requireCorrect(verdict, now);
  return null;
}
