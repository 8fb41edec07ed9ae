import { sql } from 'kysely';
import { day } from '../../base/clock/clock.ts';
import type { Database, Read, Tx } from '../../base/db/database.ts';
import { batchesOf } from '../../base/db/in-batches.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import type { Deps } from '../../base/deps.ts';
import { storeProductSales } from '../../goods/catalog/index.ts';
import { lockShop, storeShopSales } from '../../goods/shops/index.ts';
import { countsAsSale, updateSalesCounts } from './update-sales-counts.ts';

/** Each shop is recounted once in so many days. */
const turns = 7;
/** Orders and products that are corrected in one transaction. */
const batch = 500;

/** A job: recounts a seventh of the shops, so that each has its turn every week, whatever the number of orders. */
export async function recountSalesInTurn(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const turn = Math.floor(deps.clock.now().getTime() / day) % turns;
  const shops = await rowsOf<{ id: string }>(
    deps.db.read,
    sql`select id from shops where abs(hashtextextended(id::text, 0) % ${turns}::int) = ${turn}::int order by id`,
  );
  await recountSales(
    deps,
    shops.map(({ id }) => id),
  );
}

/**
 * Recounts the sales of all shops, or of some, from their orders, which corrects counts after lost events. Everything is read
 * without a lock; a shop is locked only to correct what was found to be wrong, for a few orders or products at a time.
 */
export async function recountSales({ db }: Pick<Deps, 'db'>, shopIds?: readonly string[]): Promise<void> {
  const ids = shopIds ?? (await db.read.selectFrom('shops').select('id').orderBy('id').execute()).map(({ id }) => id);
  for (const id of ids) {
    for (const orders of batchesOf(await read(db, (tx) => findMiscounted(tx, id)), batch))
      await updateSalesCounts({ db }, orders);
    const products = await read(db, (tx) => findWrongProducts(tx, id));
    for (const wrong of batchesOf(products, batch)) await db.transact((tx) => correctProducts(tx, id, wrong));
    if (products.length > 0 || (await isShopWrong(db.read, id))) await db.transact((tx) => correctShop(tx, id));
  }
}

/** A large shop takes longer than a request may. */
const read = (db: Pick<Database, 'transact'>, query: (tx: Tx) => Promise<string[]>): Promise<string[]> =>
  db.transact(query, { snapshot: true, unlimited: true });

/** Orders that count as sales and are not counted, or the other way round. */
async function findMiscounted(tx: Read, shopId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`
    select o.id from orders o left join orders_in_sales s on s.order_id = o.id
    where o.shop_id = ${shopId} and ${countsAsSale} <> (s.order_id is not null) order by o.id`,
  );
  return rows.map(({ id }) => id);
}

/** Products whose sales are not those of the counted orders. */
async function findWrongProducts(tx: Read, shopId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`
    select own.id from products own left join (
      select l.product_id, sum(l.quantity)::int as pieces
      from orders o join orders_in_sales s on s.order_id = o.id join order_lines l on l.order_id = o.id
      where o.shop_id = ${shopId} group by l.product_id
    ) counted on counted.product_id = own.id
    where own.shop_id = ${shopId} and own.sales <> coalesce(counted.pieces, 0) order by own.id`,
  );
  return rows.map(({ id }) => id);
}

async function correctProducts(tx: Tx, shopId: string, ids: readonly string[]): Promise<void> {
  await lockShop(tx, shopId);
  await storeProductSales(
    tx,
    sql`
      select own.id, coalesce((
        select sum(l.quantity) from order_lines l join orders_in_sales s on s.order_id = l.order_id where l.product_id = own.id), 0)::int as sales
      from products own where own.id = any(${[...ids]}::uuid[])`,
  );
}

const salesOfShop = (shopId: string) =>
  sql<{
    id: string;
    sales: number;
  }>`select ${shopId}::uuid as id, coalesce(sum(sales), 0)::int as sales from products where shop_id = ${shopId}`;

async function isShopWrong(from: Read, shopId: string): Promise<boolean> {
  const rows = await rowsOf<{ id: string }>(
    from,
    sql`select h.id from shops h join (${salesOfShop(shopId)}) s on s.id = h.id where h.sales <> s.sales`,
  );
  return rows.length > 0;
}

async function correctShop(tx: Tx, shopId: string): Promise<void> {
  await lockShop(tx, shopId);
  await storeShopSales(tx, salesOfShop(shopId));
}
