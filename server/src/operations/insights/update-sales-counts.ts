import { sql } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import { unnested } from '../../base/db/lists.ts';
import type { Deps } from '../../base/deps.ts';
import { storeProductSales } from '../../goods/catalog/index.ts';
import { storeShopSales } from '../../goods/shops/index.ts';

/** SQL condition on `o`: the order's pieces count as sales. */
export const countsAsSale = sql`(o.paid_at is not null and o.status not in ('cancelled', 'refunded'))`;

/**
 * Updates the sales of products and shops after changes of these orders: adds orders that count as sales and were not counted,
 * and subtracts counted ones that no longer do. `orders_in_sales` records which orders are counted, so repeated, late or
 * unordered events are harmless, and the cost depends on these orders only.
 */
export async function updateSalesCounts(deps: Pick<Deps, 'db'>, orderIds: readonly string[]): Promise<void> {
  const ids = [...new Set(orderIds)];
  if (ids.length === 0) return;
  await deps.db.transact(async (tx) => {
    // Locks shops in the order of their ids; a concurrent count of the same shop waits and then sees this one's result.
    await sql`select id from shops where id in (select shop_id from orders where ${isOneOf('id', ids)}) order by id for no key update`.execute(
      tx,
    );
    const { rows: changes } = await sql<{ product_id: string; shop_id: string; pieces: number }>`
      with seen as (
        select o.id, o.shop_id, ${countsAsSale} as stands, s.order_id is not null as counted
        from orders o left join orders_in_sales s on s.order_id = o.id where ${isOneOf('o.id', ids)}
      ), came as (
        insert into orders_in_sales select id from seen where stands and not counted
      ), went as (
        delete from orders_in_sales where order_id in (select id from seen where counted and not stands)
      )
      select l.product_id, seen.shop_id, sum(case when seen.stands then l.quantity else -l.quantity end)::int as pieces
      from seen join order_lines l on l.order_id = seen.id where seen.stands <> seen.counted group by l.product_id, seen.shop_id`.execute(
      tx,
    );
    if (changes.length === 0) return;
    await storeProductSales(
      tx,
      sql`
        select p.id, greatest(0, p.sales + c.pieces) as sales
        from ${unnested(changes, { product_id: 'uuid', pieces: 'int' })} as c (product_id, pieces)
        join products p on p.id = c.product_id`,
    );
    await storeShopSales(
      tx,
      sql`
        select h.id, greatest(0, h.sales + c.pieces) as sales
        from (
          select shop_id, sum(pieces)::int as pieces
          from ${unnested(changes, { shop_id: 'uuid', pieces: 'int' })} as sold (shop_id, pieces) group by shop_id
        ) c join shops h on h.id = c.shop_id`,
    );
  });
}
