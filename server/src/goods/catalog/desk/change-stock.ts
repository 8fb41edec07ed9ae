import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type { OwnProduct, StockReason } from '@tradewind/contract/goods/shop-desk/products';
import type { Work } from '../../../base/db/work.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { moveStock } from '../stock-store.ts';
import { showOwnProduct } from './own-product-queries.ts';

export interface StockChange {
  reason: StockReason;
  note: string;
  set?: number | undefined;
  add?: number | undefined;
}

/**
 * Changes the stock of an SKU of the shop.
 *
 * @throws Refusal `product_not_found`, `stock_change_invalid`, `stock_below_zero` or `reason_required`.
 */
export function changeStock(
  call: MerchantCall,
  { sku_id: skuId, ...change }: StockChange & { sku_id: string },
): Work<OwnProduct> {
  requireStockChange(change);
  return async (tx) => {
    const { now: at, actor } = call;
    const found = await tx
      .selectFrom('skus as s')
      .innerJoin('products as p', 'p.id', 's.product_id')
      .select(['s.stock', 'p.id as productId'])
      .where('s.id', '=', skuId)
      .where('p.shop_id', '=', actor.shopId)
      .forUpdate('s')
      .executeTakeFirst();
    const { stock, productId } = requireFound(found, 'product_not_found');
    const quantity = differenceOf(change, stock);
    if (stock + quantity < 0) refuse('stock_below_zero', { left: stock }, ['add']);
    await moveStock(tx, [{ skuId, quantity }], { reason: change.reason, note: change.note, at, by: actor.userId });
    return showOwnProduct(tx, call, productId);
  };
}

/** Requires either a new stock or a difference. @throws Refusal `stock_change_invalid` or `reason_required`. */
export function requireStockChange({ reason, note, set, add }: StockChange): void {
  if ((set === undefined) === (add === undefined) || (set !== undefined && set < 0))
    refuse('stock_change_invalid', {}, [set === undefined ? 'add' : 'set']);
  if (reason === 'other' && note === '') refuse('reason_required', {}, ['note']);
}

/** How many pieces more, or fewer where negative, a change makes of a stock. */
export const differenceOf = ({ set, add = 0 }: StockChange, stock: number): number =>
  set === undefined ? add : set - stock;
