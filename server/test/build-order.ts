import { usd } from '@tradewind/contract/base/money';
import { day, later } from '../src/base/clock/clock.ts';
import type { Database } from '../src/base/db/database.ts';
import { newId, publicNumber } from '../src/base/ids/ids.ts';
import { orderEscrow, outside, platformPromotions, postTransaction, userAvailable } from '../src/money/ledger/index.ts';
import { agreeCommission } from '../src/trade/orders/index.ts';
import type { BuiltProduct } from './build-catalog.ts';

export interface BuiltOrder {
  id: string;
  sn: string;
  userId: string;
  shopId: string;
  lineIds: string[];
  /** US cents */
  goods: bigint;
  freight: bigint;
  discount: bigint;
  total: bigint;
}

/** Inserts an unpaid order, for tests of what comes after placing. All products must be of one shop. */
export async function buildOrder(
  db: Database,
  userId: string,
  lines: readonly { product: BuiltProduct; quantity?: number }[],
  {
    freight = 500n,
    discount = 0n,
    at = new Date('2026-03-01T12:00:00Z'),
  }: { freight?: bigint; discount?: bigint; at?: Date } = {},
): Promise<BuiltOrder> {
  const id = newId();
  const groupId = newId();
  const shopId = lines[0]!.product.shopId;
  const rows = lines.map(({ product, quantity = 1 }) => ({
    id: newId(),
    order_id: id,
    product_id: product.id,
    sku_id: product.skus[0]!.id,
    titles: product.titles,
    specs: {},
    image: '/media/x.webp',
    price: product.skus[0]!.price,
    quantity,
  }));
  const goods = rows.reduce((sum, row) => sum + row.price * BigInt(row.quantity), 0n);
  const order = {
    id,
    sn: publicNumber('TW'),
    userId,
    shopId,
    lineIds: rows.map((row) => row.id),
    goods,
    freight,
    discount,
    total: goods + freight - discount,
  };
  const pieces = rows.reduce((sum, row) => sum + row.quantity, 0);
  await db.transact(async (tx) => {
    await tx
      .insertInto('order_groups')
      .values({ id: groupId, user_id: userId, out_trade_no: publicNumber('GR'), total: order.total, placed_at: at })
      .execute();
    await tx
      .insertInto('orders')
      .values({
        id,
        group_id: groupId,
        sn: order.sn,
        user_id: userId,
        shop_id: shopId,
        status: 'waiting_pay',
        goods,
        freight,
        discount,
        total: order.total,
        pieces,
        unsent_pieces: pieces,
        addressee: 'Someone',
        mobile: '+351',
        ship_to: 'Lisbon',
        placed_at: at,
        pay_before: at,
      })
      .execute();
    await tx.insertInto('order_lines').values(rows).execute();
  });
  return order;
}

/** What an order says from its payment on. */
export const paidColumns = (at: Date) => ({
  status: 'waiting_delivery' as const,
  paid_at: at,
  ship_by: later(at, 5 * day),
  unshipped_at: later(at, 8 * day),
  free_cancel_until: at,
});

/** Pays an order with a booking like that of the orders module, from newly credited money. */
export async function payBuiltOrder(db: Database, order: BuiltOrder, at: Date): Promise<void> {
  await db.transact(async (tx) => {
    const [shopper, escrow] = [userAvailable(order.userId), orderEscrow({ userId: order.userId, orderId: order.id })];
    const payment = [
      { from: shopper, to: escrow, amount: usd(order.total) },
      { from: platformPromotions, to: escrow, amount: usd(order.discount) },
    ];
    const income = { from: outside('demo'), to: shopper, amount: usd(order.total) };
    if (order.total > 0n)
      await postTransaction(tx, { kind: 'recharge', reference: `recharge:${order.id}`, at, legs: [income] });
    await postTransaction(tx, {
      kind: 'order_paid',
      reference: `order:${order.id}:paid`,
      memo: order.sn,
      at,
      legs: payment.filter((move) => move.amount.minor > 0n),
    });
    await tx.updateTable('orders').set(paidColumns(at)).where('id', '=', order.id).execute();
    await agreeCommission(tx, [order.id], at);
  });
}
