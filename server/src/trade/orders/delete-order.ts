import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { lockOrder } from './order-store.ts';
import { transitionOrders } from './transition-orders.ts';

/**
 * Hides a finished order from the shopper's list; shop, platform and books keep it.
 *
 * @throws Refusal `order_not_found`, `order_not_deletable`.
 */
export async function deleteOrder(
  deps: Deps,
  call: ShopperCall,
  { order_id: id }: { order_id: string },
): Promise<null> {
  await deps.db.transact(async (tx) => {
    const order = await lockOrder(tx, { userId: call.actor.userId, id });
    await transitionOrders(tx, deps, [order], 'hide', { at: call.now });
  });
  return null;
}
