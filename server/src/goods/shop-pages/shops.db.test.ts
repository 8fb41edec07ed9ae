import { hotProducts } from '@tradewind/contract/goods/catalog';
import { searchFacets } from '@tradewind/contract/goods/search';
import { followShop, hotShops, searchShops, shop as shopEndpoint } from '@tradewind/contract/goods/shops';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop, type BuiltProduct } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { adultCookie } from '../../../test/state-age.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const app = await testApp(db);

const kiln = await buildShop(db, {
  name: 'Kiln & Clay',
  sales: 40,
  slogans: { en: 'Fired by hand', ja: '手仕事の器' },
});
const hoshi = await buildShop(db, { name: 'Hoshi Audio', sales: 70 });
const bare = await buildShop(db, { name: '100% Wool_Mill', sales: 0 });
const closed = await buildShop(db, { name: 'Closed Kiln', status: 'closed', sales: 900 });
const bowls: BuiltProduct[] = [];
for (const [index, sales] of [5, 9, 1, 7].entries())
  bowls.push(await buildProduct(db, { shop: kiln, title: `Bowl ${index}`, sales, price: BigInt(1000 - index) }));
const knife = await buildProduct(db, {
  shop: kiln,
  category: 'outdoors',
  title: { en: 'Pocket knife', 'zh-CN': '折刀' },
});
const oil = await buildProduct(db, { shop: kiln, category: 'adult', title: 'Oil', sales: 99 });
await buildProduct(db, { shop: kiln, status: 'off_sale', sales: 999 });
await buildProduct(db, { shop: hoshi, category: 'electrical', title: { en: 'Headphones', 'zh-CN': '头戴耳机' } });
await buildProduct(db, { shop: closed, title: 'Headphones too' });

const names = (answer: { list: { mer_name: string }[] }) => answer.list.map(({ mer_name }) => mer_name);
const page = (input: object, options = {}) => app.data(shopEndpoint, { mer_id: kiln.id, ...input }, options);
const listed = async (input: object, options = {}) =>
  (await page(input, options)).product_list.list.map(({ product_id }) => product_id);

describe('a shop', () => {
  it('is shown in the caller’s language with a page of its products', async () => {
    const answer = await page({ page: 1, limit: 2, category_id: 0 }, { locale: 'ja' });
    expect(answer).toMatchObject({
      mer_id: kiln.id,
      mer_name: 'Kiln & Clay',
      follow_count: 0,
      is_follow: 0,
      banner: '',
      slogan: '手仕事の器',
      good_rate: '–',
      review_count: 0,
      total_price: '40',
      product_list: { count: 5, total: 5 },
    });
    expect(answer.product_list.list.map(({ product_id }) => product_id)).toEqual([bowls[1]!.id, bowls[3]!.id]);
    expect(answer.pictures).toHaveLength(3);
    expect(answer.pictures).not.toContain(`/media/${oil.id}.webp`);
  });

  it('lists its categories on the first page only', async () => {
    expect((await page({})).categories).toEqual(['outdoors', 'family', 'adult']);
    expect((await page({ page: 2 })).categories).toEqual([]);
  });

  it('filters its products by category and words, sorts and pages them', async () => {
    expect(await listed({ category_id: 'outdoors' })).toEqual([knife.id]);
    expect(await listed({ category_id: 'adult' }, { cookie: await adultCookie(app) })).toEqual([oil.id]);
    expect(await listed({ category_id: 'food' })).toEqual([]);
    expect((await listed({ sort: 'price_up' }))[0]).toBe(bowls[3]!.id);
    expect(await listed({ title: '折刀' })).toEqual([knife.id]);
    expect(await listed({ title: 'headphones' })).toEqual([]);
    expect(await listed({ page: 3, limit: 2 })).toEqual([knife.id]);
    expect(await listed({ page: 4, limit: 2 })).toEqual([]);
  });

  it('applies search filters, with counts per value', async () => {
    expect(await listed({ price_from: '9.98', price_to: '9.99', sort: 'price_up' })).toEqual([
      bowls[2]!.id,
      bowls[1]!.id,
    ]);
    expect(await listed({ price_from: '9.98', price_to: '9.99', title: 'Bowl 1' })).toEqual([bowls[1]!.id]);
    expect(await listed({ rating: 4 })).toEqual([]);
    const facets = await app.data(searchFacets, { mer_id: kiln.id });
    expect(facets).toMatchObject({
      total: 5,
      in_stock: 5,
      categories: [
        { category_id: 'family', count: 4 },
        { category_id: 'outdoors', count: 1 },
      ],
    });
    expect(await app.data(searchFacets, { mer_id: kiln.id, title: '折刀' })).toMatchObject({
      total: 1,
      categories: [{ category_id: 'outdoors', count: 1 }],
    });
    expect((await app.refusal(searchFacets, { mer_id: 'x' })).refusal).toBe('shop_not_found');
  });

  it('refuses a closed shop, an unknown one and an invalid id', async () => {
    for (const mer_id of [closed.id, newId(), '1', "' or 1=1"])
      expect((await app.refusal(shopEndpoint, { mer_id })).refusal).toBe('shop_not_found');
    expect((await app.refusal(shopEndpoint, {})).refusal).toBe('bad_request');
    expect((await app.refusal(shopEndpoint, { mer_id: kiln.id, category_id: 'nope' })).refusal).toBe(
      'category_not_found',
    );
  });
});

describe('shops', () => {
  it('are sorted by sales with pictures, without closed ones', async () => {
    const answer = await app.data(hotShops, { page: 1, limit: 8 });
    expect(names(answer)).toEqual(['Hoshi Audio', 'Kiln & Clay', '100% Wool_Mill']);
    expect(answer).toMatchObject({ total: 3, count: 3 });
    expect(answer.list.map(({ pictures }) => pictures.length)).toEqual([1, 3, 0]);
    expect(names(await app.data(hotShops, { page: 2, limit: 2 }))).toEqual(['100% Wool_Mill']);
    expect(await app.data(hotShops, { page: 5, limit: 2 })).toEqual({ total: 3, count: 3, list: [] });
    expect((await app.data(hotProducts, {})).list[0]!.mer_name).toBe('Kiln & Clay');
  });

  it.each([
    ['kiln', ['Kiln & Clay']],
    ['CLAY', ['Kiln & Clay']],
    ['Kiln and Clay', ['Kiln & Clay']],
    ['hoshi audoi', ['Hoshi Audio']],
    ['耳机', ['Hoshi Audio']],
    ['headphone', ['Hoshi Audio']],
    ['%', ['100% Wool_Mill']],
    ['_', ['100% Wool_Mill']],
    ['\\', []],
    ["' or 7=7 --", []],
    ['🫖', []],
  ])('are found by a similar name or by their products: %s', async (title, expected) => {
    expect(names(await app.data(searchShops, { title }))).toEqual(expected);
  });

  it('are all listed without words', async () => {
    expect(names(await app.data(searchShops, { title: '' }))).toHaveLength(3);
    expect(await app.data(searchShops, { title: 'kiln', page: 2 })).toEqual({ total: 1, count: 1, list: [] });
  });
});

describe('following', () => {
  it('toggles for this shopper only and is counted', async () => {
    const [one, other] = await Promise.all([buildShopper(db), buildShopper(db)]);
    expect(await app.data(followShop, { mer_id: hoshi.id }, one)).toEqual({ is_follow: 1, follow_count: 1 });
    expect(await app.data(followShop, { mer_id: hoshi.id }, other)).toEqual({ is_follow: 1, follow_count: 2 });
    expect((await app.data(shopEndpoint, { mer_id: hoshi.id }, one)).is_follow).toBe(1);
    expect((await app.data(hotShops, {}, one)).list.map(({ is_follow }) => is_follow)).toEqual([1, 0, 0]);
    expect((await app.data(hotShops, {})).list.every(({ is_follow }) => is_follow === 0)).toBe(true);
    expect(await app.data(followShop, { mer_id: hoshi.id }, one)).toEqual({ is_follow: 0, follow_count: 1 });
    expect((await app.data(shopEndpoint, { mer_id: hoshi.id }, other)).follow_count).toBe(1);
  });

  it('counts concurrent and repeated follows correctly', async () => {
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => buildShopper(db)));
    const taps = [...shoppers, ...shoppers.slice(0, 4)];
    await Promise.all(taps.map((shopper) => app.data(followShop, { mer_id: kiln.id }, shopper)));
    expect((await app.data(shopEndpoint, { mer_id: kiln.id }, shoppers[0]!)).follow_count).toBe(6);
    const { count } = await db.read
      .selectFrom('shop_follows')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where('shop_id', '=', kiln.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(6n);
  });

  it('requires a session and an open shop; a closed one can be unfollowed', async () => {
    const shopper = await buildShopper(db);
    expect(await app.refusal(followShop, { mer_id: kiln.id })).toMatchObject({ status: 401 });
    for (const mer_id of [closed.id, newId(), 'x'])
      expect((await app.refusal(followShop, { mer_id }, shopper)).refusal).toBe('shop_not_found');
    await app.data(followShop, { mer_id: bare.id }, shopper);
    await db.transact((tx) => tx.updateTable('shops').set({ status: 'closed' }).where('id', '=', bare.id).execute());
    expect(await app.data(followShop, { mer_id: bare.id }, shopper)).toEqual({ is_follow: 0, follow_count: 0 });
    expect((await app.refusal(followShop, { mer_id: bare.id }, shopper)).refusal).toBe('shop_not_found');
  });
});
