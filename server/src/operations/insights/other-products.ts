import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { cardColumns, fromProducts, sorted, type CardRow } from '../../goods/catalog/index.ts';

/** Written out in the statement, which is then planned once for all products; to plan it costs more than to run it. */
const othersShown = sql.lit(8);

/** What goes well with a product: what the same people bought, then best sellers of its category, then of its shop. Adult goods only beside adult goods. */
export async function otherProducts(read: Read, productId: string): Promise<CardRow[]> {
  // What is known of this product is asked for first, as single values, so that the ways by sales follow their index of best sellers.
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
