import type { ProductSort } from '@tradewind/contract/goods/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import {
  cardColumns,
  fromProducts,
  listed,
  notNarrowed,
  sorted,
  type CardPage,
  type CardRow,
  type Listing,
  type Paging,
} from '../catalog/index.ts';
import { categoryPlace, shopPlace } from './index-product.ts';
import { firstFound } from './first-found.ts';
import type { WordQuery } from './search-query.ts';

/** Nobody leafs deeper through what was found; further pages are empty. */
const deepest = 1_000;
/** So many also for a single product, as titles must give before descriptions are left alone: else a count would be cut short. */
const soughtAtLeast = 10;
/** What is to be put into another order, or counted, is collected first: so much of it. */
const collectedAtMost = 2_000;

export interface Search extends Listing {
  readonly words: string;
  readonly sort: ProductSort;
}

/** Products found by words in any of the five languages. */
export async function searchPage(read: Read, search: Search, paging: Paging): Promise<CardPage> {
  const found = await firstFound(
    read,
    search.words,
    (query) => foundPage(read, search, query, paging),
    ({ total }) => total > 0,
  );
  return found ? { ...found.result, meant: found.meant } : { total: 0, rows: [] };
}

/** Shops that sell what the words mean, those with most matching products first. */
export async function shopsSelling(read: Read, words: string): Promise<string[]> {
  const search = (query: WordQuery) =>
    rowsOf<{ shop_id: string }>(
      read,
      sql`
      select p.shop_id from ${candidates({ category: null }, query, collectedAtMost)} c join products p on p.id = c.id
      group by p.shop_id order by count(*) desc, p.shop_id limit 200`,
    );
  const shops = await firstFound(read, words, search, (rows) => rows.length > 0);
  return shops?.result.map(({ shop_id }) => shop_id) ?? [];
}

/** Of what matches, the ids, as far as `search_products` goes to find `enough`; a row without id says that there may be more. */
export function candidates(
  { category, shopId, narrowing = notNarrowed }: Listing,
  { match, close, terms }: WordQuery,
  enough: number,
): RawBuilder<unknown> {
  const asked = [
    `(${match})`,
    ...(category === null ? [] : [categoryPlace(category)]),
    ...(shopId === undefined ? [] : [shopPlace(shopId)]),
  ].join(' & ');
  const { priceFrom, priceTo, leastRating, inStock, freeDelivery, shipsTo } = narrowing;
  return sql`search_products(
    ${asked}::text::tsquery, ${match}::text::tsquery, ${close}::text::tsquery, ${enough}::int, ${titlesSuffice(terms)}::int, ${category !== null}::boolean, ${priceFrom}::bigint, ${priceTo}::bigint,
    ${leastRating}::smallint, ${inStock}::boolean, ${freeDelivery}::boolean, ${shipsTo}::text)`;
}

/** Descriptions are looked into only where titles give too little; who says much says it exactly. */
const titlesSuffice = (terms: number): number => (terms === 1 ? 10 : 3);

async function foundPage(read: Read, search: Search, query: WordQuery, { page, limit }: Paging): Promise<CardPage> {
  const offset = (page - 1) * limit;
  const window = { offset, limit: offset < deepest ? limit : 0 };
  if (search.sort === 'relevance')
    return pageOf(
      read,
      candidates(search, query, Math.max(Math.min(offset, deepest) + limit, soughtAtLeast)),
      byRank,
      window,
    );
  const order = sorted[search.sort];
  const collected = await pageOf(read, candidates(search, query, collectedAtMost), order, window);
  // Of a word that so many products have, the first in the order asked for need not be among the best sellers.
  return collected.more ? { ...collected, rows: await walked(read, search, query, order, window) } : collected;
}

/** Where the first tier holds everything, nothing can come behind it. */
const notAllInFront = sql<boolean>`exists (select from search_words where tier > 0)`;

const byRank = sql`c.part, c.rank desc, c.sales desc, c.id`;

async function pageOf(
  read: Read,
  found: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  window: { offset: number; limit: number },
): Promise<CardPage> {
  const rows = await rowsOf<Partial<CardRow> & { total: number; more: boolean }>(
    read,
    sql`
    with found as materialized (select * from ${found} c)
    select totals.total, totals.more, shown.* from (select count(id)::int as total, count(id) < count(*) and ${notAllInFront} as more from found) totals left join lateral (
      select ${cardColumns}, page.place from (
        select c.id, row_number() over (order by ${order}) as place
        from found c ${order === byRank ? sql`` : sql`join products p on p.id = c.id`} where c.id is not null
        order by place limit ${window.limit} offset ${window.offset}
      ) page join products p on p.id = page.id join shops h on h.id = p.shop_id
    ) shown on true order by shown.place`,
  );
  const { total, more } = rows[0]!;
  return { total, more, rows: rows.filter((row) => row.id !== null) as CardRow[] };
}

/** Goes through the shelf in the order asked for until the page is full; quick exactly where many products have the words. */
const walked = (
  read: Read,
  search: Search,
  { match }: WordQuery,
  order: RawBuilder<unknown>,
  window: { offset: number; limit: number },
) =>
  rowsOf<CardRow>(
    read,
    sql`
    select ${cardColumns} ${fromProducts} join search_words w on w.product_id = p.id
    where ${listed(search)} and w.all_words @@ ${match}::text::tsquery order by ${order} limit ${window.limit} offset ${window.offset}`,
  );
