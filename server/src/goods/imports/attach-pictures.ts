import type { ImportIssueCode } from '@tradewind/contract/goods/import-issues';
import { productLimits } from '@tradewind/contract/goods/product-form';
import type { Tx } from '../../base/db/database.ts';
import {
  lockProducts,
  saveContents,
  transitionMany,
  type CategoryTree,
  type LockedProduct,
  type ProductContent,
} from '../catalog/index.ts';
import { setState } from './change-import.ts';
import { brokenRules } from './compare-file.ts';
import { fileStatusOf } from './differences.ts';
import { cellsOf } from './group-rows.ts';
import type { ImportsDeps } from './imports-deps.ts';
import { lockImport, oneItem, storeOutcomes, type Item, type LockedImport } from './imports-store.ts';
import type { Issue } from './issues.ts';
import { maxPictureBytes } from './open-archive.ts';
import { namedPictures, pictureResolver } from './picture-sources.ts';
import { planProduct, type ProductPlan } from './plan-product.ts';
import { statesOf } from './write-items.ts';

/** The pictures of a product that were fetched, or could not be. */
export interface Settled {
  position: number;
  settled: readonly { source: string; issue: ImportIssueCode | null }[];
}

/**
 * Gives a product the pictures that were fetched for it, and publishes it if the file wants it on sale. Only its pictures
 * change: what its shop wrote meanwhile stays.
 */
export function attachPictures(deps: ImportsDeps, importId: string, { position, settled }: Settled): Promise<void> {
  return deps.db.transact(async (tx) => {
    const now = deps.clock.now();
    const imported = await lockImport(tx, importId);
    // It may have been cancelled or undone while they were fetched.
    if (imported.state !== 'done') return;
    const item = await oneItem(tx, importId, position);
    const lines = await settlePictures(tx, importId, position, settled);
    await setState(tx, importId, 'done', { worked_at: now });
    const [product] = await lockProducts(tx, { ids: item.productId ? [item.productId] : [], shopId: imported.shopId });
    if (!product || item.outcome !== 'written') return;
    const failed = settled.filter(({ issue }) => issue !== null);
    item.issues = failed.map(({ source, issue }) => pictureIssue(source, issue!, lines.get(source) ?? item.line));
    const tree = await deps.categories.tree();
    const failedSources = new Set(failed.map(({ source }) => source));
    const plan = await planAgain(tx, tree, imported, item, { product, failed: failedSources });
    if (plan.issues.length === 0)
      await attach(deps, tx, { imported, item, product, plan, hasFailed: failed.length > 0, now });
    await storeOutcomes(tx, importId, [item]);
  });
}

const pictureIssue = (source: string, code: ImportIssueCode, line: number): Issue => ({
  line,
  column: '',
  code,
  value: source.startsWith('zip:') ? '' : source.slice(0, 200),
  ...(code === 'picture_too_large' && { limit: maxPictureBytes / 1024 / 1024 }),
});

/** Stores how fetching ended. @returns the rows of the file by source. */
async function settlePictures(
  tx: Tx,
  importId: string,
  position: number,
  settled: Settled['settled'],
): Promise<Map<string, number>> {
  const lines = new Map<string, number>();
  for (const { source, issue } of settled) {
    const row = await tx
      .updateTable('product_import_pictures')
      .set({ state: issue ? 'failed' : 'done', issue: issue ?? '' })
      .where('import_id', '=', importId)
      .where('position', '=', position)
      .where('source', '=', source)
      .returning('line')
      .executeTakeFirst();
    if (row) lines.set(source, row.line);
  }
  return lines;
}

async function planAgain(
  tx: Tx,
  tree: CategoryTree,
  { shopId, language, category, columns, archiveFiles }: LockedImport,
  { handle, rows }: Item,
  { product, failed }: { product: LockedProduct; failed: ReadonlySet<string> },
): Promise<ProductPlan> {
  const cells = cellsOf(columns);
  const group = { handle, rows };
  const named = namedPictures([group], cells);
  const resolverOf = await pictureResolver(tx, { shopId, archive: archiveFiles, named, products: [product] });
  return planProduct(group, { cells, tree, language, category }, product, resolverOf(product, failed));
}

async function attach(
  deps: ImportsDeps,
  tx: Tx,
  given: {
    imported: LockedImport;
    item: Item;
    product: LockedProduct;
    plan: ProductPlan;
    hasFailed: boolean;
    now: Date;
  },
): Promise<void> {
  const { imported, item, product, plan, now } = given;
  const content = withPictures(product.content, plan.content, given.hasFailed);
  if (brokenRules(item.line, { ...plan, content }, product, { shopId: imported.shopId, now }).length > 0) return;
  await saveContents(deps, tx, [{ product, content }], { by: imported.createdBy, at: now });
  if (plan.status === 'active' && fileStatusOf(product.status) !== 'active') {
    const left = await transitionMany(deps, tx, now, await lockProducts(tx, { ids: [product.id] }), 'publish');
    const code = content.pictures.length === 0 ? 'picture_needed' : 'status_not_possible';
    if (left.size > 0) item.issues.push({ line: item.line, column: '', code, value: '' });
  }
  const after = (await statesOf(tx, [product.id])).get(product.id)!;
  // Where the shop changed it meanwhile, undoing must see that.
  if (item.undo && item.undo.after === product.revision)
    item.undo = { ...item.undo, after: after.revision, statusAfter: after.status };
}

/** The content with the pictures of the plan. Where some could not be had, those that it has already stay behind them. */
function withPictures(before: ProductContent, planned: ProductContent, hasFailed: boolean): ProductContent {
  const own = before.pictures.filter(({ image }) => !planned.pictures.some((one) => one.image === image));
  const pictures = hasFailed ? [...planned.pictures, ...own].slice(0, productLimits.pictures) : planned.pictures;
  const images = new Map(planned.skus.map(({ id, image }) => [id, image]));
  return { ...before, pictures, skus: before.skus.map((sku) => ({ ...sku, image: images.get(sku.id) ?? sku.image })) };
}
