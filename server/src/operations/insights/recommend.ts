import { sql, type RawBuilder } from 'kysely';
import type { Keep } from '../../base/cache/kept-parts.ts';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import {
  cardColumns,
  fromProducts,
  listed,
  recommendedPage,
  recommendedPart,
  windowOf,
  type CardPage,
  type CardRow,
  type Paging,
} from '../../goods/catalog/index.ts';
import { productsBeside, traitsOf } from './other-products.ts';

/** Maximum number of personal recommendations; the general ones follow. */
const maxPersonal = 40;

/**
 * A page of recommended products. Visitors, and shoppers without purchases, favourites and views, get the best sellers of
 * each category in turn. Other shoppers first get products that were bought together with theirs (weights: purchase 3,
 * favourite 2, view 1), mostly those of the same category of the first level, and hot products of their categories, without those that they bought or like; then the same as
 * visitors.
 */
export async function recommendTo(read: Read, userId: string | null, paging: Paging, keep: Keep): Promise<CardPage> {
  const own = userId === null ? [] : await personalCards(read, userId);
  const window = windowOf(paging);
  if (own.length === 0 || !window) return recommendedPage(read, paging, keep);
  const first = own.slice(window.offset, window.offset + window.limit);
  const rest = {
    limit: window.limit - first.length,
    offset: Math.max(0, window.offset - own.length),
    without: own.map(({ id }) => id),
  };
  const { rows, ...counted } = await recommendedPart(read, rest, keep);
  return { ...counted, rows: [...first, ...rows] };
}

/**
 * SQL: the products by which a shopper's taste is known, as `seeds` with a weight each, besides `bought`, `liked` and `viewed`:
 * the latest purchases (3), favourites (2) and views (1) only, so that the cost is bounded.
 */
export const seedsOf = (userId: string): RawBuilder<unknown> => sql`
    bought as materialized (
      select l.product_id from orders o join order_lines l on l.order_id = o.id
      where o.user_id = ${userId} and o.paid_at is not null order by o.placed_at desc, l.id limit 60
    ), liked as materialized (
      select product_id from product_likes where user_id = ${userId} and removed_at is null order by liked_at desc, product_id limit 40
    ), viewed as materialized (
      select product_id from recent_views where user_id = ${userId} order by viewed_at desc, product_id limit 30
    ), seeds as materialized (
      select product_id, max(weight)::float8 as weight from (
        select product_id, 3 as weight from bought union all select product_id, 2 from liked union all select product_id, 1 from viewed
      ) known group by product_id
    )`;

/** The personal recommendations, from what is known of the shopper's taste. */
async function personalCards(read: Read, userId: string): Promise<CardRow[]> {
  return rowsOf<CardRow>(
    read,
    sql`
    with ${seedsOf(userId)}, tastes as (
      select p.category_code, sum(s.weight) / (select sum(weight) from seeds) as share
      from seeds s join products p on p.id = s.product_id where not p.adult group by p.category_code order by share desc, p.category_code limit 4
    ), candidates as (
      select r.other_id as id, s.weight * r.score as score from seeds s join product_pairs r on r.product_id = s.product_id
      union all
      select best.id, t.share / best.place from tastes t cross join lateral (
        select p.id, row_number() over (order by p.heat desc, p.sales desc, p.id) as place ${fromProducts}
        where p.category_code = t.category_code and ${listed({ category: null, advertised: true })}
        order by p.heat desc, p.sales desc, p.id limit 12
      ) best
    ), chosen as (
      select id, sum(score) as score from candidates
      where id not in (select product_id from bought) and id not in (select product_id from liked)
      group by id
    )
    select ${cardColumns} from chosen c join products p on p.id = c.id join shops h on h.id = p.shop_id
    where ${listed({ category: null, advertised: true })} and p.in_stock
    order by c.score desc, p.id limit ${maxPersonal}`,
  );
}

/** Which goods of a shopper something is recommended beside. */
export type Goods = { of: 'cart' } | { of: 'orders'; ids: readonly string[] };

/**
 * A page of what goes beside the goods in a shopper's cart or orders, without these. Orders of others count as unknown.
 *
 * @returns null where there are no goods that decide: the cart is empty, or all are for adults
 */
export async function recommendBeside(
  read: Read,
  userId: string,
  goods: Goods,
  paging: Paging,
): Promise<CardPage | null> {
  const seeds = await traitsOf(read, sql`p.id in (${productsOf(userId, goods)})`);
  if (seeds.length === 0) return null;
  const rows = await productsBeside(read, seeds);
  const { offset, limit } = windowOf(paging) ?? { offset: rows.length, limit: 0 };
  return { total: rows.length, rows: rows.slice(offset, offset + limit) };
}

/** SQL: the ids of the products in a shopper's cart or orders. */
const productsOf = (userId: string, goods: Goods): RawBuilder<unknown> =>
  goods.of === 'cart'
    ? sql`select k.product_id from cart_lines l join skus k on k.id = l.sku_id where l.user_id = ${userId}`
    : sql`
      select l.product_id from orders o join order_lines l on l.order_id = o.id
      where o.user_id = ${userId} and ${isOneOf('o.id', goods.ids)}`;
