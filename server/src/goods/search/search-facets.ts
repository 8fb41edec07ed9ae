import { noRecord } from '@tradewind/contract/base/fields';
import type { searchFacets } from '@tradewind/contract/goods/search';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import {
  fromProducts,
  isDeliveredTo,
  listed,
  pathOf,
  scopeOf,
  shipsFree,
  sorted,
  type CategoryTree,
} from '../catalog/index.ts';
import { firstFound } from './first-found.ts';
import type { ListDeps } from './list-products.ts';
import { byRank, candidates, maxNear } from './search-queries.ts';

type Facets = OutputOf<typeof searchFacets>;

/** Counts stop here, because an exact count of a large list is expensive. */
const maxCounted = 2_000;
const barCount = 20;
const ratings = [300, 400, 450];
/** Upper end of the price slider in dollars; products above it count into the last bar. */
const maxPrice = 100_000;

/**
 * Counts the search results by category, price, rating, stock and delivery.
 *
 * @throws Refusal `category_not_found` or `shop_not_found`.
 */
export async function countFacets(
  { db: { read }, categories: kept }: ListDeps,
  { isAdult, now }: Pick<Call, 'isAdult' | 'now'>,
  { title = '', category_id, mer_id: shopId, ships_to: country = '' }: ParsedInputOf<typeof searchFacets>,
): Promise<Facets> {
  const tree = await kept.tree();
  const category = scopeOf(tree, category_id);
  if (shopId === noRecord) refuse('shop_not_found');
  const inAll = await foundIds(read, title, { category: null, shopId });
  const inCategory =
    category === null ? inAll : await foundIds(read, title, { category, shopId, withoutAdult: !isAdult });
  const [inCategories, [counted]] = await Promise.all([
    rowsOf<{ code: string; count: number }>(
      read,
      sql`
      select category_code as code, count(*)::int as count from products where id = any(${inAll.ids}::uuid[]) group by 1`,
    ),
    rowsOf<{ in_stock: number; free_delivery: number; ships_to: number; highest: bigint; ratings: number[] }>(
      read,
      sql`
      select count(*) filter (where p.in_stock)::int as in_stock, count(*) filter (where ${shipsFree(country)})::int as free_delivery,
        ${country ? sql`count(*) filter (where ${isDeliveredTo(country, now)})::int` : sql`0`} as ships_to,
        coalesce(max(p.min_price), 0) as highest,
        array[${sql.join(ratings.map((rating) => sql`count(*) filter (where p.rating >= ${rating}::smallint)::int`))}] as ratings
      from products p where p.id = any(${inCategory.ids}::uuid[])`,
    ),
  ]);
  const highest = Math.min(Math.max(Math.ceil(Number(counted!.highest) / 100), 1), maxPrice);
  return {
    more: inCategory.more,
    categories: countCategories(tree, inCategories),
    total: inCategory.ids.length,
    ratings: ratings.map((rating, index) => ({ least: rating / 100, count: counted!.ratings[index]! })),
    in_stock: counted!.in_stock,
    free_delivery: counted!.free_delivery,
    ships_to: counted!.ships_to,
    price: { highest, bars: await countBars(read, inCategory.ids, highest) },
  };
}

/** What is found in each shown category; one of the first level counts what is in its subcategories too. */
function countCategories(tree: CategoryTree, found: readonly { code: string; count: number }[]): Facets['categories'] {
  const counts = new Map<string, number>();
  for (const { code, count } of found)
    for (const category of pathOf(tree.find(code)))
      if (!category.hidden) counts.set(category.code, (counts.get(category.code) ?? 0) + count);
  return [...counts]
    .map(([id, count]) => ({ category_id: id, count }))
    .toSorted((a, b) => b.count - a.count || (a.category_id < b.category_id ? -1 : 1));
}

async function foundIds(
  read: Read,
  words: string,
  {
    category,
    shopId,
    withoutAdult = false,
  }: { category: readonly string[] | null; shopId: string | undefined; withoutAdult?: boolean },
): Promise<{ ids: string[]; more: boolean }> {
  const listing = { category, withoutAdult, ...(shopId !== undefined && { shopId }) };
  if (!words) {
    const rows = await rowsOf<{ id: string }>(
      read,
      sql`select p.id ${fromProducts} where ${listed(listing)} order by ${sorted.sales} limit ${maxCounted}`,
    );
    return { ids: rows.map(({ id }) => id), more: rows.length === maxCounted };
  }
  const found = await firstFound(read, words, {
    search: (query) =>
      rowsOf<{ id: string | null; part: number }>(
        read,
        sql`select c.id, c.part from ${candidates(listing, query, maxCounted)} c order by ${byRank}`,
      ),
    isFound: (rows) => rows.some(({ id }) => id !== null),
    isOnlyMentioned: (rows) => rows.every(({ part }) => part > 0),
  });
  const ids = found?.result.flatMap(({ id }) => id ?? []) ?? [];
  if (found?.near) return { ids: ids.slice(0, maxNear), more: false };
  return { ids, more: ids.length < (found?.result.length ?? 0) };
}

async function countBars(read: Read, ids: readonly string[], highest: number): Promise<number[]> {
  const rows = await rowsOf<{ bar: number; count: number }>(
    read,
    sql`
    select least(width_bucket(min_price, 0, ${highest * 100}::bigint, ${barCount}::int), ${barCount}::int) as bar, count(*)::int as count
    from products where id = any(${[...ids]}::uuid[]) group by 1`,
  );
  const counts = new Map(rows.map(({ bar, count }) => [bar, count]));
  return Array.from({ length: barCount }, (_, index) => counts.get(index + 1) ?? 0);
}
