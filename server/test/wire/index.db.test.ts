import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createBanner } from '../../src/platform/content/index.ts';
import { buildProduct, buildShop } from '../build-catalog.ts';
import { category, listOf, platform, shop, shopProduct } from './shapes.ts';
import { toast } from './client.ts';
import { wireWorld } from './world.ts';

const { db, visitor, shopper } = await wireWorld();
const weavers = await buildShop(db, { name: 'Weavers' });
for (let made = 0; made < 8; made += 1) await buildProduct(db, { shop: weavers, category: 'womens', price: 1_250n });
await buildProduct(db, { shop: weavers, category: 'phone', options: { Colour: ['Red', 'Blue'] } });
await db.transact((tx) =>
  createBanner(tx, {
    position: 1,
    kickers: {},
    titles: {},
    actions: {},
    tone: 'sea',
    image: '/media/banner.webp',
    link: '/popular',
  }),
);
const client = visitor();

describe('the home screen of an existing client', () => {
  it('gets its banners as picture URLs', async () => {
    expect(z.array(z.string().min(1)).parse(await client.get('/api/index/banner'))).toEqual(['/media/banner.webp']);
  });

  it.each(['en', 'zh-CN', 'ri', 'han', 'tai', 'vn', 'zh-cn'])(
    'gets categories as a bare array with names that are unique, in %s',
    async (lang) => {
      const rows = z
        .array(category)
        .min(1)
        .parse(await visitor(lang).get('/api/index/category'));
      expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
      expect(new Set(rows.map(({ category_id }) => category_id)).size).toBe(rows.length);
    },
  );

  it('gets products of the category that it was given, page by page, up to an empty page', async () => {
    const rows = z.array(category).parse(await client.get('/api/index/category'));
    const womens = rows.find(({ category_id }) => category_id === 'womens')!;
    const page = (number: number) =>
      client.get('/api/index/product', { category_id: womens.category_id, page: number, limit: 8 });
    expect(listOf(shopProduct).parse(await page(1)).list).toHaveLength(8);
    // After exactly one full page, the client requests one more.
    expect(listOf(shopProduct).parse(await page(2)).list).toEqual([]);
  });

  it('gets all products for the first category, whose id may be 0, and for none', async () => {
    const [all] = z.array(category).parse(await client.get('/api/index/category'));
    for (const category_id of [all!.category_id, 0, '0', undefined]) {
      expect(
        listOf(shopProduct).parse(await client.get('/api/index/product', { category_id, page: 1, limit: 100 })).list,
      ).toHaveLength(9);
    }
  });

  it('gets a refusal with a text for an unknown category', async () => {
    expect(await client.getFailure('/api/index/product', { category_id: 99, page: 1, limit: 8 })).toMatchObject(toast);
  });

  it('gets hot products and hot shops, with and without a token', async () => {
    for (const each of [client, (await shopper()).client]) {
      expect(
        listOf(shopProduct).parse(await each.get('/api/index/hot_product', { page: 1, limit: 10, title: '' })).list
          .length,
      ).toBeGreaterThan(0);
      expect(listOf(shopProduct).parse(await each.get('/api/index/hot_product', { page: 40, limit: 10 })).list).toEqual(
        [],
      );
      expect(listOf(shop).parse(await each.get('/api/index/hot_merchant', { page: 1, limit: 8 })).list).toMatchObject([
        { mer_name: 'Weavers' },
      ]);
    }
  });

  it('gets the links for support and merchants', async () => {
    expect(platform.parse(await client.get('/api/index/index')).name).toBe('Tradewind');
  });
});
