import type { ProductSort } from '@tradewind/contract/goods/catalog';
import { searchFacets, searchProducts } from '@tradewind/contract/goods/search';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { seedManyProducts } from '../../seed/many-products/seed-many-products.ts';
import { systemClock } from '../../src/base/clock/clock.ts';
import { allOf, searchTerms } from '../../src/goods/search/search-query.ts';
import { storeDestinations } from '../../src/goods/shops/index.ts';
import { rebuildSearchTiers } from '../../src/goods/search/rebuild-search-tiers.ts';
import { anotherApp, testApp } from '../app.ts';
import { demoDatabase } from '../demo-database.ts';

const db = await demoDatabase();
// Enough for four tiers of sales, and so for words that many products have.
await seedManyProducts(db, systemClock, 6_000, () => {});
// Some sell, and many as much as others.
await db.pool.query(
  `update products set sales = abs(hashtext(id::text)) % 400 - 200 where sales = 0 and abs(hashtext(id::text)) % 400 > 200`,
);
await rebuildSearchTiers({ db });
await db.pool.query('analyze');
const { data } = await testApp(db);

const orders: Readonly<Record<Exclude<ProductSort, 'relevance'>, string>> = {
  sales: 'p.sales desc, p.id',
  newest: 'p.created_at desc, p.id',
  price_up: 'p.min_price, p.id',
  price_down: 'p.min_price desc, p.id desc',
  rating: 'p.rating desc nulls last, p.sales desc, p.id',
};

/** SQL condition: one piece is delivered free under the terms of its shop for all countries. */
const deliveredFree = `exists (select from shop_destinations d where d.shop_id = p.shop_id and d.country = '' and p.min_price >= d.free_from)`;

interface Title {
  readonly id: string;
  readonly sales: number;
}

/** What is compared: by sales the sales, since what sells as much as others is mixed. */
const compared = (titles: readonly Title[], sort: keyof typeof orders) =>
  titles.map(({ id, sales }) => (sort === 'sales' ? sales : id));

/** All visible products with the words in their titles, in an order. */
async function sortedTitles(words: string, order: string, passes = 'true'): Promise<Title[]> {
  const { match } = allOf(searchTerms(words));
  const { rows } = await sql<Title>`
    select p.id, p.sales from products p join shops h on h.id = p.shop_id join search_words w on w.product_id = p.id
    where p.status = 'on_sale' and h.status = 'open' and not p.adult and w.title_words @@ ${match}::text::tsquery
      and ${sql.raw(passes)}
    order by ${sql.raw(order)}`.execute(db.kysely);
  return rows;
}

describe.each(Object.entries(orders) as [keyof typeof orders, string][])('found products by %s', (sort, order) => {
  it.each(['single', 'keyboard', 'everyday single', 'blocks', 'Aster'])(
    'are those with the words in their titles, in that order: %s',
    async (title) => {
      const all = await sortedTitles(title, order);
      expect(all.length, 'a word of titles').toBeGreaterThan(10);
      const pages = await Promise.all(
        [1, 2, 3, 7].map((page) => data(searchProducts, { title, sort, page, limit: 10 })),
      );
      const found = pages.flatMap(({ list }) => list.map(({ product_id: id, sales }) => ({ id, sales })));
      expect(compared(found, sort)).toEqual(compared([...all.slice(0, 30), ...all.slice(60, 70)], sort));
      expect(new Set(found.map(({ id }) => id)), 'each once').toHaveLength(found.length);
      expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(found.map(({ id }) => id)));
    },
  );

  it.each([
    [{ price_to: '20' }, 'p.min_price <= 2000'],
    [{ price_from: '60' }, 'p.min_price >= 6000'],
    [{ in_stock: 1 }, 'p.in_stock'],
    [{ rating: 4 }, 'p.rating >= 400'],
    [{ free_delivery: 1 }, deliveredFree],
  ] as const)('are those that pass the filter %j', async (filter, passes) => {
    const all = await sortedTitles('single', order, passes);
    const pages = await Promise.all(
      [1, 2].map((page) => data(searchProducts, { title: 'single', sort, page, limit: 10, ...filter })),
    );
    const found = pages.flatMap(({ list }) => list.map(({ product_id: id, sales }) => ({ id, sales })));
    expect(compared(found, sort)).toEqual(compared(all.slice(0, 20), sort));
  });
});

describe('products that are delivered free, by price', () => {
  const shopOfMost = sql<{
    id: string;
  }>`select shop_id as id from products group by shop_id order by count(*) desc limit 1`;
  const deliverFrom = async (freeFrom: bigint | null) => {
    const { rows } = await shopOfMost.execute(db.kysely);
    await db.transact((tx) => storeDestinations(tx, rows[0]!.id, [{ country: '', freeFrom }]));
  };
  const addToPrices = (cents: number) =>
    db.pool.query(`update products set min_price = greatest(min_price + $1, 1) where abs(hashtext(id::text)) % 3 = 0`, [
      cents,
    ]);

  it.each([
    ['the terms of no shop have changed', () => {}],
    ['a shop delivers everything free', () => deliverFrom(0n)],
    ['a shop delivers free from $30', () => deliverFrom(3_000n)],
    ['prices fell', () => addToPrices(-600)],
    ['prices rose', () => addToPrices(900)],
    ['a shop delivers nothing free any more', () => deliverFrom(null)],
  ])('are the cheapest of them after %s', async (_, change) => {
    await change();
    const all = await sortedTitles('single', orders.price_up, deliveredFree);
    // Another process, which keeps no answer from before.
    const shop = await anotherApp(db);
    const found = await shop.data(searchProducts, { title: 'single', sort: 'price_up', free_delivery: 1, limit: 20 });
    expect(found.list.map(({ product_id: id }) => id)).toEqual(all.slice(0, 20).map(({ id }) => id));
  });
});

describe('counts of more than are counted', () => {
  it.each(['single', 'keyboard', 'everyday single'])(
    'say of a chosen category no less than before it was chosen, and no more than has the words: %s',
    async (title) => {
      const { categories } = await data(searchFacets, { title });
      for (const { category_id, count } of [...categories.slice(0, 3), ...categories.slice(-3)]) {
        const { total, more } = await data(searchFacets, { title, category_id });
        const all = await sortedTitles(
          title,
          'p.id',
          `p.category_code in (select code from categories where '${category_id}' in (code, parent_code))`,
        );
        expect(total).toBeGreaterThanOrEqual(more ? count : all.length);
        expect(total).toBeLessThanOrEqual(all.length);
      }
    },
  );
});
