import type { Tx } from '../../base/db/database.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { giveStockBack } from '../../goods/catalog/index.ts';
import { orderCancelled, type CancelReason } from './order-events.ts';
import { moveOrders, piecesOf, type LockedOrder } from './order-store.ts';
import { giveBackPromos } from './promo-store.ts';
import { refundRest } from './refund-rest.ts';

interface Cancelling {
  reason: CancelReason;
  /** What whoever cancels says to the shopper. */
  note?: string;
  at: Date;
}

/**
 * What cancelling means, whoever does it: stock goes back, promo codes of groups of which nothing is left, and all money
 * that was paid. The orders are locked, and the caller has asked whether they may be cancelled.
 */
export async function cancelOrders(
  { jobs }: { jobs: Jobs },
  tx: Tx,
  orders: readonly LockedOrder[],
  { reason, note, at }: Cancelling,
): Promise<void> {
  if (orders.length === 0) return;
  const ids = orders.map((order) => order.id);
  await Promise.all([
    moveOrders(tx, ids, {
      status: 'cancelled',
      cancelled_at: at,
      cancel_reason: reason,
      cancel_answer_by: null,
      ...(note && { cancel_note: note }),
    }),
    jobs.tellAll(
      tx,
      orderCancelled,
      ids.map((orderId) => ({ orderId, reason })),
    ),
  ]);
  // From here on others wait for the goods and wallets concerned, so what is left is few statements, however many orders there are.
  await giveStockBack(tx, await piecesOf(tx, ids));
  await giveBackPromos(
    tx,
    orders.map((order) => order.groupId),
    at,
  );
  await refundRest(
    tx,
    orders.filter(({ status }) => status !== 'waiting_pay'),
    at,
  );
}
