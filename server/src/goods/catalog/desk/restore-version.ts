import type { OwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import type { Work } from '../../../base/db/work.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import type { ProductDeskDeps } from './desk-deps.ts';
import { showOwnProduct } from './own-product-queries.ts';
import { lockProduct } from './products-store.ts';
import { requireRevision, storeContent } from './save-product.ts';
import { findVersion } from './versions-queries.ts';

/**
 * Saves an earlier version of a product as its latest one; the stock stays as it is.
 *
 * @throws Refusal `product_version_not_found`, and those of saving.
 */
export function restoreVersion(
  deps: ProductDeskDeps,
  call: MerchantCall,
  { id, version, revision }: { id: string; version: number; revision: number },
): Work<OwnProduct> {
  return async (tx) => {
    const product = await lockProduct(tx, id, call.actor.shopId);
    await requireRevision(tx, product, revision);
    const { stored } = await findVersion(tx, call.actor.shopId, { product_id: id, revision: version });
    await storeContent(deps, tx, call, product, stored);
    return showOwnProduct(tx, call, id);
  };
}
