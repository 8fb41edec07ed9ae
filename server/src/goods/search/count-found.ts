import { sql, type RawBuilder } from 'kysely';
import type { Keep } from '../../base/cache/kept-parts.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { fromProducts, listed, sorted, type Listing } from '../catalog/index.ts';
import { firstFound } from './first-found.ts';
import { counted } from './found-page.ts';
import { areFew } from './search-queries.ts';
import { butNot, type WordQuery } from './search-query.ts';

/** So many products of a list without words are counted, because an exact count of a large list is expensive. */
const maxListed = 500;
/** The least ratings that are counted, in hundredths. */
export const ratings = [300, 400, 450];
/** Upper end of the counted prices in cents: what is dearer counts as that. */
export const highestPrice = 10_000_000;

/** For each filter whether a product passes it; one that is not chosen is passed. */
export interface Flags {
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

export interface Counted {
  readonly counts: Counts;
  readonly more: boolean;
  readonly near: boolean;
  /** Whether the words were taken as they are. */
  readonly asTyped: boolean;
}

/** The products that are found, counted. */
export interface Counts {
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

const nothingFound: Counted = {
  counts: {
    rows: 0,
    found: 0,
    first_part: null,
    within: 0,
    part_within: null,
    categories: null,
    total: 0,
    in_stock: 0,
    free_delivery: 0,
    ships_to: 0,
    ratings: ratings.map(() => 0),
    highest: null,
    prices: null,
  },
  more: false,
  near: false,
  asTyped: false,
};

/** Counts what is found in one statement, so that only counts, codes and prices leave the database. */
export async function countFound(
  read: Read,
  words: string,
  listing: Listing,
  flags: Wanted,
  keep: Keep,
): Promise<Counted> {
  if (listing.shops?.length === 0) return nothingFound;
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
  const found = await firstFound(
    read,
    words,
    {
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
          const behind = butNot(most, query);
          return countIn(withAdult ? listing : everywhere, wanted, query, ...(behind ? [behind] : []));
        },
      },
    },
    { keep },
  );
  if (!found) return nothingFound;
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
          select p.category_code, least(p.min_price, ${highestPrice}::bigint)::int as cents, p.rating as score, p.in_stock,
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
