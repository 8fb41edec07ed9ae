import type { ProductSort } from '@tradewind/contract/goods/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { cardColumns, fromProducts, listed, noFilters, sorted, type CardRow } from '../catalog/index.ts';
import { scopedMatch, type Search, type Window } from './found-page.ts';
import type { WordQuery } from './search-query.ts';
import { maxMasks, signatureMasks } from './search-signature.ts';

export type Sort = Exclude<ProductSort, 'relevance'>;

interface Walk {
  readonly sort: Sort;
  readonly window: Window;
  /** The number of products that are looked at. */
  readonly most: number;
}

/** More than any list has. */
export const wholeList = 1_000_000_000;

/** Limits are literals of a few sizes: PostgreSQL plans a statement of which a limit is a parameter each time anew. */
const literalMost = [1_000, 4_000, 16_000, 50_000, wholeList];
const literalLimits = [10, 20, 50, 100, 200, 500, 1_100];
const roundedUp = (number: number, sizes: readonly number[]) =>
  sql.lit(sizes.find((size) => size >= number) ?? sizes.at(-1)!);

/** SQL: what each order goes by. */
const orderColumns: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  sales: sql`p.sales`,
  newest: sql`p.created_at`,
  price_up: sql`p.min_price`,
  price_down: sql`p.min_price`,
  rating: sql`p.rating, p.sales`,
};

/**
 * Goes through the products in an order until the page is full of those with the words in their titles. It reads the index of the order
 * alone; words, shops and filters are asked only of products whose signature allows their title to match.
 *
 * @param walk not by sales, which have no such index
 */
export function walkTitles(read: Read, search: Search, query: WordQuery, { sort, window, most }: Walk) {
  const order = sorted[sort];
  const asked = scopedMatch(search, query);
  const masks = signatureMasks(asked);
  const places = Array.from({ length: maxMasks }, (_, index) => index);
  // "offset 0" keeps each look-up where it is: after the signature, one product after the other.
  return rowsOf<CardRow>(
    read,
    sql`
    select ${cardColumns}
    from (
      select p.id
      from (
        select p.id, p.id as walked, p.signature, ${orderColumns[sort]}
        from (select product_id as id, o.* from search_orders o where o.on_sale ${beginning(sort, search)}) p order by ${order} limit ${roundedUp(most, literalMost)}
      ) p
        cross join (values (${sql.join(places.map((index) => sql`${masks[index] ?? null}::bit varying`))})) as masks (${sql.join(places.map((index) => sql.raw(`m${index}`)))})
        cross join lateral (
          select from search_words w where w.product_id = walked and w.title_words @@ ${asked}::text::tsquery offset 0
        ) matching
        ${passes(search)}
      where ${sql.join(
        places.map((index) => sql.raw(`p.signature & m${index} = m${index}`)),
        sql` or `,
      )}
      order by ${order} limit ${roundedUp(window.offset + window.limit, literalLimits)}
    ) page join products p on p.id = page.id join shops h on h.id = p.shop_id
    order by ${order} limit ${window.limit} offset ${window.offset}`,
  );
}

/** SQL: a product that was `walked` is on sale, in an open shop, and fits the filters. */
const passes = (search: Search) =>
  sql`cross join lateral (select ${fromProducts} where p.id = walked and ${listed(search)} offset 0) passing`;

/**
 * SQL: by price the walk begins, and ends, at the chosen prices, and goes only through what is delivered free where that is asked for: the
 * cheapest products seldom are.
 */
function beginning(sort: Sort, { filters = noFilters }: Search): RawBuilder<unknown> {
  const { priceFrom, priceTo, freeDelivery, shipsTo } = filters;
  if (sort !== 'price_up' && sort !== 'price_down') return sql``;
  return sql`
    ${priceFrom === null ? sql`` : sql`and o.min_price >= ${priceFrom}`}
    ${priceTo === null ? sql`` : sql`and o.min_price <= ${priceTo}`}
    ${freeDelivery && shipsTo === null ? sql`and o.free_delivery` : sql``}`;
}

/** The same for words anywhere, and by sales: it looks up the words of every product. */
export function walkTexts(read: Read, search: Search, { match }: WordQuery, { sort, window, most }: Walk) {
  const order = sorted[sort];
  return rowsOf<CardRow>(
    read,
    // Filters come after the limit, since few products may pass them.
    sql`
    select ${cardColumns}
    from (
      select p.id
      from (
        select p.id, p.id as walked, ${orderColumns[sort]} ${fromProducts}
        where ${listed({ ...search, filters: noFilters })} order by ${order} limit ${most}
      ) p
        cross join lateral (
          select from search_words w where w.product_id = walked and w.all_words @@ ${match}::text::tsquery offset 0
        ) matching
        ${search.filters ? passes(search) : sql``}
      order by ${order} limit ${window.limit} offset ${window.offset}
    ) page join products p on p.id = page.id join shops h on h.id = p.shop_id
    order by ${order}`,
  );
}
