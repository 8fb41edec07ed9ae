import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { signatureMasks } from '../../src/goods/search/search-signature.ts';
import { quoted } from '../../src/goods/search/search-words.ts';
import { demoDatabase } from '../demo-database.ts';

const db = await demoDatabase();

/** Rows that are missing, that no product has, or that say otherwise than the product and its words. */
async function wrongRows(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(w.product_id, o.product_id) as id
    from search_words w full join search_orders o on o.product_id = w.product_id left join products p on p.id = w.product_id
    where (o.on_sale, o.created_at, o.min_price, o.rating, o.sales, o.signature, o.free_delivery)
      is distinct from (p.status = 'on_sale', p.created_at, p.min_price, p.rating, p.sales, search_signature(w.title_words),
        exists (select from shop_destinations d where d.shop_id = p.shop_id and d.country = '' and p.min_price >= d.free_from))`.execute(
    db.kysely,
  );
  return rows.map(({ id }) => id);
}

describe('what walks through an order read', () => {
  it('has a row for each product with words, as it is', async () => {
    const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from search_orders`.execute(db.kysely);
    expect(rows[0]!.rows).toBeGreaterThan(100);
    expect(await wrongRows()).toEqual([]);
  });

  it.each([
    [
      'a price',
      `update skus set price = price + 700, list_price = null where product_id in (select id from products limit 20)`,
    ],
    [
      'sales and reviews',
      `update products set sales = sales + 3, score_sum = 9, review_count = 2 where id in (select id from products limit 20)`,
    ],
    [
      'the status',
      `update products set status = 'off_sale' where id in (select id from products where status = 'on_sale' limit 20)`,
    ],
    ['what a shop delivers free', `update shop_destinations set free_from = 0 where country = ''`],
    ['the end of it', `delete from shop_destinations where country = ''`],
    [
      'the words',
      `update search_words set title_words = 'changed' where product_id in (select product_id from search_words limit 20)`,
    ],
    [
      'a new row of words',
      `with gone as (delete from search_words where product_id in (select product_id from search_words limit 5) returning *), orders as (delete from search_orders where product_id in (select product_id from gone)) insert into search_words select * from gone`,
    ],
  ])('follows %s in the same transaction', async (_, change) => {
    await db.pool.query(change);
    expect(await wrongRows()).toEqual([]);
  });

  it.each(['radio', 'ラジオ', '2:收音', '=c:electrical', `it's`, String.raw`a\b`, '128 gb'])(
    'has the bits of the lexeme %s that a query asks for',
    async (lexeme) => {
      const { rows } = await sql<{ signature: string }>`
        select search_signature(array_to_tsvector(array[${lexeme}::text]))::text as signature`.execute(db.kysely);
      expect([rows[0]!.signature]).toEqual(signatureMasks(quoted(lexeme)));
    },
  );
});
