import { usd } from '@tradewind/contract/base/money';
import { sql } from 'kysely';
import type { Read, Tx } from '../../base/db/database.ts';
import type { LineCommission } from './commission.ts';

/** A shop's locked earning of one order; amounts in minor units. */
export interface LockedEarning {
  orderId: string;
  shopId: string;
  due: bigint;
  /** With its tax. */
  commission: bigint;
  commissionTax: bigint;
  refunded: bigint;
  commissionBack: bigint;
  releasedAt: Date | null;
}

/** Locks the earnings of orders in the order of their ids; after the orders and before balances. */
export async function lockEarnings(tx: Tx, orderIds: readonly string[]): Promise<LockedEarning[]> {
  if (orderIds.length === 0) return [];
  const rows = await tx
    .selectFrom('order_earnings')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('order_id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    shopId: row.shop_id,
    due: row.due,
    commission: row.commission,
    commissionTax: row.commission_tax,
    refunded: row.refunded,
    commissionBack: row.commission_back,
    releasedAt: row.released_at,
  }));
}

/** Adds refunded amounts and returned commissions to earnings, minor units. */
export async function recordRefunds(
  tx: Tx,
  refunds: readonly { orderId: string; refunded: bigint; commissionBack: bigint }[],
): Promise<void> {
  const rows = JSON.stringify(
    refunds.map(({ orderId, refunded, commissionBack }) => ({
      order_id: orderId,
      refunded: refunded.toString(),
      commission_back: commissionBack.toString(),
    })),
  );
  await sql`
    update order_earnings e set refunded = e.refunded + r.refunded, commission_back = e.commission_back + r.commission_back
    from jsonb_to_recordset(${rows}::jsonb) as r(order_id uuid, refunded bigint, commission_back bigint) where e.order_id = r.order_id`.execute(
    tx,
  );
}

/** Adds what a shop paid for the return of an order's goods, minor units. The update locks the earning. */
export async function recordReturnFreight(tx: Tx, orderId: string, paid: bigint): Promise<void> {
  await tx
    .updateTable('order_earnings')
    .set((eb) => ({ return_freight: eb('return_freight', '+', paid) }))
    .where('order_id', '=', orderId)
    .execute();
}

/** Marks earnings as released with the amount that the shop got, minor units. */
export async function recordReleases(
  tx: Tx,
  releases: readonly { orderId: string; released: bigint }[],
  at: Date,
): Promise<void> {
  const rows = JSON.stringify(
    releases.map(({ orderId, released }) => ({ order_id: orderId, released: released.toString() })),
  );
  await sql`
    update order_earnings e set released_at = ${at}, released = r.released
    from jsonb_to_recordset(${rows}::jsonb) as r(order_id uuid, released bigint) where e.order_id = r.order_id`.execute(
    tx,
  );
}

export interface OrderTransaction {
  orderId: string;
  transactionId: string;
}

/** Records which ledger transactions belong to an order, so that its money can be followed beyond its escrow. */
export async function recordTransactions(tx: Tx, transactions: readonly OrderTransaction[]): Promise<void> {
  if (transactions.length === 0) return;
  await tx
    .insertInto('order_transactions')
    .values(transactions.map(({ orderId, transactionId }) => ({ order_id: orderId, transaction_id: transactionId })))
    .execute();
}

/** The commission of each line of an order with its tax, by line id. */
export async function commissionsOfLines(read: Read, orderId: string): Promise<ReadonlyMap<string, LineCommission>> {
  const rows = await read
    .selectFrom('line_commissions')
    .select(['line_id', 'base', 'commission', 'tax'])
    .where('order_id', '=', orderId)
    .execute();
  return new Map(rows.map((row) => [row.line_id, { base: usd(row.base), commission: usd(row.commission + row.tax) }]));
}
