import { usd } from '@tradewind/contract/base/money';
import { day, later } from '../src/base/clock/clock.ts';
import type { Database } from '../src/base/db/database.ts';
import { orderEscrow, platformPromotions, postTransaction, userAvailable } from '../src/money/ledger/index.ts';
import { insertParcel } from '../src/trade/parcels/index.ts';
import { releaseOrder } from '../src/money/settlement/index.ts';
import { agreeCommission } from '../src/trade/orders/index.ts';
import type { BuiltProduct } from './build-catalog.ts';
import { buildOrder, paidColumns, type BuiltOrder } from './build-order.ts';
import { buildShopper, type BuiltShopper } from './build-shopper.ts';

export interface PaidOrder extends BuiltOrder {
  shopper: BuiltShopper;
}

interface Wanted {
  lines: readonly { product: BuiltProduct; quantity?: number; discount?: bigint }[];
  freight?: bigint;
  at: Date;
}

/** Inserts a paid order with its money in escrow, to be shipped. All products must be of one shop. */
export async function buildPaidOrder(db: Database, { lines, freight = 500n, at }: Wanted): Promise<PaidOrder> {
  const shopper = await buildShopper(db, { balance: 1_000_000n, now: at });
  const discount = lines.reduce((sum, line) => sum + (line.discount ?? 0n), 0n);
  const order = await buildOrder(db, shopper.id, lines, { freight, discount, at });
  await db.transact(async (tx) => {
    for (const [index, lineId] of order.lineIds.entries())
      await tx
        .updateTable('order_lines')
        .set({ discount: lines[index]!.discount ?? 0n })
        .where('id', '=', lineId)
        .execute();
    const to = orderEscrow({ userId: shopper.id, orderId: order.id });
    const legs = [
      { from: userAvailable(shopper.id), to, amount: usd(order.total) },
      { from: platformPromotions, to, amount: usd(discount) },
    ];
    await postTransaction(tx, {
      kind: 'order_paid',
      reference: `order:${order.id}:paid`,
      at,
      legs: legs.filter((leg) => leg.amount.minor > 0n),
    });
    await tx.updateTable('orders').set(paidColumns(at)).where('id', '=', order.id).execute();
    await agreeCommission(tx, [order.id], at);
  });
  return { ...order, shopper };
}

/** Marks an order, or some pieces of its lines, as shipped in one parcel, and optionally as received. */
export async function deliverOrder(
  db: Database,
  { id }: Pick<PaidOrder, 'id'>,
  status: 'delivered' | 'received',
  at: Date,
  pieces?: readonly number[],
): Promise<void> {
  const received = status === 'received' ? { received_at: at, after_sale_until: later(at, 15 * day) } : {};
  await db.transact(async (tx) => {
    const lines = await tx
      .selectFrom('order_lines')
      .select(['id', 'quantity', 'price'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute();
    const packed = lines.map((line, index) => ({
      lineId: line.id,
      quantity: pieces?.[index] ?? line.quantity,
      customsName: '',
      hsCode: '',
      origin: '',
      customsValue: line.price,
    }));
    const unsent = lines.reduce((sum, { quantity }, index) => sum + quantity - packed[index]!.quantity, 0);
    await tx
      .updateTable('orders')
      .set({ status, delivered_at: at, confirm_at: later(at, 45 * day), unsent_pieces: unsent, ...received })
      .where('id', '=', id)
      .execute();
    await insertParcel(tx, {
      orderId: id,
      carrier: 'dhl',
      number: `P${id.replaceAll('-', '').toUpperCase()}`,
      sentAt: at,
      tracked: false,
      lines: packed.filter(({ quantity }) => quantity > 0),
    });
  });
}

/** What says which order is completed. */
export type CompletableOrder = Pick<PaidOrder, 'id' | 'sn' | 'shopId' | 'userId'>;

/** Completes an order and releases its money to the shop. */
export async function completeOrder(db: Database, order: CompletableOrder, at: Date): Promise<void> {
  await deliverOrder(db, order, 'received', at);
  await db.transact(async (tx) => {
    await releaseOrder(tx, { ...order, orderId: order.id, at });
    await tx
      .updateTable('orders')
      .set({ status: 'completed', completed_at: at, after_sale_until: at })
      .where('id', '=', order.id)
      .execute();
  });
}
