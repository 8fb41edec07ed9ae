import { refuse } from '@tradewind/contract/base/refusals';
import { hour, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { lockOrder } from './order-store.ts';
import { transitionOrders } from './transition-orders.ts';

/**
 * Requests the cancellation of a paid order from its shop; without an answer by the deadline the order is cancelled.
 *
 * @throws Refusal `order_not_found`, `cancel_already_asked`, `order_not_cancellable`.
 */
export async function requestCancellation(
  deps: Deps,
  call: ShopperCall,
  { order_id: id, wish }: { order_id: string; wish: string },
): Promise<null> {
  const settings = await readSettings(deps.db.read, call.now);
  await deps.db.transact(async (tx) => {
    const order = await lockOrder(tx, { userId: call.actor.userId, id });
    if (order.status === 'waiting_delivery' && order.cancelAskedAt) refuse('cancel_already_asked');
    await transitionOrders(tx, deps, [order], 'ask_cancel', {
      at: call.now,
      cancel_wish: wish,
      cancel_answer_by: later(call.now, settings['orders.cancelAnswerHours'] * hour),
    });
  });
  return null;
}
