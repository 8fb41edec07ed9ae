import { refuse } from '@tradewind/contract/base/refusals';
import type { Actor } from '../../base/http/call.ts';
import { checkPaymentCode } from './check-payment-code.ts';
import type { PaymentCodeDeps } from './users-deps.ts';

/**
 * Requires the payment code of whoever acts, outside of other transactions, so that wrong tries stay counted.
 *
 * @throws Refusal `payment_code_required` and those of `checkPaymentCode`.
 */
export async function requirePaymentCode(
  deps: PaymentCodeDeps,
  { actor, now }: { readonly actor: Pick<Actor, 'userId'>; readonly now: Date },
  code: string | undefined,
): Promise<void> {
  if (!code) refuse('payment_code_required', {}, ['password_pay']);
  await checkPaymentCode(deps, actor.userId, code, now);
}
