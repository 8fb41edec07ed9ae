import { refuse } from '@tradewind/contract/base/refusals';
import type { Work } from '../../../base/db/work.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { assignShopCategory } from '../../catalog/index.ts';
import { lockShopPage } from './page-store.ts';

/**
 * Puts products into a category of the shop's page or its draft, or takes them out.
 *
 * @throws Refusal `shop_category_not_found` or `product_not_found`.
 */
export const assignCategory =
  (
    { actor: { shopId } }: MerchantCall,
    input: { category_id: string; product_ids: string[]; assigned: 0 | 1 },
  ): Work<{ changed: number }> =>
  async (tx) => {
    const { draft, published } = await lockShopPage(tx, shopId);
    const known = [...published.categories, ...(draft?.categories ?? [])];
    if (!known.some(({ id }) => id === input.category_id)) refuse('shop_category_not_found', {}, ['category_id']);
    const changed = await assignShopCategory(tx, {
      shopId,
      categoryId: input.category_id,
      productIds: input.product_ids,
      assigned: input.assigned === 1,
    });
    return { changed: changed ?? refuse('product_not_found', {}, ['product_ids']) };
  };
