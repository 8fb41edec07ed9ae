import type { ProductReview } from '@tradewind/contract/goods/desk/products';
import type { Read } from '../../../base/db/database.ts';
import { contentOf, productRows, skuRows } from './content-queries.ts';
import { picturesOf, presentContent, storedContent, type ProductContent } from './content.ts';
import { contentDifferences } from './differences.ts';

/** The content of a product of any shop, and how it differs from the version that was on sale last; null for an unknown id. */
export async function findReview(read: Read, id: string): Promise<ProductReview | null> {
  const [row, skus] = await Promise.all([productRows(read, [id]).executeTakeFirst(), skuRows(read, [id]).execute()]);
  if (!row) return null;
  const content = contentOf(row, skus);
  const stocks = new Map(skus.map((sku) => [sku.id, sku.stock]));
  const approved = await approvedContent(read, row, content);
  const [before, after] = [new Set(approved ? picturesOf(approved) : []), new Set(picturesOf(content))];
  return {
    content: presentContent(content, (skuId) => stocks.get(skuId) ?? 0),
    approved_revision: approved ? (row.approved_revision ?? 1) : null,
    differences: approved ? contentDifferences(approved, content) : [],
    new_pictures: approved ? [...after].filter((path) => !before.has(path)) : [],
    gone_pictures: [...before].filter((path) => !after.has(path)),
  };
}

/** What was on sale last; null for a product that never was. One that was created on sale has its first version. */
async function approvedContent(
  read: Read,
  row: { id: string; revision: number; approved_revision: number | null; published_at: Date | null },
  current: ProductContent,
): Promise<ProductContent | null> {
  const revision = row.approved_revision ?? (row.published_at ? 1 : null);
  if (revision === null) return null;
  if (revision === row.revision) return current;
  const version = await read
    .selectFrom('product_versions')
    .select('content')
    .where('product_id', '=', row.id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return version ? storedContent(version.content) : null;
}
