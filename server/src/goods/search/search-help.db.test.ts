import * as contract from '@tradewind/contract/goods/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { anotherApp, testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { systemClock } from '../../base/clock/clock.ts';
import { indexVersion } from './index-product.ts';
import { rankHotSearches } from './hot-searches.ts';
import { rebuildSearchIndex } from './rebuild-search-index.ts';
import { rebuildSearchTiers } from './rebuild-search-tiers.ts';
import { searchCounter } from './search-counter.ts';

const db = await testDatabase();
const shop = await testApp(db);

const free = await buildShop(db, { freight: { first: 500n, next: 0n, freeOver: 2_000n } });
const teapot = await buildProduct(db, {
  shop: free,
  category: 'family',
  title: { en: 'Clay teapot', 'zh-CN': '陶茶壶' },
  price: 4_200n,
  sales: 5,
});
const cup = await buildProduct(db, {
  category: 'family',
  title: { en: 'Clay cup', ja: '土のカップ' },
  price: 900n,
  stock: 0,
});
const bear = await buildProduct(db, { category: 'toys', title: 'Clay bear', price: 1_500n });
await buildProduct(db, { category: 'adult', adult: true, title: 'Clay secret' });

const search = async (input: Parameters<typeof shop.data<typeof contract.searchProducts>>[1]) =>
  (await shop.data(contract.searchProducts, input)).list.map(({ product_id }) => product_id);

describe('search filters', () => {
  it.each([
    [{ price_from: '10' }, () => [teapot, bear]],
    [{ price_from: '9', price_to: '15.00' }, () => [cup, bear]],
    [{ in_stock: 1 as const }, () => [teapot, bear]],
    [{ free_delivery: 1 as const }, () => [teapot]],
    [{ rating: 4 }, () => []],
    [{ category_id: 'toys', price_to: '20' }, () => [bear]],
  ])('apply %j with and without words', async (filters, wanted) => {
    const ids = wanted()
      .map(({ id }) => id)
      .toSorted();
    expect((await search({ title: 'clay', ...filters })).toSorted()).toEqual(ids);
    expect((await search(filters)).toSorted()).toEqual(ids);
  });

  it('refuse invalid values', async () => {
    for (const filters of [
      { price_from: '-1' },
      { price_to: '1e9' },
      { rating: 9 },
      { in_stock: 2 },
      { price_from: '1.234' },
    ]) {
      expect((await shop.refusal(contract.searchProducts, filters as never)).refusal, JSON.stringify(filters)).toBe(
        'bad_request',
      );
    }
  });

  it('combine with sorting by rating, rated products first', async () => {
    await db.kysely.updateTable('products').set({ score_sum: 18, review_count: 2 }).where('id', '=', bear.id).execute();
    expect((await search({ title: 'clay', sort: 'rating' }))[0]).toBe(bear.id);
    expect(await search({ title: 'clay', rating: 4.5 })).toEqual([bear.id]);
  });

  it('have counts per value', async () => {
    expect(await shop.data(contract.searchFacets, { title: 'clay' })).toMatchObject({
      more: false,
      total: 3,
      in_stock: 2,
      free_delivery: 1,
      categories: [
        { category_id: 'family', count: 2 },
        { category_id: 'toys', count: 1 },
      ],
      ratings: [
        { least: 3, count: 1 },
        { least: 4, count: 1 },
        { least: 4.5, count: 1 },
      ],
      price: { highest: 42 },
    });
    const { price, total, categories } = await shop.data(contract.searchFacets, {
      title: 'clay',
      category_id: 'family',
    });
    expect([total, price.bars.reduce((a, b) => a + b, 0), categories.length]).toEqual([2, 2, 2]);
  });
});

describe('synonyms', () => {
  it('find a product in any language', async () => {
    for (const title of ['急須', '찻주전자', 'ป้านชา', '茶壶'])
      expect((await search({ title }))[0], title).toBe(teapot.id);
  });

  it('apply only within their category', async () => {
    expect(await search({ title: 'コップ' })).toEqual([cup.id]);
    expect(await search({ title: 'ぬいぐるみ' })).toEqual([bear.id]);
  });
});

describe('hot searches', () => {
  const searches = searchCounter(db, (error) => {
    throw error;
  });
  const now = systemClock.now();
  const recordSearches = (keyword: string, times: number, at = now) => {
    for (let index = 0; index < times; index += 1)
      searches.record({ keyword, locale: 'en', userId: `shopper ${index}`, now: at, found: true });
  };
  beforeAll(async () => {
    recordSearches('Clay Teapot', 4);
    recordSearches('clay bear', 30, new Date(now.getTime() - 12 * 24 * 60 * 60_000));
    recordSearches('clay cup', 2);
    recordSearches('nothing like it', 9);
    recordSearches('clay sex toy', 9);
    recordSearches('call 0612345678', 9);
    for (let index = 0; index < 50; index += 1)
      searches.record({ keyword: 'clay', locale: 'en', userId: 'the same shopper', now, found: true });
    await rankHotSearches({ db, clock: systemClock, searches });
  });

  it('are recent, presentable searches of many shoppers with results', async () => {
    expect(await shop.data(contract.hotSearches, {})).toEqual([{ keyword: 'clay teapot' }]);
    expect(await shop.data(contract.hotSearches, {}, { locale: 'ja' })).toEqual([]);
  });

  it('are counted from searches by the API', async () => {
    const app = await anotherApp(db);
    for (let shopper = 0; shopper < 3; shopper += 1)
      await app.data(contract.searchProducts, { title: 'Clay  Bear' }, { ...(await buildShopper(db)), locale: 'th' });
    await app.app.close();
    await rankHotSearches({ db, clock: systemClock, searches });
    expect(await shop.data(contract.hotSearches, {}, { locale: 'th' })).toEqual([{ keyword: 'clay bear' }]);
  });

  it('are suggested with categories and products for a prefix', async () => {
    const { searches: words, categories, products } = await shop.data(contract.suggestSearches, { title: 'Cla' });
    expect(words).toEqual(['clay teapot']);
    expect(categories).toEqual([]);
    expect(products.map(({ product_id }) => product_id).toSorted()).toEqual([teapot.id, cup.id, bear.id].toSorted());
    expect((await shop.data(contract.suggestSearches, { title: 'ad' })).categories).toEqual([]);
    expect((await shop.data(contract.suggestSearches, { title: 'おもち' }, { locale: 'ko' })).categories).toEqual([
      { category_id: 'toys', name: '장난감' },
    ]);
  });
});

describe('recent searches', () => {
  it('deletes one or all of the shopper’s own searches', async () => {
    const [one, other] = await Promise.all([buildShopper(db), buildShopper(db)]);
    for (const title of ['clay', 'bear', 'cup'])
      for (const shopper of [one, other]) await shop.data(contract.searchProducts, { title }, shopper);
    await shop.data(contract.deleteSearches, { keyword: 'bear' }, one);
    expect(await shop.data(contract.recentSearches, {}, one)).toEqual([{ keyword: 'cup' }, { keyword: 'clay' }]);
    await shop.data(contract.deleteSearches, {}, one);
    expect(await shop.data(contract.recentSearches, {}, one)).toEqual([]);
    expect(await shop.data(contract.recentSearches, {}, other)).toHaveLength(3);
    expect(await shop.refusal(contract.deleteSearches, {})).toMatchObject({ status: 401 });
  });
});

describe('the search index', () => {
  it('rebuilds missing words and those of an earlier version', async () => {
    await db.kysely.deleteFrom('search_words').where('product_id', '=', teapot.id).execute();
    await db.kysely.updateTable('search_words').set({ making: 0 }).where('product_id', '=', cup.id).execute();
    await rebuildSearchIndex({ db });
    expect(await search({ title: '急須' })).toEqual([teapot.id]);
    expect(await db.kysely.selectFrom('search_words').select('making').distinct().execute()).toEqual([
      { making: indexVersion },
    ]);
  });

  it('rebuilds tiers by sales', async () => {
    await db.kysely.updateTable('search_words').set({ tier: 4 }).execute();
    await rebuildSearchTiers({ db });
    expect(await db.kysely.selectFrom('search_words').select('tier').distinct().execute()).toEqual([{ tier: 0 }]);
  });
});
