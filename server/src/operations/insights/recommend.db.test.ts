import { toggleFavourite, product as productEndpoint, recommendedProducts } from '@tradewind/contract/goods/catalog';
import { viewedProducts, viewProduct } from '@tradewind/contract/goods/views';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop, type BuiltProduct } from '../../../test/build-catalog.ts';
import { buildOrder } from '../../../test/build-order.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { adultCookie } from '../../../test/state-age.ts';
import { hour, movableClock } from '../../base/clock/clock.ts';
import { rebuildPairsInTime, rebuildProductPairs } from './rebuild-product-pairs.ts';

const db = await testDatabase();
const app = await testApp(db);
const shop = await buildShop(db);
const build = (category: 'phone' | 'food' | 'toys' | 'adult', sales = 0) => buildProduct(db, { shop, category, sales });

const buys = async (userId: string, products: readonly BuiltProduct[]) => {
  const { id } = await buildOrder(
    db,
    userId,
    products.map((product) => ({ product })),
    { at: app.clock.now() },
  );
  await db.transact((tx) =>
    tx.updateTable('orders').set({ paid_at: app.clock.now(), status: 'completed' }).where('id', '=', id).execute(),
  );
};
const recommended = async (options = {}, input = {}) =>
  (await app.data(recommendedProducts, { limit: 100, ...input }, options)).list.map(({ product_id }) => product_id);

describe('recommended products', async () => {
  const [phone, cover, charger, oil] = [
    await build('phone', 50),
    await build('phone', 1),
    await build('phone'),
    await build('adult', 99),
  ];
  const [tea, cup, kite] = [await build('food', 90), await build('food'), await build('toys', 70)];
  for (let buyer = 0; buyer < 3; buyer += 1) await buys((await buildShopper(db)).id, [phone, charger, cup, oil]);
  await buys((await buildShopper(db)).id, [phone, kite]);
  await rebuildProductPairs(app.deps);

  it('are the best sellers of each category in turn for unknown shoppers', async () => {
    const anybody = await recommended();
    expect(anybody.slice(0, 3)).toEqual([tea.id, kite.id, phone.id]);
    expect(anybody).not.toContain(oil.id);
    expect(await recommended(await buildShopper(db))).toEqual(anybody);
  });

  it('start with products of the same category bought together with the shopper’s, followed by all others once', async () => {
    const shopper = await buildShopper(db);
    await app.data(toggleFavourite, { product_id: phone.id }, shopper);
    const mine = await recommended(shopper);
    expect(mine[0]).toBe(charger.id);
    expect(mine.indexOf(cup.id)).toBeGreaterThan(mine.indexOf(cover.id));
    expect(mine.indexOf(cover.id)).toBeLessThan(mine.indexOf(tea.id));
    expect(mine).not.toContain(oil.id);
    expect(new Set(mine).size).toBe(mine.length);
    expect(mine.toSorted()).toEqual([phone, cover, charger, tea, cup, kite].map(({ id }) => id).toSorted());
    const pages = [1, 2, 3, 4].map((page) => recommended(shopper, { page, limit: 2 }));
    expect((await Promise.all(pages)).flat()).toEqual(mine);
  });

  it('consider views, with less weight than purchases', async () => {
    const shopper = await buildShopper(db);
    await app.data(viewProduct, { product_id: kite.id }, shopper);
    // Views are written a moment later; reading them writes those that wait.
    await app.data(viewedProducts, {}, shopper);
    await buys(shopper.id, [charger]);
    const mine = await recommended(shopper);
    expect(mine[0]).toBe(phone.id);
    expect(mine.indexOf(kite.id)).toBeLessThan(mine.indexOf(tea.id));
  });

  it('need two common buyers for a pair', async () => {
    const pairs = await db.read
      .selectFrom('product_pairs')
      .select('other_id')
      .where('product_id', '=', phone.id)
      .execute();
    expect(pairs.map(({ other_id }) => other_id).toSorted()).toEqual([charger.id, cup.id, oil.id].toSorted());
  });

  it('are shown beside a product, adult ones only beside adult ones', async () => {
    const beside = (await app.data(productEndpoint, { product_id: phone.id })).other.map(
      ({ product_id }) => product_id,
    );
    expect(beside).toEqual([charger.id, cover.id]);
    expect(beside).not.toContain(oil.id);
    expect(
      (await app.data(productEndpoint, { product_id: oil.id }, { cookie: await adultCookie(app) })).other.map(
        ({ product_id }) => product_id,
      ),
    ).toContain(phone.id);
  });

  it('follow purchases that are cancelled, in large installations in the quiet hour only', async () => {
    const partners = async () =>
      (await db.read.selectFrom('product_pairs').select('other_id').where('product_id', '=', phone.id).execute()).map(
        ({ other_id }) => other_id,
      );
    const clock = movableClock({ now: () => new Date(app.clock.now().toISOString().replace(/T.*/, 'T01:51:00Z')) });
    const run = () => rebuildPairsInTime({ db, clock });
    await sql`update orders set status = 'cancelled', cancelled_at = now()
      where id in (select order_id from order_lines where product_id = ${cup.id})`.execute(db.kysely);
    await sql`update pg_class set reltuples = 1000000 where oid = 'orders'::regclass`.execute(db.kysely);
    await run();
    expect(await partners()).toContain(cup.id);
    clock.advance(hour);
    await run();
    expect(await partners()).not.toContain(cup.id);
  });
});
