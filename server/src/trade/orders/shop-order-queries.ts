import type { ShopOrderTab } from '@tradewind/contract/trade/shop-desk/orders';
import { sql, type SqlBool } from 'kysely';
import { allOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import { isBehindCursor, pageOf, rowsBefore } from '../../base/db/paging.ts';
import { countQueues, type Queues } from '../../base/db/queues.ts';
import { productsNamed } from '../../goods/catalog/index.ts';

/** SQL condition: the order `o` can be shipped, if it has pieces that were not sent. */
const canShip = sql`o.status in ('waiting_delivery', 'delivered')`;

/** Pieces of the order `o` that are still to be sent; 0 for orders that can't be shipped. */
export const unsentPieces = sql<number>`case when ${canShip} then o.unsent_pieces else 0 end`;

/** SQL condition: pieces of the order `o` are still to be sent. */
export const hasUnsent = sql<SqlBool>`(o.unsent_pieces > 0 and ${canShip})`;

/** The filter of each tab; orders in after-sales have a tab and mostly stay in the others too. */
const tabs: Record<Exclude<ShopOrderTab, 'all'>, (now: Date) => ReturnType<typeof sql<SqlBool>>> = {
  to_ship: () => sql`o.status = 'waiting_delivery' and o.refund_status <> 1`,
  late: (now) => sql`o.status = 'waiting_delivery' and o.refund_status <> 1 and o.ship_by <= ${now}`,
  cancel_asked: () => sql`o.cancel_answer_by is not null`,
  partly_sent: () => sql`o.status = 'delivered' and o.unsent_pieces > 0`,
  sent: () => sql`o.status = 'delivered'`,
  received: () => sql`o.status = 'received'`,
  completed: () => sql`o.status = 'completed'`,
  after_sale: () => sql`o.refund_status = 1`,
  cancelled: () => sql`o.status in ('cancelled', 'refunded')`,
  to_pay: () => sql`o.status = 'waiting_pay'`,
};

/** The filter of one tab, for the orders `o`. */
export const tabFilter = (tab: ShopOrderTab, now: Date) => (tab === 'all' ? sql<SqlBool>`true` : tabs[tab](now));

/** What a member looks for among the orders of the shop, beside the tab. */
export interface OrderFilters {
  q?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  country?: string | undefined;
  product?: string | undefined;
}

/** The conditions of the filters, for the orders `o` of a shop. */
export function matchesFilters(shopId: string, { q, from, to, country, product }: OrderFilters) {
  return allOf([
    q && sql<SqlBool>`(o.sn = upper(${q}) or strpos(lower(o.addressee), lower(${q})) > 0)`,
    from && sql<SqlBool>`o.placed_at >= ${from}`,
    to && sql<SqlBool>`o.placed_at < ${to}`,
    country && sql<SqlBool>`o.country = ${country}`,
    product &&
      // As an array, it is read once for all orders.
      sql<SqlBool>`o.id = any (array(select l.order_id from order_lines l where l.product_id in ${productsNamed(shopId, product)}))`,
  ]);
}

/** A query of orders with shop, shopper and first line, for shops and operators. */
export function orderRows(read: Read) {
  return read
    .selectFrom('orders as o')
    .innerJoin('shops as s', 's.id', 'o.shop_id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('order_groups as g', 'g.id', 'o.group_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('order_lines as l')
          .select(['l.titles', 'l.image'])
          .whereRef('l.order_id', '=', 'o.id')
          .orderBy('l.id')
          .limit(1)
          .as('line'),
      (join) => join.onTrue(),
    )
    .selectAll('o')
    .select([
      's.name as shop_name',
      'u.username',
      'g.out_trade_no',
      'line.titles',
      'line.image',
      unsentPieces.as('unsent'),
    ]);
}
export type ShopOrderRecord = Awaited<ReturnType<ReturnType<typeof orderRows>['executeTakeFirstOrThrow']>>;

interface ShopQuery extends OrderFilters {
  shopId: string;
  tab: ShopOrderTab;
  sort: '-placed_at' | 'placed_at' | 'ship_by' | '-ship_by';
  page: number;
  limit: number;
  cursor?: string | undefined;
  now: Date;
}

/**
 * SQL condition: an order stands behind another one of the shop, in one of the orders of the list. An order without a deadline
 * has one that never comes, or that came before all others, since it is last in both directions.
 */
function isBehind(cursor: string, shopId: string, sort: ShopQuery['sort']) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const never = direction === 'desc' ? sql`'-infinity'::timestamptz` : sql`'infinity'::timestamptz`;
  const [value, valueOfCursor] = sort.endsWith('ship_by')
    ? [sql`coalesce(o.ship_by, ${never})`, sql`coalesce(c.ship_by, ${never})`]
    : [sql`o.placed_at`, sql`c.placed_at`];
  const ofCursor = sql`(select ${valueOfCursor} from orders c where c.id = ${cursor}::uuid and c.shop_id = ${shopId})`;
  return isBehindCursor({ value, id: sql`o.id`, ofCursor, direction, ids: 'asc' }, cursor);
}

/** One page of a shop's orders under a tab. */
export async function listForShop(
  read: Read,
  { shopId, tab, sort, page, limit, cursor, now, ...filters }: ShopQuery,
): Promise<{ rows: ShopOrderRecord[]; next: string | null }> {
  // Every order has a time of placing; only paid ones have a deadline, and those without one are last.
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const order = sort.endsWith('ship_by')
    ? sql`o.ship_by ${direction} nulls last, o.id`
    : sql`o.placed_at ${direction}, o.id`;
  // Only the orders of the page are joined to what a row shows.
  const ofPage = read
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.shop_id', '=', shopId)
    .where(tabFilter(tab, now))
    .where(matchesFilters(shopId, filters))
    .$if(cursor !== undefined, (found) => found.where(isBehind(cursor!, shopId, sort)))
    .orderBy(order)
    .limit(limit + 1)
    .offset(rowsBefore(page, limit, cursor));
  const found = await orderRows(read).innerJoin(ofPage.as('page'), 'page.id', 'o.id').orderBy(order).execute();
  return pageOf(found, limit, ({ id }) => id);
}

/** The number of a shop's orders under each tab that the filters fit, each as far as lists are counted. */
export function countForShop(
  read: Read,
  { shopId, now, ...filters }: OrderFilters & Pick<ShopQuery, 'shopId' | 'now'>,
): Promise<Record<ShopOrderTab, number>> {
  const names = Object.keys(tabs) as (keyof typeof tabs)[];
  const queues = Object.fromEntries(names.map((name) => [name, tabs[name](now)])) as Queues<keyof typeof tabs>;
  return countQueues(
    read,
    sql`from orders o where o.shop_id = ${shopId} and ${matchesFilters(shopId, filters)}`,
    queues,
  );
}

/** An order, limited to a shop unless `shopId` is null; null when there is none. */
export async function findForShop(read: Read, id: string, shopId: string | null): Promise<ShopOrderRecord | null> {
  let query = orderRows(read).where('o.id', '=', id);
  if (shopId) query = query.where('o.shop_id', '=', shopId);
  return (await query.executeTakeFirst()) ?? null;
}

export interface ShopLineRecord {
  id: string;
  product_id: string;
  sku_id: string;
  titles: LocalTexts;
  specs: LocalTexts;
  image: string;
  price: bigint;
  quantity: number;
  refunded: number;
  refunded_unsent: number;
  discount: bigint;
}

/** The lines of an order. */
export const linesOf = (read: Read, orderId: string): Promise<ShopLineRecord[]> =>
  read
    .selectFrom('order_lines')
    .select([
      'id',
      'product_id',
      'sku_id',
      'titles',
      'specs',
      'image',
      'price',
      'quantity',
      'refunded',
      'refunded_unsent',
      'discount',
    ])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
