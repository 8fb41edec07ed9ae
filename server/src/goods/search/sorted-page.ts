import type { ProductSort } from '@tradewind/contract/goods/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { cardColumns, fromProducts, listed, noFilters, sorted, type CardRow } from '../catalog/index.ts';
import {
  candidates,
  maxOffset,
  minRequested,
  pageOf,
  type CollectedPage,
  type FoundPage,
  type Search,
  type Window,
} from './found-page.ts';
import type { WordQuery } from './search-query.ts';
import { tierEnds } from './search-tiers.ts';

/** Maximum number of matches collected for sorting. */
const maxCollected = 4_000;
/** How many products are walked through at most, where too many match to be collected. */
const maxWalked = 50_000;
/** The last step of `search_products` through titles. */
const lastOfTitles = tierEnds.length;

/**
 * A page in another order than by relevance. By sales, tiers are in this order themselves. In other orders, a word of few products gives
 * all of them, which are sorted, and one of many is met soon by walking through the list in that order; how many of the best sellers
 * match tells which way is shorter.
 */
export async function sortedPage(
  read: Read,
  search: Search,
  query: WordQuery,
  sort: Walk['sort'],
  window: Window,
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

/** SQL order: what sells as much as others stands in the order of tiers, over which it is mixed, so that each tier follows the one before. */
const bySales = sql`p.sales desc, p.part, p.id`;

interface Walk {
  readonly sort: Exclude<ProductSort, 'relevance'>;
  /** SQL: where the words must be. */
  readonly field: RawBuilder<unknown>;
  readonly window: Window;
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
