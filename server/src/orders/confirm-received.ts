import { refuse } from '@tradewind/contract/refusals';
import type { Deps } from '../base/deps.ts';
import type { ShopperCall } from '../base/http/call.ts';
import { isId } from '../base/ids/ids.ts';
import { canMove, statusAfter } from './order.ts';
import { lockOrders, moveOrders } from './order-store.ts';

/** The shopper has the parcel. The money stays in escrow until the after-sale window is over. */
export async function confirmReceived({ db }: Deps, call: ShopperCall, { order_id: id }: { order_id: string }): Promise<null> {
  await db.transact(async (tx) => {
    const [order] = isId(id) ? await lockOrders(tx, { userId: call.actor.userId, id }) : [];
    if (!order) refuse('order_not_found');
    if (!canMove(order, 'confirm_received')) refuse('order_not_receivable');
    await moveOrders(tx, [order.id], statusAfter('confirm_received'), 'received_at', call.now);
  });
  return null;
}
