import { refuse } from '@tradewind/contract/refusals';
import type { Deps } from '../base/deps.ts';
import { canMove, statusAfter } from './order.ts';
import { lockOrders, moveOrders } from './order-store.ts';

/** The shop has sent the parcel. */
export async function shipOrder({ db, clock }: Deps, orderId: string): Promise<void> {
  await db.transact(async (tx) => {
    const [order] = await lockOrders(tx, { id: orderId });
    if (!order || !canMove(order, 'ship')) refuse('order_not_found');
    await moveOrders(tx, [order.id], statusAfter('ship'), 'delivered_at', clock.now());
  });
}
