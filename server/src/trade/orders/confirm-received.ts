import { refuse } from '@tradewind/contract/base/refusals';
import { day, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { isId } from '../../base/ids/ids.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { orderReceived } from './order-events.ts';
import { canMove } from './order.ts';
import { lockOrders, moveOrders } from './order-store.ts';

/** The shopper has the parcel. The money stays in escrow until the after-sale window is over. */
export async function confirmReceived(
  { db, jobs }: Deps,
  call: ShopperCall,
  { order_id: id }: { order_id: string },
): Promise<null> {
  const settings = await readSettings(db.read, call.now);
  await db.transact(async (tx) => {
    const [order] = isId(id) ? await lockOrders(tx, { userId: call.actor.userId, id }) : [];
    if (!order) refuse('order_not_found');
    if (!canMove(order, 'confirm_received', call.now)) refuse('order_not_receivable');
    await moveOrders(tx, [order.id], {
      status: 'received',
      received_at: call.now,
      after_sale_until: later(call.now, settings['orders.afterSaleDays'] * day),
    });
    await jobs.tell(tx, orderReceived, { orderId: order.id, by: 'shopper' });
  });
  return null;
}
