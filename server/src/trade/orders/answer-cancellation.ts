import { refuse } from '@tradewind/contract/base/refusals';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { requirePaymentCode, type PaymentCodeDeps } from '../../people/users/index.ts';
import { cancelOrders } from './cancel-orders.ts';
import { requireTransition } from './order.ts';
import { lockOrder } from './order-store.ts';
import { transitionOrders } from './transition-orders.ts';

interface CancellationAnswer {
  id: string;
  agree: boolean;
  note: string;
  /** Needed to agree. */
  password_pay?: string | undefined;
}

/**
 * Answers a cancellation request: agreeing cancels and refunds the order and needs the payment code, refusing needs a note.
 *
 * @throws Refusal `order_not_found`, `cancel_not_open`, `reason_required`, or of the payment code.
 */
export async function answerCancellation(
  deps: PaymentCodeDeps,
  call: MerchantCall,
  { id, agree, note, password_pay: code }: CancellationAnswer,
): Promise<Work<void>> {
  const { actor, now } = call;
  if (agree) await requirePaymentCode(deps, call, code);
  return async (tx) => {
    const order = await lockOrder(tx, { shopId: actor.shopId, id });
    if (agree) return cancelOrders(deps, tx, [order], 'agree_to_cancel', { note, at: now });
    requireTransition([order], 'refuse_to_cancel', now);
    if (!note) refuse('reason_required');
    await transitionOrders(tx, deps, [order], 'refuse_to_cancel', { at: now, cancel_note: note });
  };
}
