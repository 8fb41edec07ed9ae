import type { Tx } from '../../base/db/database.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { returnFlashQuota, returnStock } from '../../goods/catalog/index.ts';
import type { OrderTransition } from './order.ts';
import { piecesOf, type LockedOrder } from './order-store.ts';
import { returnPromos } from './promo-store.ts';
import { refundRest } from './refund-rest.ts';
import { transitionOrders } from './transition-orders.ts';

type Cancellation =
  | Extract<OrderTransition, `cancel_${string}`>
  | Extract<OrderTransition, 'close_unpaid' | 'agree_to_cancel'>;

/**
 * Cancels locked orders: returns stock, quotas of flash sales, all paid money, and the promo codes of groups without remaining orders.
 *
 * @param note shown to the shopper.
 * @throws Refusal of the transition when one of the orders can't make it.
 */
export async function cancelOrders(
  deps: { jobs: Jobs },
  tx: Tx,
  orders: readonly LockedOrder[],
  name: Cancellation,
  { note = '', at }: { note?: string; at: Date },
): Promise<void> {
  const ids = orders.map((order) => order.id);
  await transitionOrders(tx, deps, orders, name, {
    at,
    cancel_note: note,
    // Stock and wallets stay locked from here on: the number of statements must not grow with the number of orders.
    async goods() {
      await returnStock(tx, await piecesOf(tx, ids), { reason: 'cancelled', at });
      await returnFlashQuota(tx, ids, at);
      await returnPromos(
        tx,
        orders.map((order) => order.groupId),
        at,
      );
    },
    book: { 'full refund': () => refundRest(tx, orders, at) },
  });
}
