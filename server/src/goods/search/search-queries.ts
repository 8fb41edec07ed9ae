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
import { firstFound, type Asked } from './first-found.ts';
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
import { butNot, type WordQuery } from './search-query.ts';
import { sortedPage } from './sorted-page.ts';

/** Shops are counted by so many matches. */
const maxCountedShops = 2_000;
/** So many products are shown where none is what was asked for. */
export const maxNear = 10;

const nothingFound: CardPage = { total: 0, rows: [] };

/** A page of products found by words in any of the five languages. */
export async function searchPage(read: Read, search: Search, paging: Paging, asked: Asked = {}): Promise<CardPage> {
  if (search.shops?.length === 0) return nothingFound;
  const window = { offset: (paging.page - 1) * paging.limit, limit: paging.limit };
  const found = await firstFound(
    read,
    search.words,
    {
      search: (query) => foundPage(read, search, query, window),
      isFound: ({ total }) => total > 0,
      isOnlyMentioned: ({ firstPart }) => firstPart > 0,
      few: {
        areFound: ({ total }, query) => areFew(read, search, total, query),
        addMost: (found, query, most) =>
          pageWithMost(read, search, window, { found, query, most: butNot(most, query) }),
      },
      ...((search.category || search.filters) && { everywhere: (query) => foundEverywhere(read, search, query) }),
    },
    asked,
  );
  if (!found) return nothingFound;
  const { result, meant, near } = found;
  return near ? nearPage(result, paging) : { ...result, meant };
}

/**
 * A page of the few products that have all words, and behind them of those that have most, in the same order. Both are looked for in all
 * categories, since each category would decide for itself whether descriptions are looked into; goods for adults only in theirs.
 *
 * @param few `found`: what the search found of them by `query`; `most` finds the others
 */
async function pageWithMost(
  read: Read,
  search: Search,
  { offset, limit }: Window,
  { found, query, most }: { found: FoundPage; query: WordQuery; most: WordQuery | null },
): Promise<FoundPage> {
  const { category } = search;
  const inCategory = category ? sql`c.id is null or c.category_code = any(${[...category]}::text[])` : sql`true`;
  const pageOfPart = (part: WordQuery, window: Window) => {
    // In a category or another order any of them may be the first.
    const enough = category || search.sort !== 'relevance' ? maxOffset : enoughFor(window);
    const everywhere = candidates(search.withoutAdult ? { ...search, category: null } : search, part, enough);
    const order = search.sort === 'relevance' ? byRank : sorted[search.sort];
    return pageOf(read, sql`(select * from ${everywhere} c where ${inCategory})`, order, window);
  };
  const whole = category ? await pageOfPart(query, { offset, limit }) : found;
  if (most === null) return whole;
  const rest = { offset: Math.max(offset - whole.total, 0), limit: limit - whole.rows.length };
  const behind = await pageOfPart(most, offset < maxOffset ? rest : { offset, limit: 0 });
  if (behind.total === 0) return whole;
  return {
    ...whole,
    total: whole.total + behind.total,
    more: behind.more,
    rows: [...whole.rows, ...behind.rows],
    withAllWords: whole.total,
  };
}

/** How many products are looked for to show a page. */
const enoughFor = ({ offset, limit }: Window): number => Math.max(Math.min(offset, maxOffset) + limit, minRequested);

/** What is found in all categories and without filters, counted up to {@link minRequested}, without its rows. */
const foundEverywhere = (read: Read, scope: Scope, query: WordQuery): Promise<FoundPage> => {
  const everywhere = candidates({ ...scope, category: null, filters: noFilters }, query, minRequested, false);
  return pageOf(read, everywhere, byRank, { offset: 0, limit: 0 });
};

type Scope = Pick<Listing, 'category' | 'shops' | 'withoutAdult' | 'filters'>;

/**
 * Whether only a few products of all categories have the words, whatever the filters, so that what has most of the words is shown
 * behind them.
 *
 * @param found how many are found in the category and by the filters
 */
export async function areFew(read: Read, scope: Scope, found: number, query: WordQuery): Promise<boolean> {
  if (scope.filters?.shopCategory) return false;
  if (found >= minRequested || (scope.category === null && !scope.filters)) return found < minRequested;
  return (await foundEverywhere(read, scope, query)).total < minRequested;
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

async function foundPage(read: Read, search: Search, query: WordQuery, wanted: Window): Promise<FoundPage> {
  const { offset } = wanted;
  const window = { offset, limit: offset < maxOffset ? wanted.limit : 0 };
  if (search.filters?.shopCategory) return pageOfShopCategory(read, search, query, window);
  if (search.sort === 'relevance') return pageOf(read, candidates(search, query, enoughFor(wanted)), byRank, window);
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
