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
import { tierEnds } from './search-tiers.ts';

/** Pages that start beyond this offset are empty. */
const maxOffset = 1_000;
/** Minimum number of matches to request: as many as titles must yield to skip descriptions, or else counts are too low. */
const minRequested = 10;
/** Maximum number of matches collected for sorting. */
const maxCollected = 4_000;
/** Shops are counted by so many matches. */
const maxCountedShops = 2_000;
/** How many products are walked through at most, where too many match to be collected. */
const maxWalked = 50_000;
/** The last step of `search_products` through titles. */
const lastOfTitles = tierEnds.length;

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

interface CollectedPage extends FoundPage {
  /** The step of the search after which more may be found; 0 where all was found. */
  readonly stoppedAfter: number;
  /** Whether no step up to that one was cut off. */
  readonly isWhole: boolean;
  /** The number of products in the index, as PostgreSQL last estimated it. */
  readonly indexed: number;
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
      select c.shop_id, min(c.part) as part from ${candidates({ category: null }, query, maxCountedShops, false)} c
      where c.id is not null group by c.shop_id order by count(*) desc, c.shop_id limit 200`,
    );
  const shops = await firstFound(read, words, {
    search,
    isFound: (rows) => rows.length > 0,
    isOnlyMentioned: (rows) => rows.every(({ part }) => part > 0),
  });
  return shops && !shops.near ? shops.result.map(({ shop_id }) => shop_id) : [];
}

/**
 * SQL: the ids of up to `enough` matching products from `search_products`; a row without id means that there may be more.
 *
 * @param ranked whether they are ranked, which takes as long as finding them
 */
export function candidates(
  { category, withoutAdult = false, shopId, filters = noFilters }: Listing,
  { match, close, terms }: WordQuery,
  enough: number,
  ranked = true,
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
    ${minRating}::smallint, ${inStock}::boolean, ${freeDelivery}::boolean, ${shipsTo?.country ?? null}::text, ${shipsTo?.at ?? null}::timestamptz, ${ranked}::boolean)`;
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
  return sortedPage(read, search, query, search.sort, window);
}

/**
 * A page in another order than by relevance. By sales, tiers are in this order themselves. In other orders, a word of few products gives
 * all of them, which are sorted, and one of many is met soon by walking through the list in that order; how many of the best sellers
 * match tells which way is shorter.
 */
async function sortedPage(
  read: Read,
  search: Search,
  query: WordQuery,
  sort: Walk['sort'],
  window: { offset: number; limit: number },
): Promise<FoundPage> {
  const collect = (enough: number) =>
    pageOf(read, candidates(search, query, enough, false), sort === 'sales' ? bySales : sorted[sort], window);
  const needed = Math.min(window.offset, maxOffset) + window.limit;
  const first = await collect(Math.max(needed, minRequested));
  if (!first.more || isInOrder(first, sort)) return first;
  const field = first.stoppedAfter <= lastOfTitles ? sql`w.title_words` : sql`w.all_words`;
  const expected = expectedWalk(first, needed);
  if (expected <= expectedMatches(first)) {
    // Three times as far as expected, since other orders than by sales may have fewer of them.
    const rows = await walk(read, search, query, { sort, field, window, most: Math.min(expected * 3, maxWalked) });
    if (rows.length === window.limit) return { ...first, rows };
  }
  const collected = await collect(maxCollected);
  if (!collected.more) return collected;
  return { ...collected, rows: await walk(read, search, query, { sort, field, window, most: maxWalked }) };
}

/** Whether what was found so far begins the list: the best sellers do by sales, and all with the words in their titles in any order. */
const isInOrder = ({ stoppedAfter, isWhole }: CollectedPage, sort: Walk['sort']): boolean =>
  isWhole && (sort === 'sales' ? stoppedAfter <= lastOfTitles : stoppedAfter === lastOfTitles);

/** How many products one has to walk through to find so many, judged by how many of the best sellers match. */
const expectedWalk = ({ stoppedAfter, total }: CollectedPage, needed: number): number => {
  const among = tierEnds[stoppedAfter];
  return among === undefined || total === 0 ? Number.POSITIVE_INFINITY : Math.ceil((needed * among) / total);
};

/** How many of all products match, judged in the same way. */
const expectedMatches = ({ stoppedAfter, total, indexed }: CollectedPage): number =>
  (total * indexed) / (tierEnds[stoppedAfter] ?? indexed);

/** The index does not know the shops' own categories, which are small: all products in one are compared. By sales unless sorted. */
async function pageOfShopCategory(
  read: Read,
  search: Search,
  query: WordQuery,
  window: { offset: number; limit: number },
): Promise<FoundPage> {
  const order = sorted[search.sort === 'relevance' ? 'sales' : search.sort];
  const [rows, [counted]] = await Promise.all([
    scanWords(read, search, query, order, window),
    rowsOf<{ total: number }>(
      read,
      sql`
      select count(*)::int as total ${fromProducts} join search_words w on w.product_id = p.id
      where ${listed(search)} and w.all_words @@ ${query.match}::text::tsquery`,
    ),
  ]);
  return { total: counted!.total, rows, firstPart: 0 };
}

/** All products of the list that have the words anywhere, in an order. */
const scanWords = (
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

/** SQL condition: there are products outside the first tier, so there may be more matches. */
const hasLowerTiers = sql<boolean>`exists (select from search_words where tier > 0)`;

/** SQL order: the best match first. */
const byRank = sql`p.part, p.rank desc, p.sales desc, p.id`;

/** SQL order: what sells as much as others stands in the order of tiers, over which it is mixed, so that each tier follows the one before. */
const bySales = sql`p.sales desc, p.part, p.id`;

async function pageOf(
  read: Read,
  found: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  window: { offset: number; limit: number },
): Promise<CollectedPage> {
  const rows = await rowsOf<
    Partial<CardRow> & {
      total: number;
      more: boolean;
      first_part: number | null;
      stopped_after: number | null;
      is_whole: boolean | null;
      indexed: number;
    }
  >(
    read,
    sql`
    with found as materialized (select * from ${found} c)
    select totals.*, (select greatest(reltuples, 0) from pg_class where oid = 'search_words'::regclass) as indexed, shown.* from (select count(id)::int as total, min(part) filter (where id is not null) as first_part, min(rank) filter (where id is null) as stopped_after, bool_and(in_stock) filter (where id is null) as is_whole, count(id) < count(*) and ${hasLowerTiers} as more from found) totals left join lateral (
      select ${cardColumns}, page.place from (
        select p.id, row_number() over (order by ${order}) as place from found p where p.id is not null
        order by place limit ${window.limit} offset ${window.offset}
      ) page join products p on p.id = page.id join shops h on h.id = p.shop_id
    ) shown on true order by shown.place`,
  );
  const { total, more, first_part: firstPart, stopped_after: stoppedAfter, is_whole: isWhole, indexed } = rows[0]!;
  return {
    total,
    more,
    firstPart: firstPart ?? 0,
    stoppedAfter: stoppedAfter ?? 0,
    isWhole: isWhole ?? true,
    indexed,
    rows: rows.filter((row) => row.id !== null) as CardRow[],
  };
}

interface Walk {
  readonly sort: Exclude<ProductSort, 'relevance'>;
  /** SQL: where the words must be. */
  readonly field: RawBuilder<unknown>;
  readonly window: { readonly offset: number; readonly limit: number };
  /** The number of products that are looked at. */
  readonly most: number;
}

/** SQL: what each order goes by. */
const orderColumns: Readonly<Record<Walk['sort'], RawBuilder<unknown>>> = {
  sales: sql`p.sales`,
  newest: sql`p.created_at`,
  price_up: sql`p.min_price`,
  price_down: sql`p.min_price`,
  rating: sql`p.rating, p.sales`,
};

/** Goes through the list in an order until the page is full. */
function walk(read: Read, search: Search, { match }: WordQuery, { sort, field, window, most }: Walk) {
  const order = sorted[sort];
  return rowsOf<CardRow>(
    read,
    // The walk reads the index of the order alone. The words of each product are looked up by its id: "offset 0" keeps PostgreSQL from
    // finding them all first. Filters come after the limit, since few products may pass them.
    sql`
    select ${cardColumns}
    from (
      select p.id
      from (
        select p.id, p.id as walked, ${orderColumns[sort]} ${fromProducts}
        where ${listed({ ...search, filters: noFilters })} order by ${order} limit ${most}
      ) p
        cross join lateral (
          select from search_words w where w.product_id = walked and ${field} @@ ${match}::text::tsquery offset 0
        ) matching
        ${search.filters ? sql`cross join lateral (select ${fromProducts} where p.id = walked and ${listed(search)} offset 0) passing` : sql``}
      order by ${order} limit ${window.limit} offset ${window.offset}
    ) page join products p on p.id = page.id join shops h on h.id = p.shop_id
    order by ${order}`,
  );
}
