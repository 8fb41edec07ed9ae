import type { ProductSort } from '@tradewind/contract/goods/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { cardColumns, noFilters, type CardPage, type CardRow, type Listing } from '../catalog/index.ts';
import { categoryLexeme, shopLexeme } from './index-product.ts';
import { isLong, type WordQuery } from './search-query.ts';

/** Pages that start beyond this offset are empty. */
export const maxOffset = 1_000;
/** Minimum number of matches to request: as many as titles must yield to skip descriptions, or else counts are too low. */
export const minRequested = 10;

export interface Search extends Listing {
  readonly words: string;
  readonly sort: ProductSort;
}

/** Where a page begins and how many products it has. */
export interface Window {
  readonly offset: number;
  readonly limit: number;
}

export interface FoundPage extends CardPage {
  /** How many steps of the search found nothing before the first product. */
  readonly firstPart: number;
}

export interface CollectedPage extends FoundPage {
  /** The step of the search after which more may be found; 0 where all was found. */
  readonly stoppedAfter: number;
  /** Whether no step up to that one was cut off. */
  readonly isWhole: boolean;
  /** The number of products in the index, as PostgreSQL last estimated it. */
  readonly indexed: number;
}

/** The words within the category and the shops, which the index holds as lexemes: `tsquery` text. */
export function scopedMatch(
  { category, shops }: Pick<Listing, 'category' | 'shops'>,
  { match }: Pick<WordQuery, 'match'>,
): string {
  const ofCategory = category === null ? [] : [`(${category.map(categoryLexeme).join(' | ')})`];
  const ofShops = shops === undefined ? [] : [`(${shops.map(shopLexeme).join(' | ')})`];
  return [`(${match})`, ...ofCategory, ...ofShops].join(' & ');
}

/**
 * SQL: the ids of up to `enough` matching products from `search_products`; a row without id means that there may be more.
 *
 * @param ranked whether they are ranked, which takes as long as finding them
 */
export function candidates(
  listing: Listing,
  { match, meant = match, close, terms, isGoods }: WordQuery,
  enough: number,
  ranked = true,
): RawBuilder<unknown> {
  const { category, withoutAdult = false, filters = noFilters } = listing;
  const wide = category === null ? null : scopedMatch({ ...listing, category: null }, { match });
  const { priceFrom, priceTo, minRating, inStock, freeDelivery, shipsTo } = filters;
  return sql`search_products(
    ${scopedMatch(listing, { match })}::text::tsquery, ${meant}::text::tsquery, ${close}::text::tsquery, ${wide}::text::tsquery, ${enough}::int, ${sufficientTitleMatches(terms)}::int, ${category !== null && !withoutAdult}::boolean, ${priceFrom}::bigint, ${priceTo}::bigint,
    ${minRating}::smallint, ${inStock}::boolean, ${freeDelivery}::boolean, ${shipsTo?.country ?? null}::text, ${shipsTo?.at ?? null}::timestamptz, ${ranked}::boolean, ${isGoods ? rankOfGoods : rankOfWords}::real, ${isLong({ match })}::boolean)`;
}

/**
 * SQL: the best sellers among the matching products, up to `enough`, from `search_counted`, with what is counted; a row without id
 * means that there may be more.
 */
export function counted(
  listing: Pick<Listing, 'category' | 'withoutAdult' | 'shops'>,
  { match, terms }: WordQuery,
  enough: number,
): RawBuilder<unknown> {
  const { category, withoutAdult = false } = listing;
  const wide = category === null ? null : scopedMatch({ ...listing, category: null }, { match });
  return sql`search_counted(
    ${scopedMatch(listing, { match })}::text::tsquery, ${wide}::text::tsquery, ${enough}::int, ${sufficientTitleMatches(terms)}::int,
    ${category !== null && !withoutAdult}::boolean, ${isLong({ match })}::boolean)`;
}

/** The least rank of what is called so: of goods it is what they are, of other words in a title any. */
const rankOfGoods = 0.9;
const rankOfWords = 0.6;

/** How many title matches suffice to skip descriptions; fewer for searches of several words, which are more exact. */
const sufficientTitleMatches = (terms: number): number => (terms === 1 ? 10 : 3);

/** SQL condition: there are products outside the first tier, so there may be more matches. */
const hasLowerTiers = sql<boolean>`exists (select from search_words where tier > 0)`;

/** SQL order: the best match first. */
export const byRank = sql`p.part, p.rank desc, p.sales desc, p.id`;

/**
 * @param found SQL: `candidates`
 * @param shown SQL condition on `totals`: whether the page is read; without it there are no rows
 */
export async function pageOf(
  read: Read,
  found: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  window: Window,
  shown: RawBuilder<unknown> = sql`true`,
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
        select p.id, row_number() over (order by ${order}) as place from found p where p.id is not null and ${shown}
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
