import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import {
  categoriesOfProducts,
  contentsAt,
  deleteProducts,
  lockProducts,
  moveStock,
  requireStorable,
  saveContents,
  storeCategoriesOfProducts,
  transitionMany,
  type ContentChange,
  type LockedProduct,
} from '../catalog/index.ts';
import type { ImportsDeps } from './imports-deps.ts';
import {
  deleteHandles,
  storeHandles,
  storeOutcomes,
  type Item,
  type LockedImport,
  type Undo,
} from './imports-store.ts';
import type { Issue } from './issues.ts';

/** A product that an import wrote, and that nobody changed since. */
interface Taken {
  item: Item;
  product: LockedProduct;
  undo: Undo;
}

/**
 * Takes products of an import back, in the transaction of a batch: those that it made are removed, or taken off sale where
 * something refers to them; others get their content and stock from before. Whoever was changed since stays as it is.
 */
export async function undoItems(
  deps: ImportsDeps,
  tx: Tx,
  imported: LockedImport,
  { items, now }: { items: readonly Item[]; now: Date },
): Promise<void> {
  const ids = items.flatMap(({ productId }) => productId ?? []);
  const products = new Map(
    (await lockProducts(tx, { ids, shopId: imported.shopId })).map((product) => [product.id, product]),
  );
  const taken: Taken[] = [];
  for (const item of items) {
    const product = products.get(item.productId ?? '');
    const { undo } = item;
    item.outcome = 'undone';
    if (!product || !undo) continue;
    if (product.revision === undo.after) taken.push({ item, product, undo });
    else keep(item, 'changed_since');
  }
  await removeMade(
    deps,
    tx,
    imported.shopId,
    taken.filter(({ undo }) => undo.revision === null),
    now,
  );
  await restoreChanged(
    deps,
    tx,
    imported.createdBy,
    taken.filter(({ undo }) => undo.revision !== null),
    now,
  );
  await storeOutcomes(tx, imported.id, items);
}

function keep(item: Item, code: Issue['code']): void {
  item.outcome = 'kept';
  note(item, code);
}

function note(item: Item, code: Issue['code']): void {
  item.issues = [{ line: item.line, column: '', code, value: '' }];
}

async function removeMade(deps: ImportsDeps, tx: Tx, shopId: string, made: readonly Taken[], now: Date): Promise<void> {
  const ids = made.map(({ product }) => product.id);
  await deleteHandles(tx, ids);
  const gone = await deleteProducts(tx, shopId, ids);
  const staying = made.filter(({ product }) => !gone.has(product.id));
  await storeHandles(
    tx,
    shopId,
    staying.map(({ item: { handle }, product }) => ({ handle, productId: product.id })),
  );
  await transitionMany(deps, tx, now, staying.map(({ product }) => product).filter(isOnSale), 'take_down');
  for (const { item } of staying) note(item, 'taken_down_instead');
}

const isOnSale = ({ status }: LockedProduct): boolean => status === 'on_sale';

async function restoreChanged(
  deps: ImportsDeps,
  tx: Tx,
  by: string,
  changed: readonly Taken[],
  now: Date,
): Promise<void> {
  const contents = await contentsAt(
    tx,
    changed
      .filter(({ undo }) => undo.revision !== undo.after)
      .map(({ product, undo }) => ({ productId: product.id, revision: undo.revision! })),
  );
  const restored: Taken[] = [];
  const saved: ContentChange[] = [];
  for (const one of changed) {
    const content = contents.get(one.product.id);
    if (content && !isStorable(one.product, content, now)) {
      keep(one.item, 'product_refused');
      continue;
    }
    restored.push(one);
    if (content) saved.push({ product: one.product, content });
  }
  await saveContents(deps, tx, saved, { by, at: now });
  const moves = restored.flatMap(({ product, undo }) =>
    undo.stocks.map(({ skuId, quantity }) => {
      // What was sold since can't be taken out again.
      const stock = product.skus.find(({ id }) => id === skuId)?.stock ?? 0;
      return { skuId, quantity: -Math.min(quantity, stock) };
    }),
  );
  await restoreCategories(tx, restored);
  await moveStock(tx, moves, { reason: 'edited', at: now, by });
  const sameState = restored.filter(({ product, undo }) => product.status === undo.statusAfter);
  const back = (from: (status: string) => boolean, to: (status: string) => boolean) =>
    sameState.filter(({ undo }) => from(undo.statusAfter) && to(undo.status)).map(({ product }) => product.id);
  const toPublish = back(
    (status) => status !== 'on_sale',
    (status) => status === 'on_sale',
  );
  const toTakeDown = back(
    (status) => status === 'on_sale',
    (status) => status !== 'on_sale',
  );
  await transitionMany(deps, tx, now, await lockProducts(tx, { ids: toPublish }), 'publish');
  await transitionMany(deps, tx, now, await lockProducts(tx, { ids: toTakeDown }), 'take_down');
}

/** Puts products back into the categories that they were in, unless somebody changed that since. */
async function restoreCategories(tx: Tx, restored: readonly Taken[]): Promise<void> {
  const changed = restored.filter(({ undo }) => undo.shopCategories);
  const shopId = changed[0]?.product.shopId;
  if (shopId === undefined) return;
  const now = await categoriesOfProducts(
    tx,
    shopId,
    changed.map(({ product }) => product.id),
  );
  const same = (one: readonly string[], other: readonly string[]) =>
    isDeepStrictEqual(one.toSorted(), other.toSorted());
  const untouched = changed.filter(({ product, undo }) => same(now.get(product.id) ?? [], undo.shopCategories!.after));
  await storeCategoriesOfProducts(
    tx,
    shopId,
    untouched.map(({ product, undo }) => ({ id: product.id, categoryIds: undo.shopCategories!.before })),
  );
}

function isStorable(product: LockedProduct, content: ContentChange['content'], now: Date): boolean {
  try {
    requireStorable(product, content, now);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
