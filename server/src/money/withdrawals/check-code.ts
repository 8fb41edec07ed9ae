import { refuse } from '@tradewind/contract/base/refusals';
import type { ShopperCall } from '../../base/http/call.ts';
import { checkPaymentCode } from '../../people/users/index.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';

/** Insists on the payment code, outside of every other transaction, so that a wrong try stays counted. */
export async function requirePaymentCode(
  deps: PaymentCodeDeps,
  { actor, now }: ShopperCall,
  code: string | undefined,
): Promise<void> {
  if (!code) refuse('payment_code_required', {}, ['password_pay']);
  await checkPaymentCode(deps, actor.userId, code, now);
}
