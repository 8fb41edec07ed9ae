import { requireFound } from '@tradewind/contract/base/refusals';
import { wholeText } from '@tradewind/contract/people/address-text';
import type { StoredAddress } from '../../people/addresses/index.ts';
import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { insertion } from '../../base/db/json-rows.ts';
import { unnested } from '../../base/db/lists.ts';
import { together } from '../../base/db/shared-transaction.ts';
import type { SharedAs } from '../../base/db/transaction.ts';
import type { Orders } from '../../base/db/schema.ts';
import type { Tables } from '../../base/db/tables.ts';
import { newId, publicNumber } from '../../base/ids/ids.ts';
import type { StockLine } from '../../goods/catalog/index.ts';
import type { Promises } from '../freight/index.ts';
import type { BillLine } from './build-bill.ts';
import { hasDeadline, type DeadlineName } from './order-deadlines.ts';
import { factColumns, orderFacts, type OrderFacts } from './order-facts.ts';
import type { Bill } from './pricing.ts';
import type { Promos } from './promo.ts';

/** Orders and payments share their transactions. @param names as in `SharedAs` */
export const sharedByOrders = (names: readonly string[]): SharedAs => ({ kind: 'orders', names });

export interface NewGroup {
  id: string;
  /** Of its orders, in the order of the bill's shops. */
  orderIds: readonly string[];
  tradeNumber: string;
  userId: string;
  bill: Bill<BillLine>;
  address: StoredAddress;
  /** By shop id. */
  notes: Readonly<Record<string, string>>;
  promos: Promos;
  promises: Promises;
  /** Shops of whose parcels no duty rule is kept, so that customs may charge. */
  unknownDuty: ReadonlySet<string>;
  /** The version of the terms that was shown; null for clients that show none. */
  termsVersion: number | null;
  placedAt: Date;
  payBefore: Date;
}

/** Inserts a group with its orders and lines; those of all that are placed together in one statement. */
export const insertOrders = together(async (tx, groups: readonly NewGroup[]): Promise<void[]> => {
  const rows = groups.map(rowsOfGroup);
  await sql`
    with grouped as (${insertion(
      'order_groups',
      rows.map(({ group }) => group),
    )}),
    ordered as (${insertion(
      'orders',
      rows.flatMap(({ orders }) => orders),
    )})
    ${insertion(
      'order_lines',
      rows.flatMap(({ lines }) => lines),
    )}`.execute(tx);
  return groups.map(() => {});
});

function rowsOfGroup(group: NewGroup) {
  const { bill, address } = group;
  const orders = bill.shops.map((shop, at) => ({ id: group.orderIds[at]!, shop }));
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
    customs_may_charge: group.unknownDuty.has(shop.shopId),
    total: shop.total.minor,
    pieces: shop.pieces,
    unsent_pieces: shop.pieces,
    shop_discount: shop.shopDiscount.minor,
    promo_code: shop.discount.minor > shop.shared.minor ? (group.promos.platform?.code ?? '') : '',
    shop_promo_code:
      shop.shopDiscount.minor + shop.shared.minor > 0n ? (group.promos.shops.get(shop.shopId)?.code ?? '') : '',
    note: group.notes[shop.shopId] ?? '',
    addressee: address.name,
    addressee_latin: address.name_latin,
    mobile: address.mobile,
    ship_to: wholeText({ country: address.area, detail: address.detail }, address.parts),
    ship_parts: address.parts,
    country: address.country,
    customs_code: address.country === 'KR' ? address.customs_code : '',
    delivery_kind: shop.option?.kind ?? 'standard',
    days_from: shop.option?.daysFrom ?? null,
    days_to: shop.option?.daysTo ?? null,
    promised_on: shop.option && group.promises(shop.shopId, shop.option),
    placed_at: group.placedAt,
    pay_before: group.payBefore,
  }));
  const lineRows = orders.flatMap(({ id, shop }) =>
    shop.lines.map((line) => ({
      id: newId(),
      order_id: id,
      product_id: line.sku.productId,
      sku_id: line.skuId,
      titles: line.sku.titles,
      specs: line.sku.specs,
      image: line.sku.image,
      no_revocation: line.sku.noRevocation,
      price: line.price.minor,
      quantity: line.quantity,
      discount: line.discount.minor,
      shop_discount: line.shopDiscount.minor,
      duty: line.duty.minor,
      tax: line.tax.minor,
    })),
  );
  const groupRow = {
    id: group.id,
    user_id: group.userId,
    out_trade_no: group.tradeNumber,
    total: bill.total.minor,
    terms_version: group.termsVersion,
    placed_at: group.placedAt,
  };
  return { group: groupRow, orders: orderRows, lines: lineRows };
}

/** A locked order, with what the acts need to decide and to book. */
export interface LockedOrder extends OrderFacts {
  id: string;
  groupId: string;
  userId: string;
  shopId: string;
  /** The order number that is shown. */
  sn: string;
  goods: bigint;
  freight: bigint;
  discount: bigint;
  /** Duty and tax that were collected with it. */
  charges: bigint;
  total: bigint;
}

const lockedColumns = [
  'id',
  'group_id',
  'user_id',
  'shop_id',
  'sn',
  'goods',
  'freight',
  'discount',
  'duty',
  'tax',
  'total',
  ...factColumns,
] as const;

/** Selects orders by all that is given: those of a shopper, of a shop, of a group, by id. */
export interface OrderSelector {
  userId?: string;
  shopId?: string;
  id?: string;
  ids?: readonly string[];
  tradeNumber?: string;
}

/** Locks orders by id. Every act uses this order, and locks orders before stock and balances. */
export async function lockOrders(tx: Tx, which: OrderSelector): Promise<LockedOrder[]> {
  return lock(tx, isSelected(which));
}

const lock = async (tx: Tx, condition: OrderCondition): Promise<LockedOrder[]> =>
  (await tx.selectFrom('orders').select(lockedColumns).where(condition).orderBy('id').forUpdate().execute()).map(
    lockedOrder,
  );

/** What a shopper pays: the orders of a group, or one order. */
export interface Paid {
  readonly userId: string;
  readonly tradeNumber?: string;
  readonly id?: string;
}

/** Locks what shoppers pay, by order id. @param wanted one of each shopper. @returns the orders of each */
export const lockPaid = together(async (tx, wanted: readonly Paid[]): Promise<LockedOrder[][]> => {
  const orders = await lock(tx, () => isPaidBy(wanted));
  return wanted.map(({ userId }) => orders.filter((order) => order.userId === userId));
});

/** The condition on `orders` that a shopper pays them: an order that somebody else names is not among them. */
export const isPaidBy = (wanted: readonly Paid[]) => sql<SqlBool>`orders.id in (
  select o.id
  from ${unnested(wanted, { userId: 'uuid', tradeNumber: 'text', id: 'uuid' })} as w (user_id, trade_number, id)
  cross join lateral (
    select o.id from order_groups g join orders o on o.group_id = g.id
    where g.out_trade_no = w.trade_number and o.user_id = w.user_id
    union all
    select o.id from orders o where o.id = w.id and o.user_id = w.user_id
  ) o)`;

export type OrderCondition = (eb: ExpressionBuilder<Tables, 'orders'>) => Expression<SqlBool>;

/** The condition on `orders` that a selector stands for. */
export const isSelected =
  ({ userId, shopId, id, ids, tradeNumber }: OrderSelector) =>
  (eb: ExpressionBuilder<Tables, 'orders'>) =>
    eb.and([
      ...(userId ? [eb('orders.user_id', '=', userId)] : []),
      ...(shopId ? [eb('orders.shop_id', '=', shopId)] : []),
      ...(id ? [eb('orders.id', '=', id)] : []),
      ...(ids ? [eb('orders.id', 'in', ids)] : []),
      ...(tradeNumber
        ? [
            eb(
              'orders.group_id',
              '=',
              eb.selectFrom('order_groups').select('id').where('out_trade_no', '=', tradeNumber),
            ),
          ]
        : []),
    ]);

/** Locks one order. @throws Refusal `order_not_found`, also for an order of another shopper or shop. */
export async function lockOrder(tx: Tx, which: { id: string; userId?: string; shopId?: string }): Promise<LockedOrder> {
  return requireFound((await lockOrders(tx, which))[0], 'order_not_found');
}

/** Locks orders whose deadline has passed, the longest overdue first; skips rows locked by another transaction. */
export async function lockDueOrders(tx: Tx, name: DeadlineName, now: Date, limit: number): Promise<LockedOrder[]> {
  let query = tx
    .selectFrom('orders')
    .select(lockedColumns)
    .where(hasDeadline(name))
    .where(name, '<=', now)
    .orderBy(name)
    .limit(limit)
    .forUpdate()
    .skipLocked();
  // Implied by the deadline; lets the query use the index on ship_by.
  if (name === 'unshipped_at') query = query.where('ship_by', '<=', now);
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
  };
}

/**
 * Records refunded pieces of order lines.
 *
 * @param lines.unsent refunded pieces that were never sent: they are no longer to be sent, and a later full refund
 *   doesn't return them to stock again.
 */
export async function recordRefundedPieces(
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

/** Records that an order line was reviewed. */
export async function recordReviewed(tx: Tx, lineId: string, at: Date): Promise<void> {
  await tx.updateTable('order_lines').set({ reviewed_at: at }).where('id', '=', lineId).execute();
}

/** The pieces of orders that were not refunded before, by SKU and order, in the order of SKU ids. */
export async function piecesOf(tx: Tx, orderIds: readonly string[]): Promise<StockLine[]> {
  const rows = await tx
    .selectFrom('order_lines')
    .select(['sku_id', 'order_id', sql<bigint>`sum(quantity - refunded)`.as('quantity')])
    .where('order_id', 'in', [...orderIds])
    .whereRef('refunded', '<', 'quantity')
    .groupBy(['sku_id', 'order_id'])
    .orderBy('sku_id')
    .orderBy('order_id')
    .execute();
  return rows.map((row) => ({ skuId: row.sku_id, orderId: row.order_id, quantity: Number(row.quantity) }));
}
