import type { Deps } from '../base/deps.ts';
import { cancelUnpaid } from './cancel-order.ts';
import { lockExpiredOrders } from './order-store.ts';

const batch = 200;

/**
 * Closes unpaid orders whose time is over, in batches, skipping those that somebody is paying or cancelling right now.
 *
 * @returns how many were closed.
 */
export async function closeUnpaidOrders({ db, clock }: Deps): Promise<number> {
  for (let closed = 0; ; ) {
    const now = clock.now();
    const count = await db.transact(async (tx) => {
      const orders = await lockExpiredOrders(tx, now, batch);
      if (orders.length > 0) await cancelUnpaid(tx, orders, 'unpaid', now);
      return orders.length;
    });
    closed += count;
    if (count < batch) return closed;
  }
}
