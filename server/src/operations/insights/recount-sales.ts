import { sql } from 'kysely';
import type { Deps } from '../../base/deps.ts';
import type { Tx } from '../../base/db/database.ts';
import { stands } from './update-sales-counts.ts';

/**
 * Counts the sales of all shops, or of some, anew from their orders: what puts right whatever no event told of. A shop that is
 * being recounted waits for nobody but those who count it too.
 */
export async function recountSales(deps: Pick<Deps, 'db'>, shopIds?: readonly string[]): Promise<void> {
  const ids =
    shopIds ?? (await deps.db.read.selectFrom('shops').select('id').orderBy('id').execute()).map(({ id }) => id);
  for (const id of ids) await deps.db.transact((tx) => recountShop(tx, id));
}

async function recountShop(tx: Tx, shopId: string): Promise<void> {
  await sql`select id from shops where id = ${shopId} for no key update`.execute(tx);
  await sql`delete from orders_in_sales s using orders o where o.id = s.order_id and o.shop_id = ${shopId} and not ${stands}`.execute(
    tx,
  );
  await sql`
    insert into orders_in_sales select o.id from orders o
    where o.shop_id = ${shopId} and ${stands} and not exists (select 1 from orders_in_sales s where s.order_id = o.id)`.execute(
    tx,
  );
  await sql`
    with counted as (
      select l.product_id, sum(l.quantity)::int as pieces
      from orders o join orders_in_sales s on s.order_id = o.id join order_lines l on l.order_id = o.id where o.shop_id = ${shopId} group by l.product_id
    )
    update products p set sales = coalesce(counted.pieces, 0)
    from products own left join counted on counted.product_id = own.id
    where own.shop_id = ${shopId} and p.id = own.id and p.sales <> coalesce(counted.pieces, 0)`.execute(tx);
  await sql`
    update shops h set sales = counted.pieces
    from (select coalesce(sum(sales), 0)::int as pieces from products where shop_id = ${shopId}) counted
    where h.id = ${shopId} and h.sales <> counted.pieces`.execute(tx);
}
