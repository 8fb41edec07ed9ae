import { refuse } from '@tradewind/contract/base/refusals';
import { hour, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { lockOrder } from './order-store.ts';
import { transitionOrders } from './transition-orders.ts';

/** Asks the shop to cancel a paid order. Its answer has a time limit, and silence is a yes. */
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
