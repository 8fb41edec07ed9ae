import { sql, type SqlBool } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { countedTotal, isBehindCursor, pageOf, rowsBefore } from '../../base/db/paging.ts';
import { isOfEscrow } from '../../money/ledger/index.ts';
import { orderRows, type ShopOrderRecord } from './shop-order-queries.ts';

interface DeskQuery {
  q?: string | undefined;
  status?: string | undefined;
  user_id?: string | undefined;
  shop_id?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  sort: '-placed_at' | 'placed_at';
  page: number;
  limit: number;
  cursor?: string | undefined;
}

/** SQL: the orders that a number, a user name or the name of a shop leads to. Each part reads an index of its own. */
const found = (q: string) => sql`(
  select id from orders where sn = upper(${q})
  union select id from orders where group_id in (select id from order_groups where out_trade_no = upper(${q}))
  union select order_id from parcels where number = upper(${q})
  union select id from orders where user_id in (select id from users where username = lower(${q}))
  union select id from orders where shop_id in (select id from shops where lower(name) = lower(${q})))`;

const matching = ({ q, status, user_id: userId, shop_id: shopId, from, to }: DeskQuery) =>
  sql<SqlBool>`${sql.join(
    [
      sql`true`,
      ...(q ? [sql`o.id in ${found(q)}`] : []),
      ...(status ? [sql`o.status = ${status}`] : []),
      ...(userId ? [sql`o.user_id = ${userId}`] : []),
      ...(shopId ? [sql`o.shop_id = ${shopId}`] : []),
      ...(from ? [sql`o.placed_at >= ${from}`] : []),
      ...(to ? [sql`o.placed_at < ${to}`] : []),
    ],
    sql` and `,
  )}`;

/** SQL condition: an order stands behind another one in one of the two orders of the list. */
const isBehind = (cursor: string, sort: DeskQuery['sort']) =>
  isBehindCursor(
    {
      value: sql`o.placed_at`,
      id: sql`o.id`,
      ofCursor: sql`(select c.placed_at from orders c where c.id = ${cursor}::uuid)`,
      ...(sort === 'placed_at' ? { direction: 'asc', ids: 'desc' } : { direction: 'desc', ids: 'asc' }),
    },
    cursor,
  );

/** One page of the orders of all shops, with the total. */
export async function listForDesk(
  read: Read,
  query: DeskQuery,
): Promise<{ rows: ShopOrderRecord[]; next: string | null; total: number }> {
  const { sort, page, limit, cursor } = query;
  const order = sort === 'placed_at' ? sql`o.placed_at, o.id desc` : sql`o.placed_at desc, o.id`;
  // Only the orders of the page are joined to what a row shows.
  const ofPage = read
    .selectFrom('orders as o')
    .select('o.id')
    .where(matching(query))
    .$if(cursor !== undefined, (found) => found.where(isBehind(cursor!, sort)))
    .orderBy(order)
    .limit(limit + 1)
    .offset(rowsBefore(page, limit, cursor));
  const [found, total] = await Promise.all([
    orderRows(read).innerJoin(ofPage.as('page'), 'page.id', 'o.id').orderBy(order).execute(),
    countedTotal(read, sql`from orders o where ${matching(query)}`),
  ]);
  return { ...pageOf(found, limit, ({ id }) => id), total };
}

/** The transactions of an order with their entries, oldest first. */
export async function transactionsOf(read: Read, orderId: string) {
  return read
    .selectFrom('transactions as t')
    .innerJoin('entries as e', 'e.transaction_id', 't.id')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['t.id', 't.kind', 't.reference', 't.posted_at'])
    .select(
      sql<
        { account: string; amount: string }[]
      >`jsonb_agg(jsonb_build_object('account', a.address, 'amount', e.amount::text) order by e.line)`.as('entries'),
    )
    .where('t.id', 'in', (eb) =>
      eb
        .selectFrom('entries as own')
        .select('own.transaction_id')
        .where(isOfEscrow('own', [orderId]))
        .union(eb.selectFrom('order_transactions as x').select('x.transaction_id').where('x.order_id', '=', orderId)),
    )
    .groupBy(['t.id', 't.kind', 't.reference', 't.posted_at'])
    .orderBy('t.id')
    .execute();
}
export type BookingRecord = Awaited<ReturnType<typeof transactionsOf>>[number];
