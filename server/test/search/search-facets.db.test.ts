import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoDatabase } from '../demo-database.ts';

const db = await demoDatabase();

/** Rows that are missing, too many, or that say otherwise than the product and its words. */
async function wrongRows(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(w.product_id, f.product_id) as id
    from (select * from search_words where tier <= 4) w
      full join search_facets f on f.product_id = w.product_id left join products p on p.id = w.product_id
    where (f.tier, f.title_words, f.on_sale, f.adult, f.in_stock, f.rating, f.min_price, f.shop_id, f.category_code, f.hs_code, f.no_delivery_to)
      is distinct from (w.tier, w.title_words, p.status = 'on_sale', p.adult, p.in_stock, p.rating, p.min_price, p.shop_id, p.category_code, p.hs_code, p.no_delivery_to)`.execute(
    db.kysely,
  );
  return rows.map(({ id }) => id);
}

describe('what counts beside filters read', () => {
  it('has a row for each best seller with words, as it is', async () => {
    const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from search_facets`.execute(db.kysely);
    expect(rows[0]!.rows).toBeGreaterThan(100);
    expect(await wrongRows()).toEqual([]);
  });

  const some = '(select product_id from search_words order by product_id limit 20)';
  it.each([
    ['a price', `update skus set price = price - 1 where product_id in ${some}`],
    ['the stock', `update skus set stock = 0 where product_id in ${some}`],
    ['a review', `update products set score_sum = 9, review_count = 2 where id in ${some}`],
    ['the status', `update products set status = 'off_sale' where id in ${some}`],
    ['the category', `update products set category_code = 'outdoors' where id in ${some}`],
    ['where it is sent', `update products set no_delivery_to = '{US}', hs_code = '610910' where id in ${some}`],
    ['the words', `update search_words set title_words = 'changed' where product_id in ${some}`],
    ['who sells less', `update search_words set tier = 5 where product_id in ${some}`],
    ['who sells more', `update search_words set tier = 1 where product_id in ${some}`],
    [
      'a new row of words',
      `with gone as (delete from search_words where product_id in ${some} returning *), orders as (delete from search_orders where product_id in (select product_id from gone)) insert into search_words select * from gone`,
    ],
  ])('follows %s in the same transaction', async (_, change) => {
    await db.pool.query(change);
    expect(await wrongRows()).toEqual([]);
  });
});
