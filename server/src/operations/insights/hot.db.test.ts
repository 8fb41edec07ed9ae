import { sql } from 'kysely';
import { hotProducts } from '@tradewind/contract/goods/catalog';
import { hotShops } from '@tradewind/contract/goods/shops';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop, type BuiltProduct } from '../../../test/build-catalog.ts';
import { buildOrder } from '../../../test/build-order.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later } from '../../base/clock/clock.ts';
import { rankHotProducts } from './rank-hot-products.ts';

const db = await testDatabase();
const app = await testApp(db);
const ago = (days: number) => later(app.clock.now(), -days * day);

const bought = async (
  product: BuiltProduct,
  days: number,
  { quantity = 1, buyers = 1, status = 'completed' as const } = {},
) => {
  for (let buyer = 0; buyer < buyers; buyer += 1) {
    const { id: userId } = await buildShopper(db);
    const { id } = await buildOrder(db, userId, [{ product, quantity }], { at: ago(days) });
    await db.transact((tx) =>
      tx
        .updateTable('orders')
        .set({ paid_at: ago(days), status })
        .where('id', '=', id)
        .execute(),
    );
  }
};
const seen = (product: BuiltProduct, days: number, visitors: number) =>
  db.transact((tx) =>
    tx
      .insertInto('product_view_days')
      .values({ product_id: product.id, day: ago(days), visitors })
      .execute(),
  );

describe('hot products and shops', async () => {
  const [old, busy] = [await buildShop(db, { sales: 900 }), await buildShop(db)];
  const [classic, plain] = [
    await buildProduct(db, { shop: old, sales: 500 }),
    await buildProduct(db, { shop: old, sales: 100 }),
  ];
  const [today, lastMonth, bulk, looked, unpaid] = [
    await buildProduct(db, { shop: busy, category: 'toys' }),
    await buildProduct(db, { shop: busy }),
    await buildProduct(db, { shop: busy, category: 'toys' }),
    await buildProduct(db, { shop: busy }),
    await buildProduct(db, { shop: busy }),
  ];
  // Reads as a signed-in shopper, because visitors get cached answers.
  const shopper = await buildShopper(db);
  const order = async (input = {}) =>
    (await app.data(hotProducts, { limit: 100, ...input }, shopper)).list.map(({ product_id }) => product_id);

  it('are sorted by sales without recent purchases and views', async () => {
    await rankHotProducts(app.deps);
    expect((await order()).slice(0, 2)).toEqual([classic.id, plain.id]);
    expect((await app.data(hotShops, {}, shopper)).list[0]!.mer_id).toBe(old.id);
  });

  it('are sorted by recent buyers; older purchases, quantities and views weigh less, cancelled orders nothing', async () => {
    await bought(today, 0, { buyers: 3 });
    await bought(lastMonth, 28, { buyers: 6 });
    await bought(bulk, 0, { quantity: 9 });
    await seen(looked, 0, 19);
    await seen(lastMonth, 70, 100_000);
    await bought(unpaid, 0, { buyers: 2 });
    await sql`update orders set status = 'cancelled', cancelled_at = now() where id in (select order_id from order_lines where product_id = ${unpaid.id})`.execute(
      db.kysely,
    );
    await rankHotProducts(app.deps);
    expect(await order()).toEqual([today, bulk, looked, lastMonth, classic, plain, unpaid].map(({ id }) => id));
    expect(await order({ category_id: 'toys' })).toEqual([today.id, bulk.id]);
    expect(await order({ page: 2, limit: 2 })).toEqual([looked.id, lastMonth.id]);
    expect((await app.data(hotShops, {}, shopper)).list.map(({ mer_id }) => mer_id)).toEqual([busy.id, old.id]);
  });

  it('keep their order without new events and lose their heat after sixty days', async () => {
    const before = await order();
    const heats = () => db.read.selectFrom('products').select(['id', 'heat']).orderBy('id').execute();
    const then = await heats();
    app.clock.advance(10 * day);
    await rankHotProducts(app.deps);
    expect(await heats()).toEqual(then);
    expect(await order()).toEqual(before);
    app.clock.advance(60 * day);
    await rankHotProducts(app.deps);
    expect((await order()).slice(0, 2)).toEqual([classic.id, plain.id]);
    expect((await heats()).every(({ heat }) => heat === 0)).toBe(true);
  });

  it('lose the heat of an order that was cancelled days later with the next day', async () => {
    const product = await buildProduct(db, { shop: busy });
    const heat = async () =>
      (await db.read.selectFrom('products').select('heat').where('id', '=', product.id).executeTakeFirstOrThrow()).heat;
    await bought(product, 5);
    await bought(today, 0);
    await rankHotProducts(app.deps);
    expect(await heat()).toBeGreaterThan(0);
    await sql`update orders set status = 'cancelled', cancelled_at = now() where id in (select order_id from order_lines where product_id = ${product.id})`.execute(
      db.kysely,
    );
    app.clock.advance(day);
    await rankHotProducts(app.deps);
    expect(await heat()).toBe(0);
  });

  it('refuse an unknown category', async () => {
    expect((await app.refusal(hotProducts, { category_id: 'nope' })).refusal).toBe('category_not_found');
  });
});
