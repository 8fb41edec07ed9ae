import type pg from 'pg';
import { withUnlimitedConnection } from '../../src/base/db/pool.ts';
import type { Database } from '../../src/base/db/database.ts';
import { outside, platformRevenue } from '../../src/money/ledger/index.ts';
import { addShoppers } from './fill-shoppers.ts';
import { chunkTables, fillChunk, helperFunctions } from './many-orders-sql.ts';

/** What was filled, for the report. */
export interface ManyOrders {
  readonly orders: number;
  readonly shoppers: number;
  readonly shops: number;
  /** Bytes of the whole database before and after. */
  readonly bytes: { readonly before: number; readonly after: number };
}

/** Fewer orders than this are no year of a business. */
export const leastOrders = 1_000;

const ordersPerShopper = 20;
const ordersPerShop = 5_000;
const productsPerShop = 12;
/** Orders that are written at once. */
const chunk = 100_000;
const bank = outside('bank');

/**
 * Writes a year of orders inside PostgreSQL: nearly all completed, with their payments, releases, commissions, parcels, sales and
 * notifications, as the product would have left them; those of the last month are open, and up to 2,000 of each deadline are due.
 *
 * Foreign keys and triggers are passed by in this session, since they would take most of the time: ids are derived, so that every
 * row finds its own. All in one transaction, which locks the tables of orders and of the books: when it is broken off, nothing
 * remains. The caller must run the books check afterwards.
 *
 * @param count how many orders, at least `leastOrders`; 10,000,000 take some 55 GB
 */
export async function fillManyOrders(db: Database, count: number, print: (line: string) => void): Promise<ManyOrders> {
  return withUnlimitedConnection(db.directUrl, async (client) => {
    const before = await databaseBytes(client);
    await client.query(helperFunctions);
    await client.query('begin');
    await client.query(`set local work_mem = '128MB'; set local maintenance_work_mem = '512MB'`);
    const shoppers = Math.floor(count / ordersPerShopper);
    await client.query(`create temporary table plan as select ${count}::bigint as orders, ${shoppers}::bigint as shoppers,
      interval '365 days' / ${count} as step, pg_temp.ms_of(now() - interval '365 days') as start_ms, 0::bigint as shelf,
      '${bank.id}'::uuid as bank, '${platformRevenue.id}'::uuid as revenue`);
    const shops = await addShops(client, Math.max(100, Math.floor(count / ordersPerShop)));
    await client.query('set local session_replication_role = replica');
    await addShoppers(client);
    // Sums of everything up to some moment would never count what is booked before it.
    await client.query('delete from account_folds; delete from booked_days; delete from booked_fold');
    const indexes = await dropIndexes(client);
    for (const statement of chunkTables) await client.query(statement);
    for (let from = 0; from < count; from += chunk) {
      const began = performance.now();
      const until = Math.min(count, from + chunk);
      for (const statement of fillChunk(from, until)) await client.query(statement);
      if ((from / chunk) % 10 === 9 || from === 0)
        print(
          `${until} of ${count} orders (${((performance.now() - began) / 1_000).toFixed(1)} s for the last ${until - from})`,
        );
    }
    print(`Building ${indexes.length} indexes`);
    for (const { definition } of indexes) await client.query(definition);
    await addSums(client);
    await client.query('commit');
    print('Gathering statistics');
    await client.query('vacuum analyze');
    return { orders: count, shoppers, shops, bytes: { before, after: await databaseBytes(client) } };
  });
}

const filledTables = [
  'orders',
  'order_groups',
  'order_lines',
  'order_earnings',
  'line_commissions',
  'accounts',
  'transactions',
  'entries',
  'parcels',
  'parcel_lines',
  'notifications',
];

/** Drops the indexes of the filled tables that hold no constraint: they are built much faster at the end. */
async function dropIndexes(client: pg.Client): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [filledTables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows;
}

async function databaseBytes(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  return Number(rows[0]!.bytes);
}

/** Shops with copies of products, and the shelf from which orders choose. @returns how many shops there are */
async function addShops(client: pg.Client, count: number): Promise<number> {
  await client.query(
    `insert into shops (id, slug, name, slogans, abouts, cities, country, since, avatar, tone, created_at)
     select pg_temp.id_of(start_ms - 12000000000, '7010', n), 'busy-shop-' || n, 'Shop ' || n, '{}', '{}', '{}', 'DE', 2020, avatar, tone, now() - interval '500 days'
     from plan cross join generate_series(1, $1::int) n cross join (select avatar, tone from shops order by id limit 1) s`,
    [count],
  );
  await client.query(
    `create temporary table copied as
     select pg_temp.id_of(start_ms - 9000000000, '7011', n) as id, pg_temp.id_of(start_ms - 9000000000, '7012', n) as sku_id,
       pg_temp.id_of(start_ms - 12000000000, '7010', 1 + (n - 1) / $2::int) as shop_id, n,
       (array(select id from products where status = 'on_sale' and not adult order by id limit 500))[1 + n % 500] as model
     from plan cross join generate_series(1, $1::int * $2::int) n`,
    [count, productsPerShop],
  );
  await copyRows(
    client,
    'products',
    `m.id = c.model`,
    `'id', c.id, 'shop_id', c.shop_id, 'slug', 'busy-product-' || c.n`,
  );
  await copyRows(
    client,
    'skus',
    'm.id = (select id from skus where product_id = c.model order by position limit 1)',
    `'id', c.sku_id, 'product_id', c.id, 'position', 0, 'code', '', 'barcode', ''`,
  );
  await copyRows(client, 'search_words', 'm.product_id = c.model', `'product_id', c.id`);
  await copyRows(client, 'product_desk_words', 'm.product_id = c.model', `'product_id', c.id, 'shop_id', c.shop_id`);
  // A tenth of what is on sale belongs to the shops of the demo; a busy product stands at a low place of the shelf.
  await client.query(
    `create temporary table shelf as
     select row_number() over (order by hashtextextended(p.id::text, 7)) - 1 as place, p.id as product_id, s.id as sku_id, p.shop_id, p.category_code,
       pg_temp.account_of('shop:' || p.shop_id || ':available') as shop_account
     from products p join lateral (select id from skus where product_id = p.id and retired_at is null order by position limit 1) s on true
     where p.status = 'on_sale' and not p.adult`,
  );
  await client.query('create unique index on shelf (place)');
  await client.query('update plan set shelf = (select count(*) from shelf)');
  await client.query('analyze shelf');
  const { rows } = await client.query<{ count: string }>('select count(*) from shops');
  return Number(rows[0]!.count);
}

/**
 * Copies rows for the copied products `c`.
 *
 * @param model a condition on the row `m` that is copied
 * @param changes names and values of columns that differ
 */
async function copyRows(client: pg.Client, table: string, model: string, changes: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${names.map((name) => `r.${name}`).join(', ')}
     from copied c join ${table} m on ${model} cross join lateral jsonb_populate_record(m, jsonb_build_object(${changes})) r`,
  );
}

/** What is counted of all orders: balances of shoppers, and sales. */
async function addSums(client: pg.Client): Promise<void> {
  await client.query(`insert into balances (account_id, amount, entries, last_at)
    select wallet, e.balance_after, e.number, e.booked_at from shopper
    cross join lateral (select * from entries e where e.account_id = wallet and e.number is not null order by e.number desc limit 1) e`);
  await client.query('delete from product_sale_days');
  await client.query(`insert into product_sale_days (shop_id, day, product_id, orders, pieces, sales)
    select shop_id, day, product_id, count(*), sum(pieces), sum(sales) from counted_product_sales group by 1, 2, 3`);
  await client.query(`update products p set sales = s.pieces from (
    select l.product_id, sum(l.quantity) as pieces from orders_in_sales i join order_lines l on l.order_id = i.order_id group by 1) s where s.product_id = p.id`);
  await client.query(
    `update shops h set sales = s.sales from (select shop_id, sum(sales) as sales from products group by 1) s where s.shop_id = h.id`,
  );
}
