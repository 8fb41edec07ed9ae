import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import type { LocalTexts, StoredFact, StoredOption } from '../../base/db/tables.ts';
import { cardColumns, fromProducts, sorted, type CardRow } from './card-queries.ts';

/** Everything that the page of one product shows of itself. */
export interface ProductRow extends CardRow {
  category_code: string;
  category_names: LocalTexts;
  adult: boolean;
  on_sale: boolean;
  summaries: LocalTexts;
  descriptions: LocalTexts;
  facts: StoredFact[];
  options: StoredOption[];
  images: string[];
  liked: boolean;
  skus: { id: string; choice: string[]; price: string; list_price: string | null; stock: number; image: string }[];
}

/** A product with its combinations; also one that is no longer sold, for those who have the link. */
export async function productById(read: Read, productId: string, userId: string | null): Promise<ProductRow | null> {
  const rows = await rowsOf<ProductRow>(
    read,
    sql`
    select ${cardColumns}, p.category_code, c.names as category_names, p.adult, p.status = 'on_sale' and h.status = 'open' as on_sale,
      p.summaries, p.descriptions, p.facts, p.options, p.images, combinations.skus,
      exists (select from product_likes l where l.product_id = p.id and l.user_id = ${userId}::uuid and l.removed_at is null) as liked
    ${fromProducts} join categories c on c.code = p.category_code
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'choice', s.choice, 'price', s.price::text, 'list_price', s.list_price::text, 'stock', s.stock, 'image', s.image
      ) order by s.position), '[]') as skus from skus s where s.product_id = p.id
    ) combinations
    where p.id = ${productId}`,
  );
  return rows[0] ?? null;
}

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

export async function allCategoryRows(read: Read) {
  return read
    .selectFrom('categories')
    .select(['code', 'names', 'name_en', 'image', 'adult'])
    .orderBy('position')
    .execute();
}

/** Codes of the categories in which a shop sells something, in their order. */
export async function categoriesOfShop(read: Read, shopId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('categories as c')
    .select('c.code')
    // One look per category into an index of both, however much the shop sells.
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('products as p')
          .where('p.shop_id', '=', shopId)
          .whereRef('p.category_code', '=', 'c.code')
          .where('p.status', '=', sql.lit('on_sale')),
      ),
    )
    .orderBy('c.position')
    .execute();
  return rows.map(({ code }) => code);
}

export async function categoryExists(read: Read, code: string): Promise<boolean> {
  return (await read.selectFrom('categories').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;
}
