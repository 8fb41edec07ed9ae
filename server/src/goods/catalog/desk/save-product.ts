import type { ProductForm } from '@tradewind/contract/goods/product-form';
import type { OwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../../base/db/database.ts';
import type { Work } from '../../../base/db/work.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { checkProduct } from '../check-product.ts';
import { moveStock, type StockLine } from '../stock-store.ts';
import { asProduct, needsReview, type ProductContent } from './content.ts';
import type { ProductDeskDeps } from './desk-deps.ts';
import { isModerated } from './is-moderated.ts';
import { lastSaver, showOwnProduct } from './own-product-queries.ts';
import { canTransition, type ProductTransition } from './product-states.ts';
import { lockProduct, storeContents, type ContentChange, type LockedProduct } from './products-store.ts';
import { readForm, type ReadForm } from './read-form.ts';
import { transitionProducts } from './transition-products.ts';

/**
 * Saves a product of the shop as a new version, and its stocks as movements.
 *
 * @throws Refusal `product_changed` when somebody else saved it since it was read, `product_not_found`,
 * `stock_below_zero`, and those of `readForm` and `checkProduct`.
 */
export function saveProduct(
  deps: ProductDeskDeps,
  call: MerchantCall,
  { id, revision, product: form }: { id: string; revision: number; product: ProductForm },
): Work<OwnProduct> {
  return async (tx) => {
    const product = await lockProduct(tx, id, call.actor.shopId);
    await requireRevision(tx, product, revision);
    const { content, stocks } = await readForm(tx, call, form, product);
    const moves = stockMoves(product, content, stocks);
    await storeContent(deps, tx, call, product, content);
    await moveStock(tx, moves, { reason: 'edited', at: call.now, by: call.actor.userId });
    return showOwnProduct(tx, call, id);
  };
}

/** Stores the content of a locked product as a new version; with moderation, it may then need a review. */
export async function storeContent(
  deps: ProductDeskDeps,
  tx: Tx,
  { actor, now }: MerchantCall,
  product: LockedProduct,
  content: ProductContent,
): Promise<void> {
  requireStorable(product, content, now);
  await saveContents(deps, tx, [{ product, content }], { by: actor.userId, at: now });
}

/** Checks the content that a product is to get. @throws Refusal of `checkProduct`. */
export function requireStorable(product: LockedProduct, content: ProductContent, now: Date): void {
  const stockOf = (skuId: string) => product.skus.find((sku) => sku.id === skuId)?.stock ?? 0;
  const isOffered = ['on_sale', 'scheduled', 'in_review'].includes(product.status);
  checkProduct({
    ...asProduct(content, stockOf),
    shopId: product.shopId,
    createdAt: now,
    status: isOffered ? 'on_sale' : 'draft',
  });
}

/**
 * Stores checked contents of locked products as new versions; with moderation, those that an operator has to read then
 * need a review. The number of statements does not depend on the number of products.
 */
export async function saveContents(
  { indexProducts: index }: ProductDeskDeps,
  tx: Tx,
  changes: readonly ContentChange[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await storeContents(tx, changes, { by, at, index });
  const toReview = changes.filter(({ product, content }) => needsReview(product.content, content));
  if (toReview.length === 0) return;
  const moderated = await isModerated(tx, at);
  for (const name of ['review_change', 'hide_change'] as const satisfies ProductTransition[]) {
    const reviewed = toReview.map(({ product }) => product);
    await transitionProducts(
      tx,
      reviewed.filter((product) => canTransition({ ...product, moderated }, name, at)),
      name,
      { at },
      index,
    );
  }
}

/** Requires that a product is still what its editor read. @throws Refusal `product_changed` with who changed it and when. */
export async function requireRevision(tx: Tx, product: LockedProduct, revision: number): Promise<void> {
  if (product.revision === revision) return;
  const { name, at } = await lastSaver(tx, product.id);
  refuse('product_changed', { who: name, at: `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC` }, ['revision']);
}

/** The differences between what the stocks are and what the form says. @throws Refusal `stock_below_zero`. */
function stockMoves(product: LockedProduct, { skus }: ProductContent, stocks: ReadForm['stocks']): StockLine[] {
  return skus.flatMap(({ id }, at) => {
    const wanted = stocks.get(id);
    if (!wanted) return [];
    const left = product.skus.find((sku) => sku.id === id)?.stock ?? 0;
    const quantity = wanted.stock - (wanted.was ?? left);
    if (left + quantity < 0) refuse('stock_below_zero', { left }, [`skus[${at}].stock`]);
    return [{ skuId: id, quantity }];
  });
}
