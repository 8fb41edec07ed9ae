import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from '../../../base/db/database.ts';
import { inBatches } from '../../../base/db/in-batches.ts';
import type { Deps } from '../../../base/deps.ts';

/** SQL condition on an earning `e`: its order counts, since not everything was refunded. One that cost nothing counts too. */
export const countsAsOrder = sql<boolean>`(e.refunded < e.due or e.due = 0)`;

/**
 * SQL: what products brought in some orders, by order and product. What a line brings is the price of its pieces less the
 * discount of the shop and less what refunds paid back of it.
 *
 * @param orderIds a query of the orders' ids
 */
export const salesOfOrders = (orderIds: RawBuilder<unknown>) => sql`
  select e.order_id, l.product_id, e.shop_id, (e.paid_at at time zone 'UTC')::date as day,
    sum(l.quantity - l.refunded)::int as pieces,
    sum(l.price * l.quantity - l.shop_discount - coalesce(b.goods, 0))::bigint as sales
  from order_earnings e join order_lines l on l.order_id = e.order_id
  left join lateral (
    select sum(case when r.most = 0 then 0 else rl.goods * r.granted / r.most end) as goods
    from refund_lines rl join refund_requests r on r.id = rl.request_id where rl.line_id = l.id and r.state = 'refunded'
  ) b on true
  where e.order_id in (${orderIds}) and ${countsAsOrder}
  group by e.order_id, l.product_id`;

/** Orders that are counted in one transaction. */
const batch = 500;

/**
 * A job: folds the orders that changed into the sales of their products by day. It may run at any time, and more than once: an
 * order is added as what it is now, less what it was counted as before.
 */
export const foldProductSales = ({ db }: Pick<Deps, 'db'>): Promise<number> =>
  inBatches(db as Pick<Database, 'transact'>, foldBatch, batch);

async function foldBatch(tx: Tx, limit: number): Promise<number> {
  // Two folds at once would both add what neither has counted before.
  await sql`select pg_advisory_xact_lock(hashtextextended('product sales', 0))`.execute(tx);
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from changed_product_sales where id in (select id from changed_product_sales order by id limit ${limit})
      returning order_id
    ), fresh as materialized (${salesOfOrders(sql`select order_id from taken`)}),
    before as materialized (select * from counted_product_sales where order_id in (select order_id from taken)),
    gone as (
      delete from counted_product_sales c using before b
      where c.order_id = b.order_id and c.product_id = b.product_id
        and not exists (select from fresh f where f.order_id = b.order_id and f.product_id = b.product_id)
    ), counted as (
      insert into counted_product_sales (order_id, product_id, shop_id, day, pieces, sales)
      select order_id, product_id, shop_id, day, pieces, sales from fresh
      on conflict (order_id, product_id) do update set day = excluded.day, pieces = excluded.pieces, sales = excluded.sales
    ), changes as (
      select shop_id, day, product_id, sum(orders)::int as orders, sum(pieces)::int as pieces, sum(sales)::bigint as sales
      from (
        select shop_id, day, product_id, 1 as orders, pieces, sales from fresh
        union all select shop_id, day, product_id, -1, -pieces, -sales from before
      ) c group by shop_id, day, product_id having (sum(orders), sum(pieces), sum(sales)) <> (0, 0, 0)
    ), folded as (
      insert into product_sale_days as d (shop_id, day, product_id, orders, pieces, sales)
      select shop_id, day, product_id, orders, pieces, sales from changes
      on conflict (shop_id, day, product_id) do update
      set orders = d.orders + excluded.orders, pieces = d.pieces + excluded.pieces, sales = d.sales + excluded.sales
    )
    select count(*)::int as taken from taken`.execute(tx);
  return rows[0]!.taken;
}
