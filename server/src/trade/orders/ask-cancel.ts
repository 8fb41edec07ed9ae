import { refuse } from '@tradewind/contract/base/refusals';
import { hour, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { isId } from '../../base/ids/ids.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { cancelAsked } from './order-events.ts';
import { canMove } from './order.ts';
import { lockOrders, moveOrders } from './order-store.ts';

/** Asks the shop to cancel a paid order. Its answer has a time limit, and silence is a yes. */
export async function askCancel(
  { db, jobs }: Deps,
  call: ShopperCall,
  { order_id: id, wish }: { order_id: string; wish: string },
): Promise<null> {
  const settings = await readSettings(db.read, call.now);
  await db.transact(async (tx) => {
    const [order] = isId(id) ? await lockOrders(tx, { userId: call.actor.userId, id }) : [];
    if (!order) refuse('order_not_found');
    if (order.status === 'waiting_delivery' && order.cancelAskedAt) refuse('cancel_already_asked');
    if (!canMove(order, 'ask_cancel', call.now)) refuse('order_not_cancellable');
    await moveOrders(tx, [order.id], {
      cancel_asked_at: call.now,
      cancel_wish: wish,
      cancel_answer_by: later(call.now, settings['orders.cancelAnswerHours'] * hour),
    });
    await jobs.tell(tx, cancelAsked, { orderId: order.id });
  });
  return null;
}
