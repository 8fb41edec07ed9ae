import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { isId } from '../../base/ids/ids.ts';
import { canBeHidden } from './order.ts';
import { hideOrder, lockOrders } from './order-store.ts';

/** Takes a finished order out of the shopper's list; shop, platform and books keep it. Doing it twice does no harm. */
export async function deleteOrder(
  { db }: Deps,
  call: ShopperCall,
  { order_id: id }: { order_id: string },
): Promise<null> {
  await db.transact(async (tx) => {
    const [order] = isId(id) ? await lockOrders(tx, { userId: call.actor.userId, id }) : [];
    if (!order) refuse('order_not_found');
    if (!canBeHidden(order)) refuse('order_not_deletable');
    await hideOrder(tx, order.id, call.now);
  });
  return null;
}
