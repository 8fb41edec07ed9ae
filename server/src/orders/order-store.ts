import type { OrderStatus } from '@tradewind/contract/orders';
import type { StoredAddress } from '../addresses/index.ts';
import type { Tx } from '../base/db/database.ts';
import { newId, publicNumber } from '../base/ids/ids.ts';
import type { BillLine } from './draw-up-bill.ts';
import type { OrderFacts } from './order.ts';
import type { Bill } from './pricing.ts';

export interface NewGroup {
  id: string;
  tradeNumber: string;
  userId: string;
  bill: Bill<BillLine>;
  address: StoredAddress;
  /** By shop id. */
  notes: Readonly<Record<string, string>>;
  promoCode: string;
  placedAt: Date;
  payBefore: Date;
}

/** Writes a group with its orders and lines, in one statement. @returns the ids of the orders, in the order of the bill's shops. */
export async function insertOrders(tx: Tx, group: NewGroup): Promise<string[]> {
  const { bill, address } = group;
  const orders = bill.shops.map((shop) => ({ id: newId(), shop }));
  const orderRows = orders.map(({ id, shop }) => ({
    id,
    group_id: group.id,
    sn: publicNumber('TW'),
    user_id: group.userId,
    shop_id: shop.shopId,
    status: 'waiting_pay',
    goods: shop.goods.minor,
    freight: shop.freight.minor,
    discount: shop.discount.minor,
    total: shop.total.minor,
    pieces: shop.pieces,
    promo_code: shop.discount.minor > 0n ? group.promoCode : '',
    note: group.notes[shop.shopId] ?? '',
    addressee: address.name,
    mobile: address.mobile,
    ship_to: `${address.detail}, ${address.area}`,
    placed_at: group.placedAt,
    pay_before: group.payBefore,
  }));
  const lineRows = orders.flatMap(({ id, shop }) =>
    shop.lines.map((line) => ({
      id: newId(),
      order_id: id,
      product_id: line.combination.productId,
      sku_id: line.skuId,
      titles: line.combination.titles,
      specs: line.combination.specs,
      image: line.combination.image,
      price: line.price.minor,
      quantity: line.quantity,
      discount: line.discount.minor,
    })),
  );
  await tx
    .with('grouped', (db) =>
      db
        .insertInto('order_groups')
        .values({ id: group.id, user_id: group.userId, out_trade_no: group.tradeNumber, total: bill.total.minor, placed_at: group.placedAt })
        .returning('id'),
    )
    .with('ordered', (db) => db.insertInto('orders').values(orderRows).returning('id'))
    .insertInto('order_lines')
    .values(lineRows)
    .execute();
  return orders.map((order) => order.id);
}

/** An order under lock, with what the acts need to decide and to book. */
export interface LockedOrder extends OrderFacts {
  id: string;
  groupId: string;
  userId: string;
  shopId: string;
  /** The number that people know it by. */
  sn: string;
  total: bigint;
  discount: bigint;
}

/** Orders are locked in the order of their ids by every act, and before stock and balances. */
export async function lockOrders(tx: Tx, which: { userId?: string; id?: string; tradeNumber?: string }): Promise<LockedOrder[]> {
  let query = tx
    .selectFrom('orders as o')
    .select(['o.id', 'o.group_id', 'o.user_id', 'o.shop_id', 'o.sn', 'o.status', 'o.refund_status', 'o.pay_before', 'o.total', 'o.discount'])
    .orderBy('o.id')
    .forUpdate('o');
  if (which.userId) query = query.where('o.user_id', '=', which.userId);
  if (which.id) query = query.where('o.id', '=', which.id);
  if (which.tradeNumber) {
    const { tradeNumber } = which;
    query = query.where('o.group_id', '=', (eb) => eb.selectFrom('order_groups').select('id').where('out_trade_no', '=', tradeNumber));
  }
  return (await query.execute()).map(lockedOrder);
}

/** Unpaid orders whose time is over and that nobody else is working on. */
export async function lockExpiredOrders(tx: Tx, now: Date, limit: number): Promise<LockedOrder[]> {
  const rows = await tx
    .selectFrom('orders')
    .select(['id', 'group_id', 'user_id', 'shop_id', 'sn', 'status', 'refund_status', 'pay_before', 'total', 'discount'])
    .where('status', '=', 'waiting_pay')
    .where('pay_before', '<=', now)
    .orderBy('pay_before')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(lockedOrder);
}

function lockedOrder(row: {
  id: string;
  group_id: string;
  user_id: string;
  shop_id: string;
  sn: string;
  status: string;
  refund_status: number;
  pay_before: Date;
  total: bigint;
  discount: bigint;
}): LockedOrder {
  return {
    id: row.id,
    groupId: row.group_id,
    userId: row.user_id,
    shopId: row.shop_id,
    sn: row.sn,
    status: row.status as OrderStatus,
    refundStatus: row.refund_status,
    payBefore: row.pay_before,
    total: row.total,
    discount: row.discount,
  };
}

type Moment = 'paid_at' | 'delivered_at' | 'received_at' | 'cancelled_at';

/** Writes a new status and when it came. */
export async function moveOrders(tx: Tx, ids: readonly string[], status: OrderStatus, moment: Moment, at: Date): Promise<void> {
  await tx.updateTable('orders').set({ status, [moment]: at }).where('id', 'in', [...ids]).execute();
}

export async function noteCancelReason(tx: Tx, ids: readonly string[], reason: 'shopper' | 'unpaid'): Promise<void> {
  await tx.updateTable('orders').set({ cancel_reason: reason }).where('id', 'in', [...ids]).execute();
}

export async function hideOrder(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('orders').set({ hidden_at: at }).where('id', '=', id).execute();
}

/** Pieces per combination of some orders, in the order of the combinations' ids. */
export async function piecesOf(tx: Tx, orderIds: readonly string[]): Promise<{ skuId: string; quantity: number }[]> {
  const rows = await tx
    .selectFrom('order_lines')
    .select(['sku_id', (eb) => eb.fn.sum<bigint>('quantity').as('quantity')])
    .where('order_id', 'in', [...orderIds])
    .groupBy('sku_id')
    .orderBy('sku_id')
    .execute();
  return rows.map((row) => ({ skuId: row.sku_id, quantity: Number(row.quantity) }));
}
