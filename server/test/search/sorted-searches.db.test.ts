import type { ProductSort } from '@tradewind/contract/goods/catalog';
import { searchFacets, searchProducts } from '@tradewind/contract/goods/search';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { seedManyProducts } from '../../seed/many-products/seed-many-products.ts';
import { systemClock } from '../../src/base/clock/clock.ts';
import { allOf, searchTerms } from '../../src/goods/search/search-query.ts';
import { rebuildSearchTiers } from '../../src/goods/search/rebuild-search-tiers.ts';
import { testApp } from '../app.ts';
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
  ] as const)('are those that pass the filter %j', async (filter, passes) => {
    const all = await sortedTitles('single', order, passes);
    const pages = await Promise.all(
      [1, 2].map((page) => data(searchProducts, { title: 'single', sort, page, limit: 10, ...filter })),
    );
    const found = pages.flatMap(({ list }) => list.map(({ product_id: id, sales }) => ({ id, sales })));
    expect(compared(found, sort)).toEqual(compared(all.slice(0, 20), sort));
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
