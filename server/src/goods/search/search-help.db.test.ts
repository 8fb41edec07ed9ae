import * as contract from '@tradewind/contract/goods/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { anotherApp, testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { systemClock } from '../../base/clock/clock.ts';
import { maintainPartitions } from '../../base/db/partitions/maintain-partitions.ts';
import { indexVersion } from './index-product.ts';
import { rankHotSearches } from './hot-searches.ts';
import { rebuildSearchIndex } from './rebuild-search-index.ts';
import { rebuildSearchTiers } from './rebuild-search-tiers.ts';
import { searchCounter } from './search-counter.ts';
import { searchMarkPartitions } from './search-marks.ts';

const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
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
    for (let index = 0; index < times; index += 1) record(keyword, { number: index, at });
  };
  /** A search of an account and a network of its own, unless it is said otherwise. */
  const record = (
    keyword: string,
    {
      number,
      at = now,
      account = `shopper ${number}`,
      address = `10.0.${number}.1`,
    }: Partial<Record<'account' | 'address', string | null>> & { number: number; at?: Date },
  ) =>
    searches.record({
      keyword,
      locale: 'en',
      by: { actor: account === null ? null : { userId: account }, address: address ?? '', userAgent: browser, now: at },
      found: true,
    });
  const searchesOf = async (keyword: string) => {
    await searches.flush();
    const rows = await db.read.selectFrom('search_days').select('searches').where('keyword', '=', keyword).execute();
    return rows.map((row) => row.searches);
  };
  const hot = async () => {
    await rankHotSearches({ db, clock: systemClock, searches });
    return (await db.read.selectFrom('hot_searches').select('keyword').execute()).map(({ keyword }) => keyword);
  };
  beforeAll(async () => {
    recordSearches('Clay Teapot', 4);
    recordSearches('clay bear', 30, new Date(now.getTime() - 12 * 24 * 60 * 60_000));
    recordSearches('clay cup', 2);
    recordSearches('nothing like it', 9);
    recordSearches('clay sex toy', 9);
    recordSearches('call 0612345678', 9);
    for (let index = 0; index < 50; index += 1) record('clay', { number: index, account: 'the same shopper' });
    await rankHotSearches({ db, clock: systemClock, searches });
  });

  it('are recent, presentable searches of many shoppers with results', async () => {
    expect(await shop.data(contract.hotSearches, {})).toEqual([{ keyword: 'clay teapot' }]);
    expect(await shop.data(contract.hotSearches, {}, { locale: 'ja' })).toEqual([]);
  });

  it('do not change by one visitor who asks a thousand times', async () => {
    const before = await hot();
    // Without an account, with a new one each time, at one address and at those of one network.
    for (let index = 0; index < 1_000; index += 1) {
      record('bear', { number: index, account: null, address: '10.1.1.1' });
      record('bear', { number: index, address: `2001:db8:0:7::${index.toString(16)}` });
      if (index % 100 === 99) await searches.flush();
    }
    expect(await searchesOf('bear')).toEqual([2]);
    expect(await hot()).toEqual(before);
  });

  it('do not change by one visitor without an account at all addresses of one block', async () => {
    const before = await hot();
    for (let index = 0; index < 250; index += 1) {
      record('clay pot', { number: index, account: null, address: `10.8.1.${index}` });
      record('clay pot', { number: index, account: null, address: `2001:db8:9:${index.toString(16)}::1` });
      if (index % 50 === 49) await searches.flush();
    }
    // One of the block of IPv4 and one of that of IPv6.
    expect(await searchesOf('clay pot')).toEqual([2]);
    expect(await hot()).toEqual(before);
  });

  it('do not change by one account at a thousand addresses, nor by one that comes every day', async () => {
    const before = await hot();
    for (let index = 0; index < 1_000; index += 1) {
      record('cup', { number: 1_000, account: 'a wanderer', address: `10.${2 + (index % 7)}.${index % 250}.9` });
      if (index % 100 === 99) await searches.flush();
    }
    for (let days = 0; days < 30; days += 1)
      record('clay cup', { number: 1, at: new Date(now.getTime() - days * 24 * 60 * 60_000) });
    expect(await searchesOf('cup')).toEqual([1]);
    expect(await hot()).toEqual(before);
  });

  it('keep nothing of who searched when the day is over', async () => {
    await searches.flush();
    const tomorrow = new Date(now.getTime() + 24 * 60 * 60_000);
    await rankHotSearches({ db, clock: { now: () => tomorrow }, searches });
    await maintainPartitions({ db, clock: { now: () => tomorrow } }, [searchMarkPartitions]);
    for (const table of ['search_marks', 'search_salts'] as const)
      expect(await db.read.selectFrom(table).selectAll().execute()).toEqual([]);
    await hot();
  });

  it('are counted from searches by the API', async () => {
    const app = await anotherApp(db);
    for (let shopper = 0; shopper < 3; shopper += 1)
      await app.app.inject({
        url: contract.searchProducts.path,
        query: { title: 'Clay  Bear' },
        headers: { token: (await buildShopper(db)).token, lang: 'tai', 'user-agent': browser },
        remoteAddress: `10.9.${shopper}.1`,
      });
    await app.app.close();
    await rankHotSearches({ db, clock: systemClock, searches });
    expect(await shop.data(contract.hotSearches, {}, { locale: 'th' })).toEqual([{ keyword: 'clay bear' }]);
  });

  it('are suggested with categories and products for a prefix', async () => {
    const { searches: words, categories, products } = await shop.data(contract.suggestSearches, { title: 'Cla' });
    expect(words).toEqual(['clay bear', 'clay teapot']);
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
