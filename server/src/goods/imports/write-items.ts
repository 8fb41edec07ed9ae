import type { Tx } from '../../base/db/database.ts';
import {
  asProduct,
  createProducts,
  lockProducts,
  moveStock,
  saveContents,
  storeCategoriesOfProducts,
  transitionMany,
  type CategoryTree,
  type ContentChange,
  type LockedProduct,
} from '../catalog/index.ts';
import { newId } from '../../base/ids/ids.ts';
import { brokenRules } from './compare-file.ts';
import { differencesOf, fileStatusOf } from './differences.ts';
import { cellsOf, type ProductRows } from './group-rows.ts';
import type { ImportsDeps } from './imports-deps.ts';
import { productsByHandle, storeHandles, storeOutcomes, type Item, type LockedImport } from './imports-store.ts';
import { namedPictures, pictureResolver } from './picture-sources.ts';
import { planProduct, type ProductPlan } from './plan-product.ts';
import { readShopCategories } from './shop-categories.ts';

/** A product that is about to be written. */
interface Writing {
  item: Item;
  plan: ProductPlan;
  /** null: a new one. */
  product: LockedProduct | null;
  id: string;
}

/**
 * Writes products of an import in the transaction of a batch. What each is to be is read anew from its rows, because the
 * shop may have changed since they were compared; a refused one is left out with what is wrong. The number of statements
 * does not depend on the number of products.
 */
export async function writeItems(
  deps: ImportsDeps,
  tx: Tx,
  imported: LockedImport,
  { items, now }: { items: readonly Item[]; now: Date },
): Promise<void> {
  const { shopId, createdBy: by } = imported;
  const writing = await planItems(tx, imported, await deps.categories.tree(), { items, now });
  const made = writing.filter(({ product }) => product === null);
  const changed = writing.filter(({ product }) => product !== null);
  await createProducts(
    tx,
    made.map(({ id, plan: { content, stocks } }) => ({
      ...asProduct(content, (skuId) => stocks.get(skuId) ?? 0),
      id,
      shopId,
      status: 'draft' as const,
      createdAt: now,
    })),
    deps.indexProducts,
  );
  const contents = changed.map(({ product, plan }): ContentChange => ({ product: product!, content: plan.content }));
  await saveContents(deps, tx, contents, { by, at: now });
  const moves = changed.map((one) => stockMoves(one));
  await moveStock(tx, moves.flat(), { reason: 'edited', at: now, by });
  await storeCategoriesOfProducts(
    tx,
    shopId,
    writing.flatMap(({ id, plan }) => (plan.shopCategories ? [{ id, categoryIds: plan.shopCategories.after }] : [])),
  );
  await storeWaitingPictures(tx, imported.id, writing);
  await changeStatuses(deps, tx, writing, now);
  await storeHandles(
    tx,
    shopId,
    made.map(({ item: { handle }, id }) => ({ handle, productId: id })),
  );
  const after = await statesOf(
    tx,
    writing.map(({ id }) => id),
  );
  changed.forEach(({ item, product, id, plan: { shopCategories } }, at) => {
    const { revision, status } = product!;
    const { revision: revisionAfter, status: statusAfter } = after.get(id)!;
    item.undo = { revision, after: revisionAfter, status, statusAfter, stocks: moves[at]!, shopCategories };
  });
  for (const { item, id } of made) {
    const { revision, status } = after.get(id)!;
    item.undo = { revision: null, after: revision, status: 'draft', statusAfter: status, stocks: [] };
  }
  await storeOutcomes(tx, imported.id, items);
}

/** Reads what each product is to be. Those that are refused or would not change get their outcome and are left out. */
async function planItems(
  tx: Tx,
  imported: LockedImport,
  tree: CategoryTree,
  { items, now }: { items: readonly Item[]; now: Date },
): Promise<Writing[]> {
  const { shopId, language, category, archiveFiles: archive } = imported;
  const cells = cellsOf(imported.columns);
  const ids = await productsByHandle(
    tx,
    shopId,
    items.map(({ handle }) => handle),
  );
  const products = new Map((await lockProducts(tx, { ids: [...ids.values()], shopId })).map((one) => [one.id, one]));
  const groups = items.map(({ handle, rows }): ProductRows => ({ handle, rows }));
  const named = namedPictures(groups, cells);
  const shopCategories = await readShopCategories(tx, shopId, [...ids.values()]);
  const resolverOf = await pictureResolver(tx, { shopId, archive, named, products: [...products.values()] });
  return items.flatMap((item, at) => {
    const product = products.get(ids.get(item.handle) ?? '') ?? null;
    const plan = planProduct(
      groups[at]!,
      { cells, tree, language, category, shopCategories },
      product,
      resolverOf(product),
    );
    if (plan.issues.length === 0) plan.issues.push(...brokenRules(item.line, plan, product, { shopId, now }));
    item.productId = product?.id ?? null;
    if (plan.issues.length > 0) {
      item.outcome = 'refused';
      item.issues = plan.issues;
      return [];
    }
    item.outcome = product && differencesOf(product, plan, shopCategories).length === 0 ? 'unchanged' : 'written';
    if (item.outcome === 'unchanged') return [];
    item.productId ??= newId();
    return [{ item, plan, product, id: item.productId }];
  });
}

/** The differences between what the stocks are and what the file says. */
function stockMoves({ product, plan: { stocks } }: Writing): { skuId: string; quantity: number }[] {
  return [...stocks].flatMap(([skuId, stock]) => {
    const quantity = stock - (product!.skus.find(({ id }) => id === skuId)?.stock ?? 0);
    return quantity === 0 ? [] : [{ skuId, quantity }];
  });
}

/** Pictures are fetched later, so that texts, prices and stocks do not wait for them. */
async function storeWaitingPictures(tx: Tx, importId: string, writing: readonly Writing[]): Promise<void> {
  const rows = writing.flatMap(({ item: { position }, plan: { waiting } }) =>
    [...waiting].map(([source, { line }]) => ({ import_id: importId, position, source, line })),
  );
  for (let from = 0; from < rows.length; from += 1_000)
    await tx
      .insertInto('product_import_pictures')
      .values(rows.slice(from, from + 1_000))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/**
 * Publishes and takes down. A product whose pictures are still to be fetched is published after them; what can’t be done
 * stays as a note at the product.
 */
async function changeStatuses(deps: ImportsDeps, tx: Tx, writing: readonly Writing[], now: Date): Promise<void> {
  const wanted = writing.filter(
    ({ plan, product }) =>
      plan.status !== null &&
      plan.status !== (product ? fileStatusOf(product.status) : 'draft') &&
      plan.waiting.size === 0,
  );
  if (wanted.length === 0) return;
  const stored = new Map((await lockProducts(tx, { ids: wanted.map(({ id }) => id) })).map((one) => [one.id, one]));
  for (const act of ['publish', 'take_down'] as const) {
    const those = wanted.filter(({ plan, product }) =>
      act === 'publish' ? plan.status === 'active' : plan.status !== 'active' && product !== null,
    );
    const left = await transitionMany(
      deps,
      tx,
      now,
      those.map(({ id }) => stored.get(id)!),
      act,
    );
    for (const { item, id } of those)
      if (left.has(id) && !(act === 'take_down' && stored.get(id)!.status !== 'on_sale'))
        item.issues = [{ line: item.line, column: '', code: noteOf(stored.get(id)!), value: '' }];
  }
}

const noteOf = ({ content }: LockedProduct) =>
  content.pictures.length === 0 ? ('picture_needed' as const) : ('status_not_possible' as const);

/** The revisions and states of products. */
export async function statesOf(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, { revision: number; status: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'revision', 'status'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, revision, status }) => [id, { revision, status }]));
}
