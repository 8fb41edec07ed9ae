import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { cardColumns, fromProducts, sorted, type CardRow } from '../../goods/catalog/index.ts';

/** A literal, so that PostgreSQL reuses one plan for all products; planning costs more than running. */
const othersShown = sql.lit(8);

/**
 * Products to show beside a product: bought by the same shoppers, then best sellers of its category, then of its shop. Adult
 * products are shown beside adult ones only.
 */
export async function otherProducts(read: Read, productId: string): Promise<CardRow[]> {
  // The product's own values come from single-value subqueries, so that the queries by sales use the index of best sellers.
  const bestOf = (own: ReturnType<typeof sql>, place: number) => sql`
    (select p.id, ${sql.lit(place)} as place ${fromProducts}
     where p.id <> ${productId} and ${own} and p.status = 'on_sale' and h.status = 'open' and ((select adult from this) or not p.adult)
     order by ${sorted.sales} limit ${othersShown})`;
  return rowsOf<CardRow>(
    read,
    sql`
    with this as materialized (select category_code, shop_id, adult from products where id = ${productId}), near as (
      select id, min(place) as place from (
        (select p.id, 0 as place ${fromProducts} join product_pairs r on r.other_id = p.id
         where r.product_id = ${productId} and p.status = 'on_sale' and h.status = 'open' and ((select adult from this) or not p.adult)
         order by r.score desc, p.id limit ${othersShown}) union all
        ${bestOf(sql`p.category_code = (select category_code from this)`, 1)} union all
        ${bestOf(sql`p.shop_id = (select shop_id from this)`, 2)}
      ) all_ways group by id
    )
    select ${cardColumns} from near join products p on p.id = near.id join shops h on h.id = p.shop_id
    order by near.place, ${sorted.sales} limit ${othersShown}`,
  );
}
