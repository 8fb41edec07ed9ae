import type { OrderStatus } from '@tradewind/contract/trade/orders';
import type { StoredAddress } from '../../people/addresses/index.ts';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { Orders } from '../../base/db/schema.ts';
import { newId, publicNumber } from '../../base/ids/ids.ts';
import type { BillLine } from './draw-up-bill.ts';
import type { OrderFacts } from './order.ts';
import type { Bill } from './pricing.ts';
import type { Promos } from './promo.ts';

export interface NewGroup {
  id: string;
  tradeNumber: string;
  userId: string;
  bill: Bill<BillLine>;
  address: StoredAddress;
  /** By shop id. */
  notes: Readonly<Record<string, string>>;
  promos: Promos;
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
    duty: shop.duty.minor,
    tax: shop.tax.minor,
    duty_estimate: shop.dutyEstimate.minor,
    tax_estimate: shop.taxEstimate.minor,
    total: shop.total.minor,
    pieces: shop.pieces,
    shop_discount: shop.shopDiscount.minor,
    promo_code: shop.discount.minor > 0n ? (group.promos.house?.code ?? '') : '',
    shop_promo_code: shop.shopDiscount.minor > 0n ? (group.promos.shops.get(shop.shopId)?.code ?? '') : '',
    note: group.notes[shop.shopId] ?? '',
    addressee: address.name,
    mobile: address.mobile,
    ship_to: `${address.detail}, ${address.area}`,
    country: address.country,
    delivery_kind: shop.option?.kind ?? 'standard',
    days_from: shop.option?.daysFrom ?? null,
    days_to: shop.option?.daysTo ?? null,
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
      shop_discount: line.shopDiscount.minor,
      duty: line.duty.minor,
      tax: line.tax.minor,
    })),
  );
  await tx
    .with('grouped', (db) =>
      db
        .insertInto('order_groups')
        .values({
          id: group.id,
          user_id: group.userId,
          out_trade_no: group.tradeNumber,
          total: bill.total.minor,
          placed_at: group.placedAt,
        })
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
  goods: bigint;
  freight: bigint;
  discount: bigint;
  /** Duty and tax that were collected with it. */
  charges: bigint;
  total: bigint;
  /** When the carriers had handed over everything. */
  arrivedAt: Date | null;
}

const lockedColumns = [
  'id',
  'group_id',
  'user_id',
  'shop_id',
  'sn',
  'status',
  'refund_status',
  'goods',
  'freight',
  'discount',
  'duty',
  'tax',
  'total',
  'pay_before',
  'free_cancel_until',
  'unshipped_at',
  'cancel_asked_at',
  'cancel_answer_by',
  'confirm_at',
  'paused_at',
  'extended_at',
  'after_sale_until',
  'arrived_at',
] as const;

/** Orders are locked in the order of their ids by every act, and before stock and balances. */
export async function lockOrders(
  tx: Tx,
  which: { userId?: string; shopId?: string; id?: string; tradeNumber?: string },
): Promise<LockedOrder[]> {
  let query = tx.selectFrom('orders').select(lockedColumns).orderBy('id').forUpdate();
  if (which.userId) query = query.where('user_id', '=', which.userId);
  if (which.shopId) query = query.where('shop_id', '=', which.shopId);
  if (which.id) query = query.where('id', '=', which.id);
  if (which.tradeNumber) {
    const { tradeNumber } = which;
    query = query.where('group_id', '=', (eb) =>
      eb.selectFrom('order_groups').select('id').where('out_trade_no', '=', tradeNumber),
    );
  }
  return (await query.execute()).map(lockedOrder);
}

/** The clocks of orders: whom each one concerns, and the column that says when it strikes. */
const clocks = {
  unpaid: { status: 'waiting_pay', deadline: 'pay_before' },
  late: { status: 'waiting_delivery', deadline: 'ship_by' },
  unanswered: { status: 'waiting_delivery', deadline: 'cancel_answer_by' },
  unshipped: { status: 'waiting_delivery', deadline: 'unshipped_at' },
  unconfirmed: { status: 'delivered', deadline: 'confirm_at' },
  afterSaleOver: { status: 'received', deadline: 'after_sale_until' },
} as const satisfies Record<string, { status: OrderStatus; deadline: keyof Orders }>;

export type OrderClock = keyof typeof clocks;

/** Orders whose clock has struck and that nobody else is working on, the longest overdue first. */
export async function lockDueOrders(tx: Tx, clock: OrderClock, now: Date, limit: number): Promise<LockedOrder[]> {
  const { status, deadline } = clocks[clock];
  let query = tx
    .selectFrom('orders')
    .select(lockedColumns)
    .where('status', '=', status)
    .where('refund_status', '<>', 1)
    .where(deadline, '<=', now)
    .orderBy(deadline)
    .limit(limit)
    .forUpdate()
    .skipLocked();
  if (clock === 'late') query = query.where('late_told_at', 'is', null);
  // Never before the day of shipping, which is what the index knows.
  if (clock === 'unshipped') query = query.where('ship_by', '<=', now);
  if (clock === 'unconfirmed') query = query.where('paused_at', 'is', null);
  return (await query.execute()).map(lockedOrder);
}

function lockedOrder(row: Pick<Selectable<Orders>, (typeof lockedColumns)[number]>): LockedOrder {
  return {
    ...orderFacts(row),
    id: row.id,
    groupId: row.group_id,
    userId: row.user_id,
    shopId: row.shop_id,
    sn: row.sn,
    goods: row.goods,
    freight: row.freight,
    discount: row.discount,
    charges: row.duty + row.tax,
    total: row.total,
    arrivedAt: row.arrived_at,
  };
}

type FactColumns =
  | 'status'
  | 'refund_status'
  | 'pay_before'
  | 'free_cancel_until'
  | 'unshipped_at'
  | 'cancel_asked_at'
  | 'cancel_answer_by'
  | 'confirm_at'
  | 'paused_at'
  | 'extended_at'
  | 'after_sale_until';

/** What the rules want to know, from a row. */
export function orderFacts(row: Pick<Selectable<Orders>, FactColumns>): OrderFacts {
  return {
    status: row.status as OrderStatus,
    refundStatus: row.refund_status,
    payBefore: row.pay_before,
    freeCancelUntil: row.free_cancel_until,
    unshippedAt: row.unshipped_at,
    cancelAskedAt: row.cancel_asked_at,
    cancelAnswerBy: row.cancel_answer_by,
    confirmAt: row.confirm_at,
    pausedAt: row.paused_at,
    extendedAt: row.extended_at,
    afterSaleUntil: row.after_sale_until,
  };
}

/** Writes where orders stand now, and whatever else the move fixes. */
export async function moveOrders(tx: Tx, ids: readonly string[], changes: Updateable<Orders>): Promise<void> {
  if (ids.length > 0)
    await tx
      .updateTable('orders')
      .set(changes)
      .where('id', 'in', [...ids])
      .execute();
}

/** 1 while an after-sale request is open: most clocks stand still; 2 when something was refunded. */
export async function setRefundStatus(tx: Tx, orderId: string, refundStatus: 0 | 1 | 2): Promise<void> {
  await moveOrders(tx, [orderId], { refund_status: refundStatus });
}

/** Notes pieces whose money has gone back, and those among them that were never sent: these are sent no more, nor put back into stock with the rest. */
export async function noteRefundedPieces(
  tx: Tx,
  lines: readonly { lineId: string; quantity: number; unsent: number }[],
): Promise<void> {
  for (const { lineId, quantity, unsent } of lines) {
    await tx
      .updateTable('order_lines')
      .set((eb) => ({ refunded: eb('refunded', '+', quantity), refunded_unsent: eb('refunded_unsent', '+', unsent) }))
      .where('id', '=', lineId)
      .execute();
  }
}

/** Notes that its shopper has reviewed a line. */
export async function noteReviewed(tx: Tx, lineId: string, at: Date): Promise<void> {
  await tx.updateTable('order_lines').set({ reviewed_at: at }).where('id', '=', lineId).execute();
}

export async function hideOrder(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('orders').set({ hidden_at: at }).where('id', '=', id).execute();
}

/** Pieces per combination of some orders that were not refunded before, in the order of the combinations' ids. */
export async function piecesOf(tx: Tx, orderIds: readonly string[]): Promise<{ skuId: string; quantity: number }[]> {
  const rows = await tx
    .selectFrom('order_lines')
    .select(['sku_id', sql<bigint>`sum(quantity - refunded)`.as('quantity')])
    .where('order_id', 'in', [...orderIds])
    .whereRef('refunded', '<', 'quantity')
    .groupBy('sku_id')
    .orderBy('sku_id')
    .execute();
  return rows.map((row) => ({ skuId: row.sku_id, quantity: Number(row.quantity) }));
}
