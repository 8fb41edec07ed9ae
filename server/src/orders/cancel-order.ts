import { refuse } from '@tradewind/contract/refusals';
import type { Deps } from '../base/deps.ts';
import type { Tx } from '../base/db/database.ts';
import type { ShopperCall } from '../base/http/call.ts';
import { isId } from '../base/ids/ids.ts';
import { giveStockBack } from '../catalog/index.ts';
import { canMove, statusAfter } from './order.ts';
import { lockOrders, moveOrders, noteCancelReason, piecesOf, type LockedOrder } from './order-store.ts';
import { giveBackPromo } from './promo-store.ts';

/** Cancels an own unpaid order; its stock goes back, and its promo code when nothing of the group is left. */
export async function cancelOrder({ db }: Deps, call: ShopperCall, { order_id: id }: { order_id: string }): Promise<null> {
  await db.transact(async (tx) => {
    const [order] = isId(id) ? await lockOrders(tx, { userId: call.actor.userId, id }) : [];
    if (!order) refuse('order_not_found');
    if (!canMove(order, 'cancel')) refuse('order_not_cancellable');
    await cancelUnpaid(tx, [order], 'shopper', call.now);
  });
  return null;
}

/** What cancelling means, for a shopper's wish and for the clock alike. The orders are locked and unpaid. */
export async function cancelUnpaid(tx: Tx, orders: readonly LockedOrder[], reason: 'shopper' | 'unpaid', at: Date): Promise<void> {
  const ids = orders.map((order) => order.id);
  await moveOrders(tx, ids, statusAfter('cancel'), 'cancelled_at', at);
  await noteCancelReason(tx, ids, reason);
  await giveStockBack(tx, await piecesOf(tx, ids));
  for (const groupId of new Set(orders.map((order) => order.groupId))) await giveBackPromo(tx, groupId, at);
}
