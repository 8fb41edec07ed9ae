import { refuse } from '@tradewind/contract/base/refusals';
import type { ShopperCall } from '../../base/http/call.ts';
import { checkPaymentCode } from '../../people/users/index.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';

/**
 * Requires the payment code, outside of other transactions, so that wrong tries stay counted.
 *
 * @throws Refusal `payment_code_required` and those of `checkPaymentCode`.
 */
export async function requirePaymentCode(
  deps: PaymentCodeDeps,
  { actor, now }: ShopperCall,
  code: string | undefined,
): Promise<void> {
  if (!code) refuse('payment_code_required', {}, ['password_pay']);
  await checkPaymentCode(deps, actor.userId, code, now);
}
