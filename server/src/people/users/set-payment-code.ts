import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { setPaymentCode as contract } from '@tradewind/contract/people/users';
import type { ShopperCall } from '../../base/http/call.ts';
import { requireCorrect, tryCode } from './check-payment-code.ts';
import { checkNewCode, codeMatches, refuseOwnDigits, type CodeVerdict } from './payment-code.ts';
import { lockCode, storePaymentCode, withdrawAuthorisations } from './payment-codes-store.ts';
import { paymentCodeChanged } from './user-events.ts';
import type { PaymentCodeDeps } from './users-deps.ts';
import { contactOf } from './users-queries.ts';
import { lockUser, recordCredentialsChanged } from './users-store.ts';

/**
 * Sets the payment code. If there is one already, the old code is required, and a wrong one counts like a wrong one at a
 * payment.
 */
export async function setPaymentCode(
  deps: PaymentCodeDeps,
  { actor, now }: ShopperCall,
  input: ParsedInputOf<typeof contract>,
): Promise<null> {
  const { newpassword: code, oldpassword: oldCode } = input;
  const { userId } = actor;
  checkNewCode('newpassword', code);
  const user = (await contactOf(deps.db.read, userId)) ?? refuse('not_signed_in');
  refuseOwnDigits('newpassword', code, user);

  const verdict = await deps.db.transact(async (tx): Promise<CodeVerdict> => {
    await lockUser(tx, userId);
    const known = await lockCode(tx, userId);
    if (known) {
      if (!oldCode) refuse('payment_code_old_missing', {}, ['oldpassword']);
      const tried = await tryCode(tx, deps, userId, oldCode, known, now);
      if (tried.says !== 'right') return tried;
      if (codeMatches(deps.paymentCodeSecret, userId, code, known)) refuse('payment_code_same', {}, ['newpassword']);
      await recordCredentialsChanged(tx, userId, now);
    }
    await storePaymentCode(tx, deps.paymentCodeSecret, userId, code, now);
    await withdrawAuthorisations(tx, userId);
    await deps.jobs.publish(tx, paymentCodeChanged, { userId, at: now.toISOString(), how: known ? 'changed' : 'set' });
    return { says: 'right' };
  });
  requireCorrect(verdict, now);
  return null;
}
