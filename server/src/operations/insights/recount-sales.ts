import { sql } from 'kysely';
import type { Deps } from '../../base/deps.ts';
import type { Tx } from '../../base/db/database.ts';
import { storeProductSales } from '../../goods/catalog/index.ts';
import { lockShop, storeShopSales } from '../../goods/shops/index.ts';
import { countsAsSale } from './update-sales-counts.ts';

/**
 * A job: recounts the sales of all shops, or of some, from their orders, which corrects counts after lost events. Each shop is
 * recounted in a transaction of its own.
 */
export async function recountSales(deps: Pick<Deps, 'db'>, shopIds?: readonly string[]): Promise<void> {
  const ids =
    shopIds ?? (await deps.db.read.selectFrom('shops').select('id').orderBy('id').execute()).map(({ id }) => id);
  for (const id of ids) await deps.db.transact((tx) => recountShop(tx, id));
}

async function recountShop(tx: Tx, shopId: string): Promise<void> {
  await lockShop(tx, shopId);
  await sql`delete from orders_in_sales s using orders o where o.id = s.order_id and o.shop_id = ${shopId} and not ${countsAsSale}`.execute(
    tx,
  );
  await sql`
    insert into orders_in_sales select o.id from orders o
    where o.shop_id = ${shopId} and ${countsAsSale} and not exists (select 1 from orders_in_sales s where s.order_id = o.id)`.execute(
    tx,
  );
  await storeProductSales(
    tx,
    sql`
      select own.id, coalesce(counted.pieces, 0) as sales
      from products own left join (
        select l.product_id, sum(l.quantity)::int as pieces
        from orders o join orders_in_sales s on s.order_id = o.id join order_lines l on l.order_id = o.id where o.shop_id = ${shopId} group by l.product_id
      ) counted on counted.product_id = own.id
      where own.shop_id = ${shopId} and own.sales <> coalesce(counted.pieces, 0)`,
  );
  await storeShopSales(
    tx,
    sql`select ${shopId}::uuid as id, coalesce(sum(sales), 0)::int as sales from products where shop_id = ${shopId}`,
  );
}
