import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { sorted } from '../catalog/index.ts';
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
import { walkTexts, walkTitles, wholeList, type Sort } from './walks.ts';

/** Maximum number of matches collected for sorting. */
const maxCollected = 4_000;
/** How many products are walked through at most, where too many match to be collected. */
const maxWalked = 50_000;
/** How many products a walk by signatures passes in the time that it takes to collect one. */
const stepsOfSignature = 12;
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
  sort: Sort,
  window: Window,
): Promise<FoundPage> {
  // Cards only of what is shown: where the page has to be walked for, it is not among the best sellers.
  const shown =
    sort === 'sales'
      ? sql`true`
      : sql`(not totals.more or (totals.is_whole and totals.stopped_after = ${sql.lit(lastOfTitles)}))`;
  const collect = (enough: number) =>
    pageOf(read, candidates(search, query, enough, false), sort === 'sales' ? bySales : sorted[sort], window, shown);
  const needed = Math.min(window.offset, maxOffset) + window.limit;
  const first = await collect(Math.max(needed, minRequested));
  if (!first.more || isInOrder(first, sort)) return first;
  const inTitles = first.stoppedAfter <= lastOfTitles && sort !== 'sales';
  const walk = (most: number) => (inTitles ? walkTitles : walkTexts)(read, search, query, { sort, window, most });
  const steps = inTitles ? stepsOfSignature : 1;
  const [expected, matches] = [expectedWalk(first, needed), expectedMatches(first)];
  // Farther than expected, since other orders than by sales may have fewer of them: as far as costs what collecting them does.
  const far = Math.min(Math.ceil(Math.max(expected * 3, Math.min(matches, maxCollected) * steps)), maxWalked);
  const walked = expected <= matches * steps ? await walk(far) : [];
  if (walked.length === window.limit) return { ...first, rows: walked };
  // What a filter lets pass can begin anywhere in the list.
  if (inTitles && matches > maxCollected) return { ...first, rows: await walk(wholeList) };
  const collected = await collect(maxCollected);
  if (!collected.more) return collected;
  return { ...collected, rows: await walk(inTitles ? wholeList : maxWalked) };
}

/** Whether what was found so far begins the list: the best sellers do by sales, and all with the words in their titles in any order. */
const isInOrder = ({ stoppedAfter, isWhole }: CollectedPage, sort: Sort): boolean =>
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
