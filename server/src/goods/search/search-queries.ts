import type { ProductSort } from '@tradewind/contract/goods/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import {
  cardColumns,
  fromProducts,
  listed,
  noFilters,
  sorted,
  type CardPage,
  type CardRow,
  type Listing,
  type Paging,
} from '../catalog/index.ts';
import { categoryLexeme, shopLexeme } from './index-product.ts';
import { firstFound } from './first-found.ts';
import type { WordQuery } from './search-query.ts';

/** Pages that start beyond this offset are empty. */
const maxOffset = 1_000;
/** Minimum number of matches to request: as many as titles must yield to skip descriptions, or else counts are too low. */
const minRequested = 10;
/** Maximum number of matches collected for sorting or counting. */
const maxCollected = 2_000;

export interface Search extends Listing {
  readonly words: string;
  readonly sort: ProductSort;
}

/** So many products are shown where none is what was asked for. */
export const maxNear = 10;

interface FoundPage extends CardPage {
  /** How many steps of the search found nothing before the first product. */
  readonly firstPart: number;
}

/** A page of products found by words in any of the five languages. */
export async function searchPage(read: Read, search: Search, paging: Paging, isTyping = false): Promise<CardPage> {
  const found = await firstFound(
    read,
    search.words,
    {
      search: (query) => foundPage(read, search, query, paging),
      isFound: ({ total }) => total > 0,
      isOnlyMentioned: ({ firstPart }) => firstPart > 0,
      ...(search.filters && { isFoundUnfiltered: (query) => isAnything(read, search, query) }),
    },
    isTyping,
  );
  if (!found) return { total: 0, rows: [] };
  const { result, meant, near } = found;
  return near ? nearPage(result, paging) : { ...result, meant };
}

/** Whether something is found without the filters. */
async function isAnything(read: Read, search: Search, query: WordQuery): Promise<boolean> {
  const listing = { ...search, filters: noFilters };
  const rows = await rowsOf<{ id: string | null }>(
    read,
    sql`select c.id from ${candidates(listing, query, minRequested)} c`,
  );
  return rows.some(({ id }) => id !== null);
}

function nearPage({ total, rows }: CardPage, { page, limit }: Paging): CardPage {
  const left = Math.max(maxNear - (page - 1) * limit, 0);
  return { total: Math.min(total, maxNear), rows: rows.slice(0, left), near: total > 0 };
}

/** Ids of shops that sell matching products, those with most matches first. */
export async function shopsSelling(read: Read, words: string): Promise<string[]> {
  const search = (query: WordQuery) =>
    rowsOf<{ shop_id: string; part: number }>(
      read,
      sql`
      select p.shop_id, min(c.part) as part from ${candidates({ category: null }, query, maxCollected)} c join products p on p.id = c.id
      group by p.shop_id order by count(*) desc, p.shop_id limit 200`,
    );
  const shops = await firstFound(read, words, {
    search,
    isFound: (rows) => rows.length > 0,
    isOnlyMentioned: (rows) => rows.every(({ part }) => part > 0),
  });
  return shops && !shops.near ? shops.result.map(({ shop_id }) => shop_id) : [];
}

/** SQL: the ids of up to `enough` matching products from `search_products`; a row without id means that there may be more. */
export function candidates(
  { category, withoutAdult = false, shopId, filters = noFilters }: Listing,
  { match, close, terms }: WordQuery,
  enough: number,
): RawBuilder<unknown> {
  const ofShop = shopId === undefined ? [] : [shopLexeme(shopId)];
  const scopedMatch = [
    `(${match})`,
    ...(category === null ? [] : [`(${category.map(categoryLexeme).join(' | ')})`]),
    ...ofShop,
  ].join(' & ');
  const wide = category === null ? null : [`(${match})`, ...ofShop].join(' & ');
  const { priceFrom, priceTo, minRating, inStock, freeDelivery, shipsTo } = filters;
  return sql`search_products(
    ${scopedMatch}::text::tsquery, ${match}::text::tsquery, ${close}::text::tsquery, ${wide}::text::tsquery, ${enough}::int, ${sufficientTitleMatches(terms)}::int, ${category !== null && !withoutAdult}::boolean, ${priceFrom}::bigint, ${priceTo}::bigint,
    ${minRating}::smallint, ${inStock}::boolean, ${freeDelivery}::boolean, ${shipsTo?.country ?? null}::text, ${shipsTo?.at ?? null}::timestamptz)`;
}

/** How many title matches suffice to skip descriptions; fewer for searches of several words, which are more exact. */
const sufficientTitleMatches = (terms: number): number => (terms === 1 ? 10 : 3);

async function foundPage(read: Read, search: Search, query: WordQuery, { page, limit }: Paging): Promise<FoundPage> {
  const offset = (page - 1) * limit;
  const window = { offset, limit: offset < maxOffset ? limit : 0 };
  if (search.filters?.shopCategory) return pageOfShopCategory(read, search, query, window);
  if (search.sort === 'relevance')
    return pageOf(
      read,
      candidates(search, query, Math.max(Math.min(offset, maxOffset) + limit, minRequested)),
      byRank,
      window,
    );
  const order = sorted[search.sort];
  const collected = await pageOf(read, candidates(search, query, maxCollected), order, window);
  // When there are more matches than collected, the first of the requested order may not be among the collected best sellers.
  return collected.more ? { ...collected, rows: await scanSorted(read, search, query, order, window) } : collected;
}

/** The index does not know the shops' own categories, which are small: all products in one are compared. By sales unless sorted. */
async function pageOfShopCategory(
  read: Read,
  search: Search,
  query: WordQuery,
  window: { offset: number; limit: number },
): Promise<FoundPage> {
  const order = sorted[search.sort === 'relevance' ? 'sales' : search.sort];
  const [rows, [counted]] = await Promise.all([
    scanSorted(read, search, query, order, window),
    rowsOf<{ total: number }>(
      read,
      sql`
      select count(*)::int as total ${fromProducts} join search_words w on w.product_id = p.id
      where ${listed(search)} and w.all_words @@ ${query.match}::text::tsquery`,
    ),
  ]);
  return { total: counted!.total, rows, firstPart: 0 };
}

/** SQL condition: there are products outside the first tier, so there may be more matches. */
const hasLowerTiers = sql<boolean>`exists (select from search_words where tier > 0)`;

/** SQL order: the best match first. */
export const byRank = sql`c.part, c.rank desc, c.sales desc, c.id`;

async function pageOf(
  read: Read,
  found: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  window: { offset: number; limit: number },
): Promise<FoundPage> {
  const rows = await rowsOf<Partial<CardRow> & { total: number; more: boolean; first_part: number | null }>(
    read,
    sql`
    with found as materialized (select * from ${found} c)
    select totals.total, totals.more, totals.first_part, shown.* from (select count(id)::int as total, min(part) filter (where id is not null) as first_part, count(id) < count(*) and ${hasLowerTiers} as more from found) totals left join lateral (
      select ${cardColumns}, page.place from (
        select c.id, row_number() over (order by ${order}) as place
        from found c ${order === byRank ? sql`` : sql`join products p on p.id = c.id`} where c.id is not null
        order by place limit ${window.limit} offset ${window.offset}
      ) page join products p on p.id = page.id join shops h on h.id = p.shop_id
    ) shown on true order by shown.place`,
  );
  const { total, more, first_part: firstPart } = rows[0]!;
  return { total, more, firstPart: firstPart ?? 0, rows: rows.filter((row) => row.id !== null) as CardRow[] };
}

/** Scans all products in the requested order until the page is full; fast when many products match. */
const scanSorted = (
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
