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
  type Paging,
} from '../catalog/index.ts';
import { firstFound } from './first-found.ts';
import {
  byRank,
  candidates,
  maxOffset,
  minRequested,
  pageOf,
  type FoundPage,
  type Search,
  type Window,
} from './found-page.ts';
import type { WordQuery } from './search-query.ts';
import { sortedPage } from './sorted-page.ts';

/** Shops are counted by so many matches. */
const maxCountedShops = 2_000;
/** So many products are shown where none is what was asked for. */
export const maxNear = 10;

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

/** The index does not know the shops' own categories, which are small: all products in one are compared. By sales unless sorted. */
async function pageOfShopCategory(read: Read, search: Search, query: WordQuery, window: Window): Promise<FoundPage> {
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
const scanWords = (read: Read, search: Search, { match }: WordQuery, order: RawBuilder<unknown>, window: Window) =>
  rowsOf<CardRow>(
    read,
    sql`
    select ${cardColumns} ${fromProducts} join search_words w on w.product_id = p.id
    where ${listed(search)} and w.all_words @@ ${match}::text::tsquery order by ${order} limit ${window.limit} offset ${window.offset}`,
  );
