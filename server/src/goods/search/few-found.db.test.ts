import { searchFacets, searchProducts, suggestSearches } from '@tradewind/contract/goods/search';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const shop = await testApp(db);

const indigo = await buildProduct(db, {
  title: { en: 'Indigo oven gauntlet' },
  price: 3_000n,
  sales: 1,
  category: 'family',
});
const ochre = await buildProduct(db, {
  title: { en: 'Ochre oven gauntlet' },
  price: 2_000n,
  sales: 9,
  category: 'family',
});
const plum = await buildProduct(db, { title: { en: 'Plum oven gauntlet' }, price: 1_000n, sales: 5, category: 'mens' });
await buildProduct(db, { title: { en: 'Indigo pencil' } });

const search = async (input: Partial<InputOf<typeof searchProducts>> = {}) => {
  const {
    list,
    total,
    with_all_words: whole,
  } = await shop.data(searchProducts, { title: 'indigo oven gauntlet', ...input });
  return { ids: list.map(({ product_id: id }) => id), total, whole };
};
const count = (input: Partial<InputOf<typeof searchFacets>> = {}) =>
  shop.data(searchFacets, { title: 'indigo oven gauntlet', ...input });

it('puts what has most of the words behind what has all', async () => {
  expect(await search()).toEqual({ ids: [indigo.id, ochre.id, plum.id], total: 3, whole: 1 });
});

it('keeps them behind it in another order', async () => {
  expect((await search({ sort: 'price_up' })).ids).toEqual([indigo.id, plum.id, ochre.id]);
});

it('goes on with them page by page', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ page, limit: 1 })));
  expect(pages.flatMap(({ ids }) => ids)).toEqual([indigo.id, ochre.id, plum.id]);
});

it('shows them where a filter shuts out what has all words', async () => {
  expect(await search({ price_to: 25 })).toEqual({ ids: [ochre.id, plum.id], total: 2, whole: 0 });
});

it('counts them in facets as in the results', async () => {
  const { total, categories } = await count();
  expect(total).toBe(3);
  for (const { category_id: category, count: counted } of categories)
    expect((await search({ category_id: category })).total, category).toBe(counted);
  expect((await count({ price_to: 25 })).total).toBe(2);
});

it('adds nothing to a search for one word', async () => {
  expect(await search({ title: 'plum' })).toEqual({ ids: [plum.id], total: 1, whole: null });
});

it('suggests only what has all words', async () => {
  const { products } = await shop.data(suggestSearches, { title: 'indigo oven gauntlet' });
  expect(products.map(({ product_id: id }) => id)).toEqual([indigo.id]);
});
