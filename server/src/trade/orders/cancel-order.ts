import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { cancelOrders } from './cancel-orders.ts';
import { canTransition } from './order.ts';
import { lockOrder } from './order-store.ts';

/** Cancels an own order that is unpaid, or was paid so short a time ago that nobody has to be asked. */
export async function cancelOrder(
  deps: Deps,
  call: ShopperCall,
  { order_id: id }: { order_id: string },
): Promise<null> {
  await deps.db.transact(async (tx) => {
    const order = await lockOrder(tx, { userId: call.actor.userId, id });
    if (canTransition(order, 'ask_cancel', call.now)) refuse('cancel_needs_consent');
    const name = order.status === 'waiting_pay' ? 'cancel_unpaid' : 'cancel_paid';
    await cancelOrders(deps, tx, [order], name, { at: call.now });
  });
  return null;
}
