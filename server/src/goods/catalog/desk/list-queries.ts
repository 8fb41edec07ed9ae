import type { Locale } from '@tradewind/contract/base/locales';
import type { ProductState } from '@tradewind/contract/goods/shop-desk/products';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../../base/db/database.ts';
import { likeAnywhere } from '../../../base/db/like.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import { rowsBefore } from '../../../base/db/paging.ts';
import { isInCategory, isInShopCategory, shopDeliversToEu } from '../card-filters.ts';

export interface ProductFilters {
  q?: string | undefined;
  state?: ProductState | undefined;
  category?: string | undefined;
  low_stock?: 0 | 1 | undefined;
  missing?: Locale | undefined;
  lacks_safety?: 0 | 1 | undefined;
  /** One of the shop's own categories. */
  shop_category?: string | undefined;
}

export interface ProductListQuery extends ProductFilters {
  sort: '-updated_at' | 'updated_at';
  page: number;
  limit: number;
}

/**
 * The ids of a page of a shop's products, and how many there are in each state. Both read an index that holds everything
 * that can be filtered, so that they take as long for the last page as for the first.
 */
export async function ownProductPage(
  read: Read,
  shopId: string,
  query: ProductListQuery,
): Promise<{ ids: string[]; total: number; counts: Partial<Record<ProductState, number>> }> {
  const { state, page, limit, sort } = query;
  const filters = filtersOf(shopId, query);
  const order = sort === '-updated_at' ? sql`p.updated_at desc, p.id` : sql`p.updated_at, p.id desc`;
  const [ids, counted] = await Promise.all([
    rowsOf<{ id: string }>(
      read,
      sql`select p.id from products p where ${filters} ${state ? sql`and p.status = ${state}` : sql``}
        order by ${order} limit ${limit} offset ${rowsBefore(page, limit)}`,
    ),
    rowsOf<{ status: ProductState; count: number }>(
      read,
      sql`select p.status, count(*)::int as count from products p where ${filters} group by p.status`,
    ),
  ]);
  const counts = Object.fromEntries(counted.map(({ status, count }) => [status, count]));
  const total = state ? (counts[state] ?? 0) : counted.reduce((sum, { count }) => sum + count, 0);
  return { ids: ids.map(({ id }) => id), total, counts };
}

/** The ids of at most `limit` products that the filters fit, in the order of the ids, behind the last one that was read. */
export async function ownProductIds(
  read: Read,
  shopId: string,
  filters: ProductFilters,
  { last, limit }: { last: string | null; limit: number },
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    read,
    sql`select p.id from products p where ${filtersOf(shopId, filters)}
      ${filters.state ? sql`and p.status = ${filters.state}` : sql``}
      ${last ? sql`and p.id > ${last}` : sql``} order by p.id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

const filtersOf = (
  shopId: string,
  { q, category, low_stock: low, missing, lacks_safety: unsafe, shop_category: own }: ProductFilters,
): RawBuilder<boolean> =>
  sql<boolean>`p.shop_id = ${shopId}
    ${category ? sql`and ${isInCategory(category)}` : sql``}
    ${low === 1 ? sql`and p.low_stock` : sql``}
    ${missing ? sql`and p.missing_languages @> array[${missing}::text]` : sql``}
    ${unsafe === 1 ? sql`and p.lacks_safety and ${shopDeliversToEu(shopId)}` : sql``}
    ${own ? sql`and ${isInShopCategory(own)}` : sql``}
    ${
      q
        ? sql`and p.id in (
            select w.product_id from product_desk_words w
            where w.shop_id = ${shopId} and w.words like ${likeAnywhere(q.toLowerCase())})`
        : sql``
    }`;
