import { allCategories, type ProductSort } from '@tradewind/contract/goods/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import { narrowed, type Narrowing } from './card-filters.ts';

/** What a card shows of a product. */
export interface CardRow {
  id: string;
  shop_id: string;
  shop_name: string;
  titles: LocalTexts;
  image: string;
  min_price: bigint;
  list_price: bigint | null;
  sales: number;
  views: number;
  score_sum: number;
  review_count: number;
  created_at: Date;
  in_stock: boolean;
  has_options: boolean;
}

export interface CardPage {
  /** Exact, or at least so many where `more` is set. */
  total: number;
  more?: boolean;
  /** The words that were looked for in place of mistyped ones. */
  meant?: string | null;
  rows: CardRow[];
}

/** Which products: of one category or of all, of one shop or of all, narrowed down. */
export interface Listing {
  readonly category: string | null;
  readonly shopId?: string;
  readonly narrowing?: Narrowing;
}

export interface Paging {
  readonly page: number;
  readonly limit: number;
}

/** Counting further would cost more than anybody gains by it. */
const countedAtMost = 1_000;
/** Nobody leafs deeper; further pages are empty. */
const deepest = 10_000;

/** A category as clients name it: `0` and nothing stand for all. */
export const categoryOf = (id: string | undefined): string | null =>
  id === undefined || id === allCategories ? null : id;

/**
 * What a list may show: goods on sale in open shops. Adult goods only where their category is asked for. Literals, not
 * parameters, because the indexes are of these rows alone.
 */
export const listed = ({ category, shopId, narrowing }: Listing): RawBuilder<boolean> => sql<boolean>`
  p.status = 'on_sale' and h.status = 'open'
  and ${category === null ? sql`not p.adult` : sql`p.category_code = ${category}`}
  ${shopId === undefined ? sql`` : sql`and p.shop_id = ${shopId}`}
  ${narrowing ? narrowed(narrowing) : sql``}`;

/** Each follows an index, so the first page costs the same however many products there are. */
export const sorted: Readonly<Record<Exclude<ProductSort, 'relevance'>, RawBuilder<unknown>>> = {
  sales: sql`p.sales desc, p.id`,
  newest: sql`p.created_at desc, p.id`,
  price_up: sql`p.min_price, p.id`,
  price_down: sql`p.min_price desc, p.id desc`,
  rating: sql`p.rating desc nulls last, p.sales desc, p.id`,
};

export const cardColumns = sql`
  p.id, p.shop_id, h.name as shop_name, p.titles, p.image, p.min_price, p.list_price, p.sales, p.score_sum, p.review_count,
  p.created_at, p.in_stock, p.views, p.options <> '[]' as has_options`;

export const fromProducts = sql`from products p join shops h on h.id = p.shop_id`;

/** A page of products, and how many there are. */
export async function productPage(
  read: Read,
  listing: Listing,
  sort: Exclude<ProductSort, 'relevance'>,
  paging: Paging,
): Promise<CardPage> {
  const window = windowOf(paging);
  const [counted, rows] = await Promise.all([
    countListed(read, listing),
    window
      ? rowsOf<CardRow>(
          read,
          sql`select ${cardColumns} ${fromProducts} where ${listed(listing)} order by ${sorted[sort]} ${within(window)}`,
        )
      : [],
  ]);
  return { ...counted, rows: rows.slice(0, paging.limit) };
}

const firstPages = [10, 20, 50, 100];

/**
 * At least the rows of a window, from its beginning. PostgreSQL plans a statement once for all only where it sees what the
 * limit saves, and to plan costs more than to run. So the first page, which is asked for most, has its limit written out,
 * rounded up to one of a few, so that the statements stay few.
 */
const within = ({ limit, offset }: { limit: number; offset: number }): RawBuilder<unknown> => {
  const rounded = firstPages.find((size) => size >= limit);
  return offset === 0 && rounded !== undefined ? sql`limit ${sql.lit(rounded)}` : sql`limit ${limit} offset ${offset}`;
};

/** Another part of a list than a page, and leaving out what was shown already. */
export interface Part {
  readonly limit: number;
  readonly offset: number;
  readonly without?: readonly string[];
}

/**
 * Recommended products for someone of whom nothing is known: the best seller of each category, then the second of each,
 * and so on, so that the first screen shows the whole breadth of the shop. Inside a round the better seller goes first.
 */
export const recommendedPage = (read: Read, paging: Paging): Promise<CardPage> =>
  recommendedPart(read, windowOf(paging));

/** The same for any part of that list. */
export async function recommendedPart(read: Read, part: Part | null): Promise<CardPage> {
  const listing: Listing = { category: null };
  const statement = ({ limit, offset, without = [] }: Part) => sql`
    select ${cardColumns} from (
      select best.id, best.place from categories c cross join lateral (
        select p.id, row_number() over (order by p.sales desc, p.id) as place ${fromProducts}
        where p.category_code = c.code and ${listed(listing)} ${without.length > 0 ? sql`and p.id <> all(${[...without]}::uuid[])` : sql``}
        order by p.sales desc, p.id limit ${limit + offset}
      ) best
    ) spread join products p on p.id = spread.id join shops h on h.id = p.shop_id
    order by spread.place, p.sales desc, p.id limit ${limit} offset ${offset}`;
  const [counted, rows] = await Promise.all([
    countListed(read, listing),
    part && part.limit > 0 ? rowsOf<CardRow>(read, statement(part)) : [],
  ]);
  return { ...counted, rows };
}

/** @returns null for a page beyond the deepest. */
export function windowOf({ page, limit }: Paging): { limit: number; offset: number } | null {
  const offset = (page - 1) * limit;
  return offset < deepest ? { limit, offset } : null;
}

/** How many there are, counted as far as anybody cares. */
export async function countListed(read: Read, listing: Listing): Promise<Pick<CardPage, 'total' | 'more'>> {
  const rows = await rowsOf<{ total: number }>(
    read,
    sql`select count(*)::int as total from (select 1 ${fromProducts} where ${listed(listing)} limit ${sql.lit(countedAtMost)}) counted`,
  );
  const { total } = rows[0]!;
  return { total, more: total === countedAtMost };
}
