import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { cancelOrders } from './cancel-orders.ts';
import { canTransition } from './order.ts';
import { lockOrder } from './order-store.ts';

/**
 * Cancels a shopper's order that is unpaid, or within the time for free cancellation after the payment.
 *
 * @throws Refusal `order_not_found`, `cancel_needs_consent`, `order_not_cancellable`.
 */
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
