import type { Tx } from '../base/db/database.ts';
import type { Jobs } from '../base/jobs/jobs.ts';
import { giveStockBack } from '../catalog/index.ts';
import { userAvailable } from '../ledger/index.ts';
import { orderCancelled, type CancelReason } from './order-events.ts';
import { moveOrders, piecesOf, type LockedOrder } from './order-store.ts';
import { giveBackPromo } from './promo-store.ts';
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
export async function cancelOrders({ jobs }: { jobs: Jobs }, tx: Tx, orders: readonly LockedOrder[], { reason, note, at }: Cancelling): Promise<void> {
  if (orders.length === 0) return;
  const ids = orders.map((order) => order.id);
  await moveOrders(tx, ids, { status: 'cancelled', cancelled_at: at, cancel_reason: reason, cancel_answer_by: null, ...(note && { cancel_note: note }) });
  await giveStockBack(tx, await piecesOf(tx, ids));
  for (const groupId of new Set(orders.map((order) => order.groupId))) await giveBackPromo(tx, groupId, at);
  for (const order of orders.filter(({ status }) => status !== 'waiting_pay').sort(byBalance)) await refundRest(tx, order, at);
  await jobs.tellAll(tx, orderCancelled, ids.map((orderId) => ({ orderId, reason })));
}

/** Many refunds in one transaction lock the balances in the one order in which everybody does. */
const byBalance = (a: LockedOrder, b: LockedOrder): number => (userAvailable(a.userId).id < userAvailable(b.userId).id ? -1 : 1);
