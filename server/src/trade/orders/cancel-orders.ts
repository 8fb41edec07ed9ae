import type { Tx } from '../../base/db/database.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { returnStock } from '../../goods/catalog/index.ts';
import type { OrderTransition } from './order.ts';
import { piecesOf, type LockedOrder } from './order-store.ts';
import { returnPromos } from './promo-store.ts';
import { refundRest } from './refund-rest.ts';
import { transitionOrders } from './transition-orders.ts';

type Cancellation =
  | Extract<OrderTransition, `cancel_${string}`>
  | Extract<OrderTransition, 'close_unpaid' | 'agree_to_cancel'>;

/**
 * What cancelling means, whoever does it: stock goes back, promo codes of groups of which nothing is left, and all money
 * that was paid.
 *
 * @param note what whoever cancels says to the shopper.
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
    // From here on others wait for the goods and wallets concerned, so what is left is few statements, however many orders there are.
    async goods() {
      await returnStock(tx, await piecesOf(tx, ids));
      await returnPromos(
        tx,
        orders.map((order) => order.groupId),
        at,
      );
    },
    book: { 'full refund': () => refundRest(tx, orders, at) },
  });
}
