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
  listed,
  parseFilters,
  pathOf,
  scopeOf,
  sorted,
  type CategoryTree,
  type Listing,
} from '../catalog/index.ts';
import { firstFound } from './first-found.ts';
import type { ListDeps } from './list-products.ts';
import { counted } from './found-page.ts';
import { areFew, maxNear } from './search-queries.ts';
import { butNot, type WordQuery } from './search-query.ts';

type Facets = OutputOf<typeof searchFacets>;

/** Counts stop here, because an exact count of a large list is expensive: of what is found by words, and of a list without words. */
const maxCounted = 250;
const maxListed = 500;
/** So many of a category suffice, where more is found than is counted. */
const minWithin = 125;
const barCount = 20;
const ratings = [300, 400, 450];
/** Upper end of the price slider in dollars; products above it count into the last bar. */
const maxPrice = 100_000;
const centsOfDollar = 100;

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
  const flags = flagsOf(input, now);
  const count = (listing: Listing, within: readonly string[] | null, enough: number) =>
    countFound(read, title, { ...listing, ...(shopId !== undefined && { shopId }) }, { ...flags, within, enough });
  const inAll = await count({ category: null }, category, maxCounted);
  const inCategory =
    category === null || (!isAdult && isEnoughWithin(inAll))
      ? inAll
      : await count({ category, withoutAdult: !isAdult }, null, minWithin);
  const shown = (found: number) => (inCategory.near ? Math.min(found, maxNear) : found);
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
    price: countPrices(counts),
  };
}

/**
 * Whether what was counted of a category, among all that was found, is all that is found in it, or enough. What stands in no title there is
 * searched for anew, since a category of its own decides whether descriptions are looked into.
 */
const isEnoughWithin = ({ counts, more, asTyped }: Counted): boolean =>
  asTyped && counts.part_within === 0 && (!more || counts.within >= minWithin);

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
  /** When it is sent */
  readonly now: Date;
}

/** What is counted of products that pass the filters. */
interface Wanted extends Flags {
  /** The codes of a category: of others only the categories are counted. */
  readonly within: readonly string[] | null;
  /** How many products are counted at most */
  readonly enough: number;
}

interface Counted {
  readonly counts: Counts;
  readonly more: boolean;
  readonly near: boolean;
  /** Whether the words were taken as they are. */
  readonly asTyped: boolean;
}

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

/** The products that are found, counted. */
interface Counts {
  /** The number of products, with and without one row that says that there may be more. */
  readonly rows: number;
  readonly found: number;
  /** How many steps of the search found nothing before the first product. */
  readonly first_part: number | null;
  /** The same of the wanted category alone. */
  readonly within: number;
  readonly part_within: number | null;
  /** The codes of what passes all filters, one for each product. */
  readonly categories: readonly string[] | null;
  readonly total: number;
  readonly in_stock: number;
  readonly free_delivery: number;
  readonly ships_to: number;
  readonly ratings: readonly number[];
  /** The highest price of all that was found, and those of what passes the filters but that of the price, in cents. */
  readonly highest: number | null;
  readonly prices: readonly number[] | null;
}

/** Counts what is found in one statement, so that only counts, codes and prices leave the database. */
async function countFound(read: Read, words: string, listing: Listing, flags: Wanted): Promise<Counted> {
  if (!words) {
    const best = sql`select p.id, 0 as part, ${countedColumns} ${fromProducts} where ${listed(listing)} order by ${sorted.sales} limit ${maxListed}`;
    const counts = await countAmong(read, best, flags);
    return { counts, more: counts.found === maxListed, near: false, asTyped: false };
  }
  let searches = 0;
  const countIn = (scope: Listing, wanted: Wanted, ...queries: WordQuery[]) => {
    const found = queries.map(
      (query) => sql`select p.id, p.part, ${countedColumns} from ${counted(scope, query, flags.enough)} p`,
    );
    return countAmong(read, sql.join(found, sql` union all `), wanted);
  };
  const search = (query: WordQuery) => {
    searches += 1;
    return countIn(listing, flags, query);
  };
  const everywhere = { ...listing, category: null };
  const withAdult = listing.category !== null && !listing.withoutAdult;
  const found = await firstFound(read, words, {
    search,
    isFound: (counts) => counts.found > 0,
    isOnlyMentioned: (counts) => (counts.first_part ?? 0) > 0,
    ...(listing.category && { everywhere: (query) => countIn(everywhere, flags, query) }),
    few: {
      areFound: (counts, query) => areFew(read, listing, counts.found, query),
      // Each for itself, as they are found.
      addMost: (_found, query, most) => {
        searches += 1;
        const wanted = { ...flags, within: flags.within ?? listing.category };
        return countIn(withAdult ? listing : everywhere, wanted, query, butNot(most, query));
      },
    },
  });
  if (!found)
    return {
      counts: await countAmong(read, sql`select p.id, 0 as part, ${countedColumns} from products p where false`, flags),
      more: false,
      near: false,
      asTyped: false,
    };
  const { result: counts, near } = found;
  return { counts, more: !near && counts.found < counts.rows, near, asTyped: searches === 1 && !near };
}

/** SQL: what is asked of each product that is counted. */
const countedColumns = sql`p.shop_id, p.category_code, p.min_price, p.rating, p.in_stock, p.adult, p.hs_code, p.no_delivery_to`;

/** @param found SQL: rows of `id`, `part` and `countedColumns` */
async function countAmong(read: Read, found: RawBuilder<unknown>, flags: Wanted): Promise<Counts> {
  const { within, price, rating, stock, free, sent, isFree, isSent, country, now } = flags;
  const count = (passed: string) => sql`count(*) filter (where inside and ${sql.raw(passed)})::int`;
  const ofRatings = ratings.map((least) => count(`price and stock and free and sent and score >= ${least}`));
  const values = sql`
    ${count('price and rating and stock and free and sent')} as total, ${count('price and rating and free and sent and in_stock')} as in_stock,
    ${count('price and rating and stock and is_free and is_sent')} as free_delivery,
    ${country ? count('price and rating and stock and free and is_sent') : sql`0`} as ships_to,
    array[${sql.join(ofRatings)}] as ratings, max(cents) filter (where inside) as highest,
    array_agg(cents) filter (where inside and rating and stock and free and sent) as prices`;
  const inside = within === null ? sql`true` : sql`p.category_code = any(${[...within]}::text[])`;
  const [row] = await rowsOf<Counts>(
    read,
    // "offset 0" has the terms looked up shop by shop, and each flag found out once for a product.
    sql`
    with found as materialized (${found}),
    terms as materialized (
      select s.shop_id, d.free_from
      from (select distinct shop_id from found) s cross join lateral (
        select d.free_from from shop_destinations d where d.shop_id = s.shop_id and d.country = ${country} offset 0
      ) d
    )${country ? sql`, ${rules(country, now)}` : sql``}
    select among.*, counted.*
    from (select count(*)::int as rows, count(id)::int as found, min(part) filter (where id is not null) as first_part,
      count(id) filter (where ${inside})::int as within, min(part) filter (where id is not null and ${inside}) as part_within from found p) among,
      (
        select array_agg(category_code) filter (where price and rating and stock and free and sent) as categories,
          ${values}
        from (
          select p.category_code, least(p.min_price, ${maxPrice * centsOfDollar}::bigint)::int as cents, p.rating as score, p.in_stock,
            ${inside} as inside, ${price} as price, ${rating} as rating, ${stock} as stock, ${free} as free, ${sent} as sent, ${isFree} as is_free, ${isSent} as is_sent
          from found p left join terms d on d.shop_id = p.shop_id
            ${country ? sql`join rules r using (category_code, adult, hs_code)` : sql``}
          where p.id is not null offset 0
        ) goods
      ) counted`,
  );
  return row!;
}

/** SQL: whether rules of the operators forbid to send what was `found` to the country, asked once for each kind of goods. */
const rules = (country: string, at: Date) => sql`
  rules as materialized (
    select category_code, adult, hs_code, ${country} = any(restricted_countries(category_code, adult, hs_code, ${at}::timestamptz)) as restricted
    from (select distinct category_code, adult, hs_code from found where id is not null) kinds
  )`;

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
