import { allCategories, type ProductSort } from '@tradewind/contract/goods/catalog';
import { requireFound } from '@tradewind/contract/base/refusals';
import { sql, type RawBuilder } from 'kysely';
import type { Keep } from '../../base/cache/kept-parts.ts';
import { isNoneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import { filterConditions, type ListFilters } from './card-filters.ts';
import { codesOf, type CategoryTree } from './category-tree.ts';
import { advertised } from './ratings.ts';

/** The columns of a product that its card shows. */
export interface CardRow {
  id: string;
  shop_id: string;
  shop_name: string;
  titles: LocalTexts;
  image: string;
  /** The picture after the first one; null where there is none. */
  second_image: string | null;
  min_price: bigint;
  list_price: bigint | null;
  sales: number;
  views: number;
  score_sum: number;
  review_count: number;
  created_at: Date;
  in_stock: boolean;
  in_flash_sale: boolean;
  has_options: boolean;
}

export interface CardPage {
  /** Exact, or a lower bound when `more` is set. */
  total: number;
  more?: boolean;
  /** The corrected search words, where a typing error was found. */
  meant?: string | null;
  /** What was asked for is not sold: the products have something of it. */
  near?: boolean;
  /** Of a search that finds few products with all of its words: how many; behind them are those that have most. */
  withAllWords?: number;
  rows: CardRow[];
}

type Counted = Pick<CardPage, 'total' | 'more'>;

/** Which products a list holds: category, shops and filters; null or absent means all. */
export interface Listing {
  /** The codes of a category and its subcategories. */
  readonly category: readonly string[] | null;
  /** Leaves out products for adults, also where their category is requested. */
  readonly withoutAdult?: boolean;
  /** Leaves out products of low rating, in lists that advertise. */
  readonly advertised?: boolean;
  /** The ids of the shops; none of their products where it is empty. */
  readonly shops?: readonly string[];
  readonly filters?: ListFilters;
}

export interface Paging {
  readonly page: number;
  readonly limit: number;
}

/** Counts stop here, because an exact count of a large list is expensive. */
const maxCounted = 1_000;
/** Pages that start beyond this offset are empty. */
const maxOffset = 10_000;

/** Parses a category id of the wire. @returns null for all categories, which clients send as `0` or leave out. */
export const categoryOf = (id: string | undefined): string | null =>
  id === undefined || id === allCategories ? null : id;

/** The codes that a list of a category holds; null for all categories. @throws Refusal `category_not_found` */
export function scopeOf(tree: CategoryTree, id: string | undefined): string[] | null {
  const code = categoryOf(id);
  return code === null ? null : codesOf(requireFound(tree.find(code), 'category_not_found'));
}

/** SQL condition: products on sale in open shops; adult products only when their category is requested. */
export const listed = (listing: Listing): RawBuilder<boolean> => listedWhere(listing, {});

/** The same with conditions of its own for the category and the shops. It uses literals instead of parameters so that PostgreSQL can use the partial indexes. */
function listedWhere(
  { category, withoutAdult = false, advertised: isAdvertised = false, shops, filters }: Listing,
  {
    inCategory = category === null ? sql`not p.adult` : oneOf(sql`p.category_code`, category, 'text'),
    inShops = shops && oneOf(sql`p.shop_id`, shops, 'uuid'),
  }: { inCategory?: RawBuilder<unknown>; inShops?: RawBuilder<unknown> | undefined },
): RawBuilder<boolean> {
  return sql<boolean>`
  p.status = 'on_sale' and h.status = 'open'
  and ${inCategory}
  ${category !== null && withoutAdult ? sql`and not p.adult` : sql``}
  ${isAdvertised ? sql`and ${advertised}` : sql``}
  ${inShops ? sql`and ${inShops}` : sql``}
  ${filters ? filterConditions(filters) : sql``}`;
}

/** SQL condition: the column has one of the values. */
const oneOf = (column: RawBuilder<unknown>, values: readonly string[], type: 'text' | 'uuid') =>
  values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${[...values]}::${sql.raw(type)}[])`;

/** The sort orders. Each matches an index, so the cost of the first page does not grow with the catalogue. */
export const sorted: Readonly<Record<Exclude<ProductSort, 'relevance'>, RawBuilder<unknown>>> = {
  sales: sql`p.sales desc, p.id`,
  newest: sql`p.created_at desc, p.id`,
  price_up: sql`p.min_price, p.id`,
  price_down: sql`p.min_price desc, p.id desc`,
  rating: sql`p.rating desc nulls last, p.sales desc, p.id`,
};

export const cardColumns = sql`
  p.id, p.shop_id, h.name as shop_name, p.titles, p.image, p.images[2] as second_image, p.min_price, p.list_price, p.sales, p.score_sum, p.review_count,
  p.created_at, p.in_stock, p.in_flash_sale, p.views, p.options <> '[]' as has_options`;

export const fromProducts = sql`from products p join shops h on h.id = p.shop_id`;

/** Reads a page of products and counts the list. */
export async function productPage(
  read: Read,
  listing: Listing,
  order: RawBuilder<unknown>,
  paging: Paging,
  keep: Keep,
): Promise<CardPage> {
  const window = windowOf(paging);
  const [counted, rows] = await Promise.all([
    countListed(read, listing, keep),
    window ? rowsOf<CardRow>(read, cardsOf(listing, order, window)) : [],
  ]);
  return { ...counted, rows };
}

/** Sizes of lists that are read to their end; the last is that of the last page. */
const literalSizes = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 11_000];

/** What orders go by, and the id. */
const orderedBy = sql`p.id, p.sales, p.created_at, p.min_price, p.rating, p.heat`;

/**
 * SQL: the cards of a window of a list in an order. An index gives the products of one category or shop in an order, but not those of
 * several: then the first of each are read and merged, so that the cost of the first page does not grow either.
 *
 * PostgreSQL makes one plan for all only where it would not make a better one for the values at hand, and planning costs more
 * than running. So the list is read up to the end of the window rounded up to one of a few sizes, which are literals, and the
 * window, the categories and the shops come out of subqueries, of which it does not see the values.
 */
function cardsOf(listing: Listing, order: RawBuilder<unknown>, { limit, offset }: Window): RawBuilder<unknown> {
  const { category, shops } = listing;
  const size = sql.lit(literalSizes.find((one) => one >= limit + offset) ?? limit + offset);
  const best = (condition: RawBuilder<unknown>) =>
    sql`select ${orderedBy} ${fromProducts} where ${condition} order by ${order} limit ${size}`;
  const bestOfEach = (values: readonly string[], type: 'text' | 'uuid', condition: RawBuilder<boolean>) => sql`
    select p.* from unnest((select ${[...values]}::${sql.raw(type)}[])) as part (value) cross join lateral (${best(condition)}) p`;
  const first =
    shops && shops.length > 1
      ? bestOfEach(shops, 'uuid', listedWhere(listing, { inShops: sql`p.shop_id = part.value` }))
      : category && !shops
        ? bestOfEach(category, 'text', listedWhere(listing, { inCategory: sql`p.category_code = part.value` }))
        : best(listed(listing));
  return sql`
    select ${cardColumns}
    from (select p.id from (${first}) p order by ${order} limit (select ${limit}::int) offset (select ${offset}::int)) page
      join products p on p.id = page.id join shops h on h.id = p.shop_id
    order by ${order}`;
}

/** A part of a list that need not be a page. */
interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** The same; `without` lists the ids of products to leave out. */
export interface Part extends Window {
  readonly without?: readonly string[];
}

/**
 * A page of recommended products without personal data: the best seller of each category of the first
 * level, then the second best of each, and so on, so that the first screen shows all categories. Within a round, products are sorted by sales.
 */
export const recommendedPage = (read: Read, paging: Paging, keep: Keep): Promise<CardPage> =>
  recommendedPart(read, windowOf(paging), keep);

/** Reads any part of the list of recommended products. */
export async function recommendedPart(read: Read, part: Part | null, keep: Keep): Promise<CardPage> {
  const listing: Listing = { category: null, advertised: true };
  const statement = ({ limit, offset, without = [] }: Part) => sql`
    select ${cardColumns} from (
      select best.id, row_number() over (partition by coalesce(c.parent_code, c.code) order by best.sales desc, best.id) as place
      from categories c cross join lateral (
        select p.id, p.sales ${fromProducts}
        where p.category_code = c.code and ${listed(listing)} ${without.length > 0 ? sql`and ${isNoneOf('p.id', without)}` : sql``}
        order by p.sales desc, p.id limit ${limit + offset}
      ) best
    ) spread join products p on p.id = spread.id join shops h on h.id = p.shop_id
    order by spread.place, p.sales desc, p.id limit ${limit} offset ${offset}`;
  const [counted, rows] = await Promise.all([
    countListed(read, listing, keep),
    part && part.limit > 0 ? rowsOf<CardRow>(read, statement(part)) : [],
  ]);
  return { ...counted, rows };
}

/** Converts a page to a limit and offset. @returns null for a page beyond the maximum offset. */
export function windowOf({ page, limit }: Paging): Window | null {
  const offset = (page - 1) * limit;
  return offset < maxOffset ? { limit, offset } : null;
}

/**
 * Counts the products of a list, up to a maximum. The count is kept but for filters: any product that enters or leaves a
 * list without them is told to all processes as a change of everything, a change of what filters ask is not.
 */
async function countListed(read: Read, listing: Listing, keep: Keep): Promise<Counted> {
  const { filters, ...place } = listing;
  return filters ? countNow(read, listing) : keep(`count ${JSON.stringify(place)}`, () => countNow(read, place));
}

async function countNow(read: Read, listing: Listing): Promise<Counted> {
  const rows = await rowsOf<{ total: number }>(
    read,
    sql`select count(*)::int as total from (select 1 ${fromProducts} where ${listed(listing)} limit ${sql.lit(maxCounted)}) counted`,
  );
  const { total } = rows[0]!;
  return { total, more: total === maxCounted };
}
