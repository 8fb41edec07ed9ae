import { noRecord } from '@tradewind/contract/base/fields';
import type { searchFacets } from '@tradewind/contract/goods/search';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import {
  fromProducts,
  isDeliveredTo,
  listed,
  parseFilters,
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
 * Counts the search results by category, price, rating, stock and delivery. Each count is what the search finds where that value is
 * chosen beside the other filters that are.
 *
 * @throws Refusal `category_not_found` or `shop_not_found`.
 */
export async function countFacets(
  { db: { read }, categories: kept }: ListDeps,
  { isAdult, now }: Pick<Call, 'isAdult' | 'now'>,
  input: ParsedInputOf<typeof searchFacets>,
): Promise<Facets> {
  const { title = '', category_id, mer_id: shopId } = input;
  const tree = await kept.tree();
  const category = scopeOf(tree, category_id);
  if (shopId === noRecord) refuse('shop_not_found');
  const inAll = await foundIds(read, title, { category: null, shopId });
  const inCategory =
    category === null ? inAll : await foundIds(read, title, { category, shopId, withoutAdult: !isAdult });
  const flags = flagsOf(input, now);
  const [inCategories, counted, prices] = await Promise.all([
    countByCategory(read, inAll.ids, flags),
    countByFilter(read, inCategory.ids, flags),
    countPrices(read, inCategory.ids, flags),
  ]);
  const shown = (count: number) => (inCategory.near ? Math.min(count, maxNear) : count);
  return {
    more: inCategory.more,
    categories: countCategories(tree, inCategories).map((one) => ({ ...one, count: shown(one.count) })),
    total: shown(counted.total),
    ratings: ratings.map((rating, index) => ({ least: rating / 100, count: shown(counted.ratings[index]!) })),
    in_stock: shown(counted.in_stock),
    free_delivery: shown(counted.free_delivery),
    ships_to: shown(counted.ships_to),
    price: prices,
  };
}

/** For each filter whether a product passes it; one that is not chosen is passed. */
interface Flags {
  readonly price: RawBuilder<boolean>;
  readonly rating: RawBuilder<boolean>;
  readonly stock: RawBuilder<boolean>;
  readonly free: RawBuilder<boolean>;
  readonly sent: RawBuilder<boolean>;
  /** What the last two would be if they were chosen. Free of charge means to the country, where one is given. */
  readonly isFree: RawBuilder<boolean>;
  readonly isSent: RawBuilder<boolean>;
  readonly country: string;
}

function flagsOf(input: ParsedInputOf<typeof searchFacets>, now: Date): Flags {
  const { priceFrom, priceTo, minRating, inStock, freeDelivery } = parseFilters(input, now);
  const { ships_to: country = '', only_ships_to: isChosen } = input;
  const isSent = country ? isDeliveredTo(country, now) : sql<boolean>`true`;
  const isFree = shipsFree(country);
  return {
    price: sql`(${priceFrom}::bigint is null or p.min_price >= ${priceFrom}::bigint) and (${priceTo}::bigint is null or p.min_price <= ${priceTo}::bigint)`,
    rating: sql`(${minRating}::smallint is null or p.rating >= ${minRating}::smallint)`,
    stock: inStock ? sql`p.in_stock` : sql`true`,
    free: freeDelivery ? isFree : sql`true`,
    sent: isChosen === 1 ? isSent : sql`true`,
    isFree,
    isSent,
    country,
  };
}

/** SQL condition: products pass all of these. */
const all = (...flags: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql`coalesce(${sql.join(flags, sql` and `)}, false)`;

const countByCategory = (read: Read, ids: readonly string[], { price, rating, stock, free, sent }: Flags) =>
  rowsOf<{ code: string; count: number }>(
    read,
    sql`
    select p.category_code as code, count(*)::int as count from products p
    where p.id = any(${[...ids]}::uuid[]) and ${all(price, rating, stock, free, sent)} group by 1`,
  );

async function countByFilter(read: Read, ids: readonly string[], flags: Flags) {
  const { price, rating, stock, free, sent, isFree, isSent, country } = flags;
  const count = (...passed: readonly RawBuilder<boolean>[]) => sql`count(*) filter (where ${all(...passed)})::int`;
  const [row] = await rowsOf<{
    total: number;
    in_stock: number;
    free_delivery: number;
    ships_to: number;
    ratings: number[];
  }>(
    read,
    sql`
    select ${count(price, rating, stock, free, sent)} as total, ${count(price, rating, free, sent, sql`p.in_stock`)} as in_stock,
      ${count(price, rating, stock, isFree, isSent)} as free_delivery,
      ${country ? count(price, rating, stock, free, isSent) : sql`0`} as ships_to,
      array[${sql.join(ratings.map((least) => count(price, stock, free, sent, sql`p.rating >= ${least}::smallint`)))}] as ratings
    from products p where p.id = any(${[...ids]}::uuid[])`,
  );
  return row!;
}

/** The products in equal steps of their prices, up to the highest price of any filter. */
async function countPrices(
  read: Read,
  ids: readonly string[],
  { rating, stock, free, sent }: Flags,
): Promise<Facets['price']> {
  const [{ most } = { most: 0n }] = await rowsOf<{ most: bigint }>(
    read,
    sql`select coalesce(max(p.min_price), 0) as most from products p where p.id = any(${[...ids]}::uuid[])`,
  );
  const highest = Math.min(Math.max(Math.ceil(Number(most) / 100), 1), maxPrice);
  const rows = await rowsOf<{ bar: number; count: number }>(
    read,
    sql`
    select least(width_bucket(p.min_price, 0, ${highest * 100}::bigint, ${barCount}::int), ${barCount}::int) as bar, count(*)::int as count
    from products p where p.id = any(${[...ids]}::uuid[]) and ${all(rating, stock, free, sent)} group by 1`,
  );
  const counts = new Map(rows.map(({ bar, count }) => [bar, count]));
  return { highest, bars: Array.from({ length: barCount }, (_, index) => counts.get(index + 1) ?? 0) };
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
): Promise<{ ids: string[]; more: boolean; near: boolean }> {
  const listing = { category, withoutAdult, ...(shopId !== undefined && { shopId }) };
  if (!words) {
    const rows = await rowsOf<{ id: string }>(
      read,
      sql`select p.id ${fromProducts} where ${listed(listing)} order by ${sorted.sales} limit ${maxCounted}`,
    );
    return { ids: rows.map(({ id }) => id), more: rows.length === maxCounted, near: false };
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
  const near = found?.near ?? false;
  return { ids, more: !near && ids.length < (found?.result.length ?? 0), near };
}
