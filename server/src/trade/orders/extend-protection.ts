import { refuse } from '@tradewind/contract/base/refusals';
import { day, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { isId } from '../../base/ids/ids.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { orderExtended } from './order-events.ts';
import { canMove } from './order.ts';
import { lockOrders, moveOrders } from './order-store.ts';

/** Puts off, once, the day on which an order counts as received. */
export async function extendProtection(
  { db, jobs }: Deps,
  call: ShopperCall,
  { order_id: id }: { order_id: string },
): Promise<{ confirm_at: string }> {
  const settings = await readSettings(db.read, call.now);
  return db.transact(async (tx) => {
    const [order] = isId(id) ? await lockOrders(tx, { userId: call.actor.userId, id }) : [];
    if (!order) refuse('order_not_found');
    if (!canMove(order, 'extend', call.now) || !order.confirmAt) refuse('order_not_extendable');
    const confirmAt = later(order.confirmAt, settings['orders.extendDays'] * day);
    await moveOrders(tx, [order.id], { extended_at: call.now, confirm_at: confirmAt });
    await jobs.tell(tx, orderExtended, { orderId: order.id });
    return { confirm_at: confirmAt.toISOString() };
  });
}
