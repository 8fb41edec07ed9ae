import * as catalog from '@tradewind/contract/goods/catalog';
import * as search from '@tradewind/contract/goods/search';
import * as content from '@tradewind/contract/platform/content';
import * as shops from '@tradewind/contract/goods/shops';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';

const shop = await testApp(await testDatabase());

it('answers every list of an empty catalogue with an empty page, and categories with the tab for all', async () => {
  expect(await shop.data(catalog.categoryList, {})).toEqual([
    { category_id: '0', name: 'All', name_en: 'All', image: '', adult: false, former_ids: [], children: [] },
  ]);
  const lists = [
    catalog.categoryProducts,
    catalog.hotProducts,
    catalog.recommendedProducts,
    shops.hotShops,
    shops.searchShops,
  ];
  for (const endpoint of lists) {
    expect(await shop.data(endpoint, { page: 1, limit: 8 })).toEqual({ total: 0, count: 0, list: [] });
  }
  const nothing = { total: 0, count: 0, list: [], more: false, meant: null, near: false, with_all_words: null };
  expect(await shop.data(search.searchProducts, { page: 1, limit: 8 })).toEqual(nothing);
  expect(await shop.data(search.searchProducts, { title: 'teapot 茶壶' })).toEqual(nothing);
  expect(await shop.data(shops.searchShops, { title: 'teapot' })).toEqual({ total: 0, count: 0, list: [] });
  expect(await shop.data(search.recentSearches, {})).toEqual([]);
  expect(await shop.data(search.hotSearches, {})).toEqual([]);
  expect(await shop.data(search.suggestSearches, { title: 'tea' })).toEqual({
    searches: [],
    categories: [],
    products: [],
  });
  expect(await shop.data(search.searchFacets, { title: 'tea' })).toMatchObject({
    total: 0,
    categories: [],
    price: { highest: 1 },
  });
  expect(await shop.data(content.banners, {})).toEqual([]);
  expect(await shop.data(content.bannerImages, {})).toEqual([]);
});
