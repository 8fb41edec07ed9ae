import { sql } from 'kysely';
import { isNoneOf, isOneOf } from '../../base/db/conditions.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import { listOf } from '../../base/db/lists.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { cardColumns, fromProducts, listed, type CardRow } from './card-queries.ts';

/**
 * Puts products into a category of their own shop, or takes them out.
 *
 * @returns how many were changed; null when one of them is no product of the shop
 */
export async function assignShopCategory(
  tx: Tx,
  { shopId, categoryId, productIds, assigned }: ShopCategoryChange,
): Promise<number | null> {
  const ids = [...new Set(productIds)];
  const own = await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('shop_id', '=', shopId)
    .execute();
  if (own.length < ids.length) return null;
  if (!assigned) {
    const removed = await tx
      .deleteFrom('shop_category_products')
      .where('shop_id', '=', shopId)
      .where('category_id', '=', categoryId)
      .where('product_id', 'in', ids)
      .executeTakeFirst();
    return Number(removed.numDeletedRows);
  }
  const added = await tx
    .insertInto('shop_category_products')
    .values(ids.map((id) => ({ shop_id: shopId, category_id: categoryId, product_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0n);
}

export interface ShopCategoryChange {
  shopId: string;
  categoryId: string;
  productIds: readonly string[];
  assigned: boolean;
}

/** The categories of their own shop that products are in. */
export async function categoriesOfProducts(
  read: Read,
  shopId: string,
  productIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await read
    .selectFrom('shop_category_products')
    .select(['product_id', 'category_id'])
    .where('shop_id', '=', shopId)
    .where('product_id', 'in', [...productIds])
    .execute();
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id);
  return new Map([...byProduct].map(([id, own]) => [id, own.map(({ category_id }) => category_id)]));
}

/** Puts products of a shop into these of its categories and no others. */
export async function storeCategoriesOfProducts(
  tx: Tx,
  shopId: string,
  products: readonly { id: string; categoryIds: readonly string[] }[],
): Promise<void> {
  if (products.length === 0) return;
  await tx
    .deleteFrom('shop_category_products')
    .where('shop_id', '=', shopId)
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .execute();
  const rows = products.flatMap(({ id, categoryIds }) =>
    categoryIds.map((categoryId) => ({ shop_id: shopId, category_id: categoryId, product_id: id })),
  );
  if (rows.length > 0) await tx.insertInto('shop_category_products').values(rows).execute();
}

/** Empties the categories of a shop that are not among these. */
export async function keepShopCategories(tx: Tx, shopId: string, categoryIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('shop_category_products')
    .where('shop_id', '=', shopId)
    .where(isNoneOf('category_id', categoryIds))
    .execute();
}

/** The number of products in each category of a shop, in any state; empty ones are missing. */
export async function countShopCategories(read: Read, shopId: string): Promise<Record<string, number>> {
  const rows = await read
    .selectFrom('shop_category_products')
    .select(['category_id', sql<number>`count(*)::int`.as('count')])
    .where('shop_id', '=', shopId)
    .groupBy('category_id')
    .execute();
  return Object.fromEntries(rows.map(({ category_id, count }) => [category_id, count]));
}

/** Which of these categories of a shop have a product that lists show. */
export async function shopCategoriesOnSale(
  read: Read,
  shopId: string,
  categoryIds: readonly string[],
): Promise<Set<string>> {
  if (categoryIds.length === 0) return new Set();
  const rows = await rowsOf<{ id: string }>(
    read,
    sql`
    select wanted.id from unnest(${listOf('uuid', categoryIds)}) as wanted (id)
    where exists (
      select from shop_category_products c join products p on p.id = c.product_id join shops h on h.id = p.shop_id
      where c.shop_id = ${shopId} and c.category_id = wanted.id and ${listed({ category: null, shops: [shopId] })})`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The cards of these products, in their order; those that lists don't show are missing. @param shopId null: of any shop */
export async function cardsOfProducts(read: Read, shopId: string | null, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  return rowsOf<CardRow>(
    read,
    sql`
    select ${cardColumns} ${fromProducts}
    where ${isOneOf('p.id', ids)} and ${listed({ category: null, ...(shopId !== null && { shops: [shopId] }) })}
    order by array_position(${listOf('uuid', ids)}, p.id)`,
  );
}
