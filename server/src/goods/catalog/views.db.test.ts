import { sql } from 'kysely';
import { product as productEndpoint } from '@tradewind/contract/goods/catalog';
import { searchProducts } from '@tradewind/contract/goods/search';
import { deleteViews, viewedProducts, viewProduct } from '@tradewind/contract/goods/views';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day } from '../../base/clock/clock.ts';
import { maintainPartitions } from '../../base/db/partitions/maintain-partitions.ts';
import { newId } from '../../base/ids/ids.ts';
import { countViews, visitorPartitions } from './count-views.ts';
import { viewCounter } from './view-counter.ts';

const db = await testDatabase();
const app = await testApp(db);
const counter = viewCounter(db, Buffer.alloc(32, 1), (error) => {
  throw error;
});
const count = () => countViews({ ...app.deps, views: counter });
const views = async (id: string) =>
  (await db.read.selectFrom('products').select('views').where('id', '=', id).executeTakeFirstOrThrow()).views;
const visitor = (address: string, userId?: string) => ({
  actor: userId ? { userId, sessionId: newId(), atDesk: false, locale: null, isAdult: false } : null,
  address,
  now: app.clock.now(),
});

describe('views', () => {
  it('counts each visitor once a day, by account when signed in, else by address', async () => {
    const { id } = await buildProduct(db);
    const someone = newId();
    for (const viewer of [
      visitor('10.0.0.1'),
      visitor('10.0.0.1'),
      visitor('10.0.0.2'),
      visitor('10.0.0.3', someone),
      visitor('10.0.0.4', someone),
    ])
      counter.record(id, viewer);
    await count();
    expect(await views(id)).toBe(3);
    counter.record(id.toUpperCase(), visitor('10.0.0.1'));
    await count();
    await count();
    expect(await views(id)).toBe(3);
    app.clock.advance(day);
    counter.record(id, visitor('10.0.0.1'));
    await count();
    expect(await views(id)).toBe(4);
  });

  it('keeps the counts when visitors are deleted', async () => {
    const { id } = await buildProduct(db);
    counter.record(id, visitor('10.0.0.9'));
    await count();
    app.clock.advance(4 * day);
    await count();
    await maintainPartitions(app.deps, [visitorPartitions]);
    expect(await db.read.selectFrom('product_visitors').selectAll().where('product_id', '=', id).execute()).toEqual([]);
    counter.record(id, visitor('10.0.0.9'));
    await count();
    expect(await views(id)).toBe(2);
  });

  it('stores neither address nor account', async () => {
    const { id } = await buildProduct(db);
    counter.record(id, visitor('203.0.113.77'));
    await counter.flush();
    const [row] = await db.read.selectFrom('product_visitors').select('visitor').where('product_id', '=', id).execute();
    expect(row!.visitor).toMatch(/^[\w-]{22}$/);
  });

  it('ignores views of unknown products and keeps the others', async () => {
    const { id } = await buildProduct(db);
    counter.record(newId(), visitor('10.0.0.1'));
    counter.record(id, visitor('10.0.0.1'));
    await count();
    expect(await views(id)).toBe(1);
  });

  it('shows the count in lists and on the product’s page', async () => {
    const { id } = await buildProduct(db, { title: 'Astrolabe' });
    await db.transact((tx) => tx.updateTable('products').set({ views: 12 }).where('id', '=', id).execute());
    expect((await app.data(searchProducts, { title: 'astrolabe' })).list).toMatchObject([{ click: 12 }]);
    expect((await app.data(productEndpoint, { product_id: id })).click).toBe(12);
  });

  it('accepts views from anyone without letting clients set the count', async () => {
    for (const product_id of [newId(), 'x', "'; drop table products"])
      expect(await app.data(viewProduct, { product_id })).toBeNull();
    const { id } = await buildProduct(db);
    await app.data(viewProduct, { product_id: id, views: 999, click: 999 } as { product_id: string });
    expect(await views(id)).toBe(0);
  });
});

describe('recently viewed products', () => {
  it('lists the shopper’s own views once each, latest first, without products no longer sold', async () => {
    const [one, other] = await Promise.all([buildShopper(db), buildShopper(db)]);
    const [first, second, gone] = [await buildProduct(db), await buildProduct(db), await buildProduct(db)];
    for (const { id } of [first, gone, second, first]) {
      app.clock.advance(1_000);
      await app.data(viewProduct, { product_id: id }, one);
    }
    await db.transact((tx) =>
      tx.updateTable('products').set({ status: 'off_sale' }).where('id', '=', gone.id).execute(),
    );
    const answer = await app.data(viewedProducts, {}, one);
    expect(answer.list.map(({ product_id }) => product_id)).toEqual([first.id, second.id]);
    expect(answer.count).toBe(2);
    expect((await app.data(viewedProducts, {}, other)).list).toEqual([]);
    expect(await app.refusal(viewedProducts, {})).toMatchObject({ status: 401 });
  });

  it('deletes one or all of the shopper’s own views', async () => {
    const [one, other] = await Promise.all([buildShopper(db), buildShopper(db)]);
    const products = [await buildProduct(db), await buildProduct(db)];
    for (const { token } of [one, other])
      for (const { id } of products) await app.data(viewProduct, { product_id: id }, { token });
    await app.data(deleteViews, { product_id: products[0]!.id }, one);
    await app.data(deleteViews, { product_id: 'nonsense' }, one);
    expect((await app.data(viewedProducts, {}, one)).list).toMatchObject([{ product_id: products[1]!.id }]);
    await app.data(deleteViews, {}, one);
    expect((await app.data(viewedProducts, {}, one)).list).toEqual([]);
    expect((await app.data(viewedProducts, {}, other)).list).toHaveLength(2);
  });

  it('stores the latest sixty', async () => {
    const shopper = await buildShopper(db);
    const { id } = await buildProduct(db);
    await sql`
      insert into products (id, slug, shop_id, category_code, titles, summaries, descriptions, image, images, published_at)
      select gen_random_uuid(), 'many-' || n, shop_id, category_code, titles, '{}', '{}', image, images, published_at from products, generate_series(1, 60) n where id = ${id}`.execute(
      db.kysely,
    );
    await sql`
      insert into recent_views (user_id, product_id, viewed_at) select ${shopper.id}, id, ${new Date('2026-01-01')} from products where slug like 'many-%'`.execute(
      db.kysely,
    );
    await app.data(viewProduct, { product_id: id }, shopper);
    const answer = await app.data(viewedProducts, { limit: 100 }, shopper);
    expect(answer.list).toHaveLength(60);
    expect(answer.list[0]!.product_id).toBe(id);
  });
});
