import { sql } from 'kysely';
import { viewProduct, viewShop } from '@tradewind/contract/goods/views';
import { addToCart } from '@tradewind/contract/trade/cart';
import { previewOrder } from '@tradewind/contract/trade/orders';
import { describe, expect, it } from 'vitest';
import { anotherApp, testApp } from '../../../../test/app.ts';
import { buildProduct } from '../../../../test/build-catalog.ts';
import { buildShopper } from '../../../../test/build-shopper.ts';
import { testDatabase } from '../../../../test/database.ts';
import { day, hour, later } from '../../../base/clock/clock.ts';
import { maintainPartitions } from '../../../base/db/partitions/maintain-partitions.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import { newId } from '../../../base/ids/ids.ts';
import { purgeSalts, visitMarkPartitions } from './purge-marks.ts';
import { visitCounter, type Step, type VisitCounter } from './visit-counter.ts';

const db = await testDatabase();
const app = await testApp(db);
const fail = (error: unknown) => {
  throw error;
};
const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const visitor = (address: string, { userAgent = browser, now = app.clock.now() } = {}) => ({ address, userAgent, now });
const seen = (productId: string): Step => ({ step: 'product', productId });
const shopDays = (shopId: string) =>
  rowsOf(
    db.read,
    sql`select visitors, product_visitors, carts, checkouts from shop_visit_days where shop_id = ${shopId} order by day`,
  );
const productDays = (id: string) =>
  rowsOf(db.read, sql`select visitors, carts, checkouts from product_visit_days where product_id = ${id} order by day`);

describe('visits', () => {
  it('count each visitor once a day for a shop and for each of its products', async () => {
    const counter = visitCounter(db, fail);
    const product = await buildProduct(db);
    const other = await buildProduct(db, { shop: { id: product.shopId, name: '' } });
    for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) counter.record(seen(product.id), visitor(address));
    counter.record(seen(other.id), visitor('10.0.0.1'));
    counter.record({ step: 'shop', shopId: product.shopId }, visitor('10.0.0.3'));
    await counter.flush();
    counter.record(seen(product.id), visitor('10.0.0.2'));
    await counter.flush();
    expect(await shopDays(product.shopId)).toEqual([{ visitors: 3, product_visitors: 2, carts: 0, checkouts: 0 }]);
    expect(await productDays(product.id)).toEqual([{ visitors: 2, carts: 0, checkouts: 0 }]);
  });

  it('count on the next day again, by the days of UTC', async () => {
    const counter = visitCounter(db, fail);
    const product = await buildProduct(db);
    const monthEnd = new Date('2026-01-31T23:59:59.999Z');
    for (const now of [monthEnd, later(monthEnd, 1), later(monthEnd, hour)])
      counter.record(seen(product.id), visitor('10.0.0.1', { now }));
    await counter.flush();
    const days = await rowsOf(
      db.read,
      sql`select day::text, visitors from product_visit_days where product_id = ${product.id} order by day`,
    );
    expect(days).toEqual([
      { day: '2026-01-31', visitors: 1 },
      { day: '2026-02-01', visitors: 1 },
    ]);
  });

  it('leave out bots', async () => {
    const counter = visitCounter(db, fail);
    const product = await buildProduct(db);
    for (const userAgent of ['', 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0'])
      counter.record(seen(product.id), visitor('10.0.0.1', { userAgent }));
    await counter.flush();
    expect(await productDays(product.id)).toEqual([]);
  });

  it('of several processes at once add up, and a visitor of all of them counts once', async () => {
    const product = await buildProduct(db);
    const processes = [visitCounter(db, fail), visitCounter(db, fail), visitCounter(db, fail)];
    for (const [index, counter] of processes.entries())
      for (let number = 0; number < 40; number += 1) {
        counter.record(seen(product.id), visitor(`10.1.${index}.${number}`));
        counter.record({ step: 'cart', productId: product.id }, visitor(`10.1.9.${number}`));
      }
    await Promise.all(processes.map((counter) => counter.flush()));
    expect(await productDays(product.id)).toEqual([{ visitors: 120, carts: 40, checkouts: 0 }]);
    expect(await shopDays(product.shopId)).toEqual([{ visitors: 160, product_visitors: 120, carts: 40, checkouts: 0 }]);
  });

  it('of unknown products are left out, and the others are counted', async () => {
    const counter = visitCounter(db, fail);
    const product = await buildProduct(db);
    counter.record(seen(newId()), visitor('10.0.0.1'));
    counter.record(seen("'; drop table products"), visitor('10.0.0.1'));
    counter.record(seen(product.id), visitor('10.0.0.1'));
    await counter.flush();
    expect(await productDays(product.id)).toEqual([{ visitors: 1, carts: 0, checkouts: 0 }]);
  });

  it('are kept as numbers, and what tells visitors apart is deleted when the day is over', async () => {
    const counter = visitCounter(db, fail);
    const product = await buildProduct(db);
    counter.record(seen(product.id), visitor('203.0.113.77'));
    await counter.flush();
    const { rows: columns } = await sql<{ at: string }>`
      select table_name || '.' || column_name as at from information_schema.columns
      where table_name in ('visit_marks', 'visit_salts', 'shop_visit_days', 'product_visit_days') order by 1`.execute(
      db.kysely,
    );
    expect(columns.map(({ at }) => at)).toEqual([
      'product_visit_days.carts',
      'product_visit_days.checkouts',
      'product_visit_days.day',
      'product_visit_days.product_id',
      'product_visit_days.shop_id',
      'product_visit_days.visitors',
      'shop_visit_days.carts',
      'shop_visit_days.checkouts',
      'shop_visit_days.day',
      'shop_visit_days.product_visitors',
      'shop_visit_days.shop_id',
      'shop_visit_days.visitors',
      'visit_marks.day',
      'visit_marks.mark',
      'visit_salts.day',
      'visit_salts.salt',
    ]);
    app.clock.advance(day);
    await purgeSalts(app.deps);
    await maintainPartitions(app.deps, [visitMarkPartitions]);
    expect(await rowsOf(db.read, sql`select day from visit_marks union all select day from visit_salts`)).toEqual([]);
    expect(await productDays(product.id)).toHaveLength(1);
  });

  it('that are too many at once are dropped, and the database being away harms nobody', async () => {
    const errors: unknown[] = [];
    const away = { transact: () => Promise.reject(new Error('away')) };
    const counter: VisitCounter = visitCounter(away, (error) => errors.push(error));
    for (let number = 0; number < 30_000; number += 1)
      counter.record({ step: 'shop', shopId: newId() }, visitor(`10.0.0.${number}`));
    await counter.flush();
    expect(errors).toHaveLength(1);
  });

  it('of browsers are counted from the page to the checkout, also while the server stops', async () => {
    const own = await anotherApp(db);
    const product = await buildProduct(db, { stock: 5 });
    const shopper = await buildShopper(db);
    const post = (path: string, payload: object, token?: string) =>
      own.app.inject({
        method: 'POST',
        url: path,
        payload,
        headers: { 'user-agent': browser, ...(token && { token }) },
      });
    await post(viewShop.path, { mer_id: product.shopId });
    await post(viewProduct.path, { product_id: product.id }, shopper.token);
    await post(addToCart.path, { product_id: product.id, mer_id: product.shopId, num: 1 }, shopper.token);
    await post(previewOrder.path, { product_id: product.id, number: 1 }, shopper.token);
    await own.app.close();
    expect(await shopDays(product.shopId)).toEqual([{ visitors: 1, product_visitors: 1, carts: 1, checkouts: 1 }]);
    expect(await productDays(product.id)).toEqual([{ visitors: 1, carts: 1, checkouts: 1 }]);
  });
});
