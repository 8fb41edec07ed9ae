import type { ParsedInputOf } from '@tradewind/contract/endpoint';
import { refuse } from '@tradewind/contract/refusals';
import type { verifyPaymentCode as contract } from '@tradewind/contract/users';
import { later, minute } from '../base/clock/clock.ts';
import type { ShopperCall } from '../base/http/call.ts';
import { checkPaymentCode } from './check-payment-code.ts';
import { authorisePayment } from './payment-codes-store.ts';
import type { PaymentCodeDeps } from './users-deps.ts';

export const authorisationLife = 5 * minute;

/** For clients that check the code first and pay in the next call: this session may make one payment, once, soon. */
export async function verifyPaymentCode(deps: PaymentCodeDeps, { actor, now }: ShopperCall, input: ParsedInputOf<typeof contract>): Promise<null> {
  await checkPaymentCode(deps, actor.userId, input.password_pay, now);
  const authorised = await deps.db.transact((tx) => authorisePayment(tx, actor.sessionId, later(now, authorisationLife)));
  if (!authorised) refuse('not_signed_in');
  return null;
}
