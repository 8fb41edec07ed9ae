import type { UserInfo } from '@tradewind/contract/people/users';
import { sql, type Selectable, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Read } from '../../base/db/database.ts';
import type { Orders } from '../../base/db/schema.ts';
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

/** One page of a shopper's orders under a tab, newest first. */
export async function listOrders(
  read: Read,
  userId: string,
  filter: string,
  page: number,
  limit: number,
): Promise<OrderRecord[]> {
  const { status, inAfterSale } = tabOf(filter);
  let query = ordersOf(read, userId)
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id')
    .limit(limit)
    .offset((page - 1) * limit);
  if (status) query = query.where('o.status', '=', status);
  if (inAfterSale !== undefined) query = query.where('o.refund_status', inAfterSale ? '<>' : '=', 0);
  return query.execute();
}

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
      sql<SqlBool>`refund_status <> 0`.as('in_after_sale'),
      (eb) => eb.fn.countAll<bigint>().as('count'),
    ])
    .where('user_id', '=', userId)
    .where('hidden_at', 'is', null)
    .groupBy(['status', 'in_after_sale'])
    .execute();
  const tabs = ['all', '0', '1', '2', '3', '4', '-1', '-4'];
  return Object.fromEntries(
    tabs.map((tab) => {
      const { status, inAfterSale } = tabOf(tab);
      const shown = rows.filter(
        (row) => (!status || row.status === status) && (inAfterSale === undefined || row.in_after_sale === inAfterSale),
      );
      return [tab, shown.reduce((count, row) => count + Number(row.count), 0)];
    }),
  );
}

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
