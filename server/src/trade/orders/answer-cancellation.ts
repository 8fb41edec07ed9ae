import { refuse } from '@tradewind/contract/base/refusals';
import type { Work } from '../../base/db/work.ts';
import type { Deps } from '../../base/deps.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { cancelOrders } from './cancel-orders.ts';
import { requireTransition } from './order.ts';
import { lockOrder } from './order-store.ts';
import { transitionOrders } from './transition-orders.ts';

/**
 * Answers a cancellation request: agreeing cancels and refunds the order, refusing needs a note.
 *
 * @throws Refusal `order_not_found`, `cancel_not_open`, `reason_required`.
 */
export const answerCancellation =
  (
    deps: Deps,
    { actor, now }: MerchantCall,
    { id, agree, note }: { id: string; agree: boolean; note: string },
  ): Work<void> =>
  async (tx) => {
    const order = await lockOrder(tx, { shopId: actor.shopId, id });
    if (agree) return cancelOrders(deps, tx, [order], 'agree_to_cancel', { note, at: now });
    requireTransition([order], 'refuse_to_cancel', now);
    if (!note) refuse('reason_required');
    await transitionOrders(tx, deps, [order], 'refuse_to_cancel', { at: now, cancel_note: note });
  };
