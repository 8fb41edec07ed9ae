import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock/clock.ts';
import type { Database } from '../../src/base/db/database.ts';
import { rowsOf } from '../../src/base/db/rows-of.ts';
import { platformBalances } from '../../src/money/ledger/index.ts';
import { foldProductSales } from '../../src/operations/insights/index.ts';
import { bookedBalances } from '../../src/operations/reports/index.ts';
import { expectCleanBooks } from '../../test/books.ts';
import { buildShopper } from '../../test/build-shopper.ts';
import { testDatabase } from '../../test/database.ts';
import { demoDatabase } from '../../test/demo-database.ts';
import { fillManyOrders } from './fill-many-orders.ts';
import { requireRoom } from './require-room.ts';
import { foldEverything, seedManyOrders } from './seed-many-orders.ts';

const db = await demoDatabase();
const real = await testDatabase();
// As in a demo that has run for a while.
await foldEverything(db, systemClock);
await foldProductSales({ db });

const quiet = () => {};
const enough = async () => 1e12;
const some = { products: 0, orders: 1_000 };

const countOrders = async () =>
  Number(
    (
      await db.read
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
const indexesOf = ({ kysely }: Database) =>
  rowsOf(kysely, sql`select indexname from pg_indexes where schemaname = current_schema() order by indexname`);

const before = { orders: await countOrders(), indexes: await indexesOf(db) };

describe('a database that is filled with orders', () => {
  it('may be that of a demo, or an empty one', async () => {
    await requireRoom(db, some, quiet, enough);
    await requireRoom(real, some, quiet, enough);
  });

  it('needs room on its disk', async () => {
    const load = { products: 1_000_000, orders: 10_000_000 };
    await expect(requireRoom(db, load, quiet, async () => 40e9)).rejects.toThrow(
      'The disk of the database has 40.0 GB free; 1000000 products and 10000000 orders need 63.0 GB.',
    );
  });

  it('is not that of a real installation', async () => {
    await buildShopper(real);
    await expect(requireRoom(real, some, quiet, enough)).rejects.toThrow('is no demo');
  });

  it('keeps nothing of orders whose filling was broken off', async () => {
    const broken = fillManyOrders(db, 1_000, () => {
      throw new Error('broken off');
    });
    await expect(broken).rejects.toThrow('broken off');
    expect({ orders: await countOrders(), indexes: await indexesOf(db) }).toEqual(before);
  });

  it('has right books, also where these were folded before', async () => {
    await seedManyOrders(db, systemClock, 1_000, quiet);
    await expectCleanBooks(db);
    const revenue = (await platformBalances(db.read))
      .filter(({ kind }) => kind === 'platform_revenue')
      .reduce((sum, { amount }) => sum + amount, 0n);
    expect((await bookedBalances(db.read)).get('platform_revenue')).toBe(revenue);
  });

  it('counts each order once in the sales of products', async () => {
    await foldProductSales({ db });
    const wrong = sql`
      select shop_id, day, product_id, orders, pieces, sales from product_sale_days
      except select shop_id, day, product_id, count(*)::int, sum(pieces)::int, sum(sales)::bigint from counted_product_sales group by 1, 2, 3`;
    expect(await rowsOf(db.read, wrong)).toEqual([]);
  });

  it('has so many orders more, and its indexes', async () => {
    expect({ orders: await countOrders(), indexes: await indexesOf(db) }).toEqual({
      ...before,
      orders: before.orders + 1_000,
    });
  });

  it('is not filled a second time', async () => {
    await expect(requireRoom(db, some, quiet, enough)).rejects.toThrow('Orders are filled only once');
  });

  it('may still get more products', async () => {
    await requireRoom(db, { products: 1_000, orders: 0 }, quiet, enough);
  });
});
