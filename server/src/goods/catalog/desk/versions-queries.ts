import type { ProductPart } from '@tradewind/contract/goods/product-form';
import type { ProductVersion } from '@tradewind/contract/goods/shop-desk/product-versions';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Read } from '../../../base/db/database.ts';
import { rowsBefore } from '../../../base/db/paging.ts';
import { contentOf, productRows, skuRows } from './content-queries.ts';
import { storedContent, type ProductContent } from './content.ts';
import { lastSaver } from './own-product-queries.ts';

/** A page of the versions of a product of the shop, latest first. @throws Refusal `product_not_found`. */
export async function versionsPage(
  read: Read,
  shopId: string,
  { product_id: productId, page, limit }: { product_id: string; page: number; limit: number },
): Promise<{ list: ProductVersion[]; total: number }> {
  const product = requireFound(await productRows(read, [productId], shopId).executeTakeFirst(), 'product_not_found');
  const { revision, updated_at: updatedAt } = product;
  // A product that was never saved again has no stored version.
  if (revision === 1) return { list: [presented(productId, { revision, updatedAt })], total: 1 };
  const rows = await read
    .selectFrom('product_versions as v')
    .leftJoin('users as u', 'u.id', 'v.saved_by')
    .select(['v.revision', 'v.changed', 'v.saved_at', 'u.nickname', 'u.username'])
    .where('v.product_id', '=', productId)
    .orderBy('v.revision', 'desc')
    .limit(limit)
    .offset(rowsBefore(page, limit))
    .execute();
  const list = rows.map((row) =>
    presented(productId, {
      revision: row.revision,
      updatedAt: row.saved_at,
      by: row.nickname || row.username || '',
      changed: row.changed as ProductPart[],
    }),
  );
  return { list, total: revision };
}

/** One version with its content. @throws Refusal `product_not_found` or `product_version_not_found`. */
export async function findVersion(
  read: Read,
  shopId: string,
  { product_id: productId, revision }: { product_id: string; revision: number },
): Promise<ProductVersion & { stored: ProductContent; stockOf: (skuId: string) => number }> {
  const [product, skus, version] = await Promise.all([
    productRows(read, [productId], shopId).executeTakeFirst(),
    skuRows(read, [productId]).execute(),
    read
      .selectFrom('product_versions as v')
      .leftJoin('users as u', 'u.id', 'v.saved_by')
      .select(['v.content', 'v.changed', 'v.saved_at', 'u.nickname', 'u.username'])
      .where('v.product_id', '=', productId)
      .where('v.revision', '=', revision)
      .executeTakeFirst(),
  ]);
  const current = requireFound(product, 'product_not_found');
  const stocks = new Map(skus.map((sku) => [sku.id, sku.stock]));
  const stockOf = (skuId: string) => stocks.get(skuId) ?? 0;
  if (!version && revision === current.revision) {
    const { name: by, at } = await lastSaver(read, productId);
    return { ...presented(productId, { revision, updatedAt: at, by }), stored: contentOf(current, skus), stockOf };
  }
  const {
    content,
    changed,
    saved_at: updatedAt,
    nickname,
    username,
  } = requireFound(version, 'product_version_not_found');
  const by = nickname || username || '';
  return {
    ...presented(productId, { revision, updatedAt, by, changed: changed as ProductPart[] }),
    stored: storedContent(content),
    stockOf,
  };
}

const presented = (
  productId: string,
  given: { revision: number; updatedAt: Date; by?: string; changed?: ProductPart[] },
): ProductVersion => ({
  id: `${productId}:${given.revision}`,
  revision: given.revision,
  at: given.updatedAt.toISOString(),
  by: given.by ?? '',
  changed: given.changed ?? [],
});
