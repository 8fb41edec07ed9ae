import { noRecord } from '@tradewind/contract/base/fields';
import type { searchFacets } from '@tradewind/contract/goods/search';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Call } from '../../base/http/call.ts';
import { parseFilters, pathOf, scopeOf, type CategoryTree, type Listing } from '../catalog/index.ts';
import { countFound, ratings, type Counted, type Counts, type Flags } from './count-found.ts';
import { scopeOfShops, type ListDeps } from './list-products.ts';
import { maxNear } from './search-queries.ts';

type Facets = OutputOf<typeof searchFacets>;

/** Counts of what is found by words stop here, because an exact count of a large list is expensive. */
const maxCounted = 250;
/** So many of a category suffice, where more is found than is counted. */
const minWithin = 125;
const barCount = 20;
const centsOfDollar = 100;

/**
 * Counts the search results by category, price, rating, stock and delivery. Each count is what the search finds where that value is
 * chosen beside the other filters that are.
 *
 * @throws Refusal `category_not_found` or `shop_not_found`.
 */
export async function countFacets(
  { db: { read }, categories: kept, parts }: ListDeps,
  caller: Pick<Call, 'actor' | 'isAdult' | 'now'>,
  input: ParsedInputOf<typeof searchFacets>,
): Promise<Facets> {
  const { title = '', category_id, mer_id: shopId } = input;
  const { isAdult, now } = caller;
  const tree = await kept.tree();
  const category = scopeOf(tree, category_id);
  if (shopId === noRecord) refuse('shop_not_found');
  const flags = flagsOf(input, now);
  const keep = parts.keepFor(caller);
  const chosen = await scopeOfShops(read, caller, { shopId, followed: input.followed });
  const count = (listing: Listing, within: readonly string[] | null, enough: number) =>
    countFound(read, title, { ...chosen, ...listing }, { ...flags, within, enough }, keep);
  const inAll = await count({ category: null }, category, maxCounted);
  const inCategory =
    category === null || (!isAdult && isEnoughWithin(inAll))
      ? inAll
      : await count({ category, withoutAdult: !isAdult }, null, minWithin);
  const ofFollowed = chosen.shops
    ? inCategory
    : await count(
        { ...(await scopeOfShops(read, caller, { followed: 1 })), category, withoutAdult: !isAdult },
        null,
        maxCounted,
      );
  const shown = (found: number, { near } = inCategory) => (near ? Math.min(found, maxNear) : found);
  const { counts } = inCategory;
  return {
    more: inCategory.more,
    categories_more: inAll.more,
    categories: countCategories(tree, inAll.counts.categories ?? []).map((one) => ({
      ...one,
      count: shown(one.count),
    })),
    total: shown(counts.total),
    ratings: ratings.map((rating, index) => ({ least: rating / 100, count: shown(counts.ratings[index]!) })),
    in_stock: shown(counts.in_stock),
    free_delivery: shown(counts.free_delivery),
    ships_to: shown(counts.ships_to),
    followed: shopId === undefined ? shown(ofFollowed.counts.total, ofFollowed) : 0,
    followed_more: ofFollowed.more,
    price: countPrices(counts),
  };
}

/**
 * Whether what was counted of a category, among all that was found, is all that is found in it, or enough. What stands in no title there is
 * searched for anew, since a category of its own decides whether descriptions are looked into.
 */
const isEnoughWithin = ({ counts, more, asTyped }: Counted): boolean =>
  asTyped && counts.part_within === 0 && (!more || counts.within >= minWithin);

function flagsOf(input: ParsedInputOf<typeof searchFacets>, now: Date): Flags {
  const { priceFrom, priceTo, minRating, inStock, freeDelivery } = parseFilters(input, now);
  const { ships_to: country = '', only_ships_to: isChosen } = input;
  const isSent = country
    ? sql<boolean>`(d.shop_id is not null and not ${country} = any(p.no_delivery_to) and not r.restricted)`
    : sql<boolean>`true`;
  const isFree = sql<boolean>`coalesce(p.min_price >= d.free_from, false)`;
  return {
    price: sql`(${priceFrom}::bigint is null or p.min_price >= ${priceFrom}::bigint) and (${priceTo}::bigint is null or p.min_price <= ${priceTo}::bigint)`,
    rating: sql`(${minRating}::smallint is null or p.rating >= ${minRating}::smallint)`,
    stock: inStock ? sql`p.in_stock` : sql`true`,
    free: freeDelivery ? isFree : sql`true`,
    sent: isChosen === 1 ? isSent : sql`true`,
    isFree,
    isSent,
    country,
    now,
  };
}

/** How many prices are in each of equal steps up to the highest one. */
function countPrices({ highest, prices }: Counts): Facets['price'] {
  const dollars = Math.max(Math.ceil((highest ?? 0) / centsOfDollar), 1);
  const bars = Array.from({ length: barCount }, () => 0);
  for (const price of prices ?? [])
    bars[Math.min(Math.floor((price * barCount) / (dollars * centsOfDollar)), barCount - 1)]! += 1;
  return { highest: dollars, bars };
}

/** What is found in each shown category; one of the first level counts what is in its subcategories too. */
function countCategories(tree: CategoryTree, found: readonly string[]): Facets['categories'] {
  const counts = new Map<string, number>();
  for (const code of found)
    for (const category of pathOf(tree.find(code)))
      if (!category.hidden) counts.set(category.code, (counts.get(category.code) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ category_id: id, count }))
    .toSorted((a, b) => b.count - a.count || (a.category_id < b.category_id ? -1 : 1));
}
