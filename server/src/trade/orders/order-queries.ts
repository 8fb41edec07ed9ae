import type { UserInfo } from '@tradewind/contract/people/users';
import { sql, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Read } from '../../base/db/database.ts';
import type { Orders } from '../../base/db/schema.ts';
import { containsWords } from './order-words.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import { tabOf } from './order-status.ts';

/** Orders of a shopper with their lines and shop, in one query. */
function ordersOf(read: Read, userId: string) {
  return read
    .selectFrom('orders as o')
    .innerJoin('shops as s', 's.id', 'o.shop_id')
    .innerJoin('order_groups as g', 'g.id', 'o.group_id')
    .selectAll('o')
    .select(['s.name as shop_name', 's.avatar as shop_avatar', 'g.out_trade_no'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_lines as l')
          .select([
            'l.id',
            'l.product_id',
            'l.titles',
            'l.specs',
            'l.image',
            'l.quantity',
            'l.refunded',
            'l.refunded_unsent',
            'l.reviewed_at',
            'l.no_revocation',
          ])
          // JSON numbers would lose cents of large amounts.
          .select(sql<string>`l.price::text`.as('price'))
          .whereRef('l.order_id', '=', 'o.id')
          .orderBy('l.id'),
      ).as('lines'),
    )
    .where('o.user_id', '=', userId)
    .where('o.hidden_at', 'is', null);
}
/** A row of `orders`. */
export type OrderRow = Selectable<Orders>;
/** An order with its shop and lines. */
export type OrderRecord = Awaited<ReturnType<ReturnType<typeof ordersOf>['executeTakeFirstOrThrow']>>;

/** The newest parcel of an order, with the number of its parcels. */
export interface NewestParcel {
  status: string;
  detail: string;
  /** ISO time of its latest state. */
  at: string;
  count: number;
}

/** An order of a list, with its newest parcel; null while nothing was sent. */
export type ListedOrder = OrderRecord & { parcel: NewestParcel | null };

interface OrdersQuery {
  userId: string;
  filter: string;
  /** Each must be part of what can be read of the order; empty for all orders. */
  words: string;
  page: number;
  limit: number;
}

/** Orders of a shopper as a list shows them, newest first. */
const listedOrders = (read: Read, userId: string) =>
  ordersOf(read, userId)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('parcels as p')
          .select(
            sql<NewestParcel | null>`jsonb_build_object('status', p.status, 'detail', p.detail, 'count', count(*) over (),
              'at', to_char(p.news_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`.as('parcel'),
          )
          .whereRef('p.order_id', '=', 'o.id')
          // As in `parcelsOf`.
          .orderBy('p.sent_at', 'desc')
          .orderBy('p.id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select('newest.parcel')
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id');

/** One page of a shopper's orders under a tab, newest first, with the number of orders under each tab. */
export async function listOrders(
  read: Read,
  query: OrdersQuery,
): Promise<{ orders: ListedOrder[]; counts: Record<string, number> }> {
  const { userId, filter, words, page, limit } = query;
  if (words) {
    const skipped = rowsBefore(page, limit);
    const found = await findMatches(read, userId, words);
    const ids = found.filter(isUnder(filter)).slice(skipped, skipped + limit);
    const orders = listedOrders(read, userId).where(
      'o.id',
      'in',
      ids.map(({ id }) => id),
    );
    return { orders: ids.length > 0 ? await orders.execute() : [], counts: countByTab(found) };
  }
  const { status, inAfterSale } = tabOf(filter);
  let orders = listedOrders(read, userId).limit(limit).offset(rowsBefore(page, limit));
  if (status) orders = orders.where('o.status', '=', status);
  if (inAfterSale !== undefined) orders = orders.where('o.refund_status', inAfterSale ? '<>' : '=', 0);
  const [rows, counts] = await Promise.all([orders.execute(), countOrders(read, userId)]);
  return { orders: rows, counts };
}

/** All orders of a shopper that contain the words, newest first. Each order is read once, for page and counts alike. */
const findMatches = (read: Read, userId: string, words: string) =>
  read
    .selectFrom('orders as o')
    .innerJoin('shops as s', 's.id', 'o.shop_id')
    .innerJoin('order_groups as g', 'g.id', 'o.group_id')
    .select(['o.id', 'o.status', sql<boolean>`o.refund_status <> 0`.as('in_after_sale')])
    .where('o.user_id', '=', userId)
    .where('o.hidden_at', 'is', null)
    .where(containsWords(words))
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id')
    .execute();

/** An order of the shopper; null when there is none with this id. */
export async function findOrder(read: Read, userId: string, orderId: string): Promise<OrderRecord | null> {
  return (await ordersOf(read, userId).where('o.id', '=', orderId).executeTakeFirst()) ?? null;
}

/** The number of a shopper's orders under each tab. */
export async function countOrders(read: Read, userId: string): Promise<Record<string, number>> {
  const rows = await read
    .selectFrom('orders')
    .select([
      'status',
      sql<boolean>`refund_status <> 0`.as('in_after_sale'),
      (eb) => eb.fn.countAll<bigint>().as('count'),
    ])
    .where('user_id', '=', userId)
    .where('hidden_at', 'is', null)
    .groupBy(['status', 'in_after_sale'])
    .execute();
  return countByTab(rows);
}

interface OrderState {
  status: string;
  in_after_sale: boolean;
}

/** Whether an order is under a tab. */
const isUnder = (filter: string) => {
  const { status, inAfterSale } = tabOf(filter);
  return (order: OrderState) =>
    (!status || order.status === status) && (inAfterSale === undefined || order.in_after_sale === inAfterSale);
};

const orderFilters = ['all', '0', '1', '2', '3', '4', '-1', '-4'];

/** The number of orders under each tab; each row stands for `count` orders, or for one. */
const countByTab = (rows: readonly (OrderState & { count?: bigint })[]): Record<string, number> =>
  Object.fromEntries(
    orderFilters.map((tab) => [
      tab,
      rows.filter(isUnder(tab)).reduce((count, row) => count + Number(row.count ?? 1), 0),
    ]),
  );

/** The number of a shopper's orders in each stage. */
export async function countOrdersByStage(read: Read, userId: string): Promise<UserInfo['order_counts']> {
  const tabs = await countOrders(read, userId);
  const tab = (filter: string) => tabs[filter] ?? 0;
  return {
    to_pay: tab('0'),
    to_ship: tab('1'),
    on_the_way: tab('2'),
    received: tab('3'),
    after_sale: tab('-4'),
  };
}
