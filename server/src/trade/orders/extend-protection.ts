import { refuse } from '@tradewind/contract/base/refusals';
import { day, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { lockOrder } from './order-store.ts';
import { transitionOrders } from './transition-orders.ts';

/**
 * Postpones, once, the deadline after which an order counts as received.
 *
 * @throws Refusal `order_not_found`, `order_not_extendable`.
 */
export async function extendProtection(
  deps: Deps,
  call: ShopperCall,
  { order_id: id }: { order_id: string },
): Promise<{ confirm_at: string }> {
  const settings = await readSettings(deps.db.read, call.now);
  return deps.db.transact(async (tx) => {
    const order = await lockOrder(tx, { userId: call.actor.userId, id });
    if (!order.confirmAt) refuse('order_not_extendable');
    const confirmAt = later(order.confirmAt, settings['orders.extendDays'] * day);
    await transitionOrders(tx, deps, [order], 'extend', { at: call.now, confirm_at: confirmAt });
    return { confirm_at: confirmAt.toISOString() };
  });
}
