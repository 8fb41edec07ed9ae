import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock/clock.ts';
import { demoDatabase } from '../../test/demo-database.ts';
import { copyProducts } from './copy-products.ts';
import { seedManyProducts } from './seed-many-products.ts';

const db = await demoDatabase();
const quiet = () => {};
expect(await seedManyProducts(db, systemClock, 1_500, quiet)).toBe(1_500);

describe('a large catalogue', () => {
  it('has a unique title and search words for each product', async () => {
    const { rows } = await sql<{ products: bigint; titles: bigint; words: bigint }>`
      select count(*) as products, count(distinct titles) as titles,
        (select count(*) from search_words w join products q on q.id = w.product_id where q.slug like 'made-%' and length(title_words) > 3) as words
      from products where slug like 'made-%'`.execute(db.kysely);
    expect(rows[0]).toEqual({ products: 1_500n, titles: 1_500n, words: 1_500n });
  });

  it('shows the cheapest of one to four SKUs, and existing pictures', async () => {
    const { rows } = await sql`
      select p.slug from products p left join lateral (select count(*) as number, min(price) as price, bool_or(stock > 0) as in_stock from skus where product_id = p.id) s on true
      where p.slug like 'made-%' and (s.number not between 1 and 4 or p.min_price <> s.price or p.in_stock <> s.in_stock
        or s.number <> greatest(1, coalesce(jsonb_array_length(p.options -> 0 -> 'values'), 0))
        or not exists (select from demo_pictures d where p.image = '/media/' || d.name || '-400.webp'))`.execute(
      db.kysely,
    );
    expect(rows).toEqual([]);
  });

  it('continues where it stopped, and adds nothing twice', async () => {
    expect(await seedManyProducts(db, systemClock, 1_500, quiet)).toBe(0);
    expect(await seedManyProducts(db, systemClock, 1_700, quiet)).toBe(200);
  });

  it('copies products with their SKUs and search words, each with a title and a price of its own', async () => {
    expect(await copyProducts(db, { written: 1_500, count: 4_000, indexed: true }, quiet)).toBe(2_300);
    const { rows } = await sql`
      select count(*)::int as products, count(distinct p.titles)::int as titles, count(w.product_id)::int as words,
        count(*) filter (where p.min_price = (select min(price) from skus s where s.product_id = p.id))::int as priced
      from products p left join search_words w on w.product_id = p.id where p.slug like 'made-%'`.execute(db.kysely);
    expect(rows).toEqual([{ products: 4_000, titles: 4_000, words: 4_000, priced: 4_000 }]);
  });

  it('restores the settings of the search indexes', async () => {
    const { rows } = await sql<{
      reloptions: string[];
    }>`select reloptions from pg_class where relname like 'search_titles__' or relname like 'search_texts__'`.execute(
      db.kysely,
    );
    expect(rows.map(({ reloptions }) => reloptions)).toEqual(Array.from({ length: 14 }, () => ['fastupdate=off']));
  });
});
