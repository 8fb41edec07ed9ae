import { day, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { lockOrder } from './order-store.ts';
import { transitionOrders } from './transition-orders.ts';

/**
 * Confirms that the shopper received an order; its money stays in escrow until the after-sales period ends.
 *
 * @throws Refusal `order_not_found`, `order_not_receivable`.
 */
export async function confirmReceived(
  deps: Deps,
  call: ShopperCall,
  { order_id: id }: { order_id: string },
): Promise<null> {
  const settings = await readSettings(deps.db.read, call.now);
  await deps.db.transact(async (tx) => {
    const order = await lockOrder(tx, { userId: call.actor.userId, id });
    await transitionOrders(tx, deps, [order], 'confirm_received', {
      at: call.now,
      after_sale_until: later(call.now, settings['orders.afterSaleDays'] * day),
    });
  });
  return null;
}
