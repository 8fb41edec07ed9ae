import type { ProductForm } from '@tradewind/contract/goods/product-form';
import type { OwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import type { Work } from '../../../base/db/work.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { newId } from '../../../base/ids/ids.ts';
import { createProduct } from '../create-product.ts';
import { asProduct, type ProductContent } from './content.ts';
import type { ProductDeskDeps } from './desk-deps.ts';
import { showOwnProduct } from './own-product-queries.ts';
import { lockProduct } from './products-store.ts';
import { readForm } from './read-form.ts';

/** Creates a draft of the shop. @throws Refusal of `readForm` and `createProduct`. */
export function createDraft(
  { indexProducts }: ProductDeskDeps,
  call: MerchantCall,
  form: ProductForm,
): Work<OwnProduct> {
  return async (tx) => {
    const { content, stocks } = await readForm(tx, call, form, null);
    const draft = asDraft(content, call, (skuId) => stocks.get(skuId)?.stock ?? 0);
    return showOwnProduct(tx, call, await createProduct(tx, draft, indexProducts));
  };
}

/**
 * Creates a draft with the content of another product of the shop. Stock, codes and barcodes belong to the other one, so
 * the draft has none. @throws Refusal `product_not_found`.
 */
export function duplicateProduct(
  { indexProducts }: ProductDeskDeps,
  call: MerchantCall,
  { id }: { id: string },
): Work<OwnProduct> {
  return async (tx) => {
    const { content } = await lockProduct(tx, id, call.actor.shopId);
    const skus = content.skus.map((sku) => ({ ...sku, id: newId(), code: '', barcode: '' }));
    const draft = asDraft({ ...content, skus }, call, () => 0);
    return showOwnProduct(tx, call, await createProduct(tx, draft, indexProducts));
  };
}

const asDraft = (
  content: ProductContent,
  { actor: { shopId }, now }: MerchantCall,
  stockOf: (skuId: string) => number,
) => ({ ...asProduct(content, stockOf), shopId, status: 'draft' as const, createdAt: now });
