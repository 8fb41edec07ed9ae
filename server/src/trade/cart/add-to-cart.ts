import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { findSku } from '../../goods/catalog/index.ts';
import { maxLines } from './cart-limits.ts';
import { countCart } from './cart-queries.ts';
import { addQuantity } from './cart-store.ts';

export interface AddToCart {
  product_id: string;
  mer_id?: string | undefined;
  sku_id?: string | undefined;
  spec?: string | undefined;
  num: number;
}

/**
 * Puts pieces of a combination into the cart. What was in the line already counts: nobody gets more into the cart than
 * there is.
 */
export async function addToCart(
  { db }: Deps,
  call: ShopperCall,
  input: AddToCart,
): Promise<{ cart_id: string; count: number }> {
  const { userId } = call.actor;
  const combination = await findSku(db.read, {
    productId: input.product_id,
    merId: input.mer_id,
    skuId: input.sku_id,
    spec: input.spec,
    locale: call.locale,
  });
  if (combination.stock === 0) refuse('sold_out');

  return db.transact(async (tx) => {
    const { cartId, quantity } = await addQuantity(
      tx,
      userId,
      combination.skuId,
      input.num,
      combination.price,
      call.now,
    );
    if (quantity > combination.stock) refuse('stock_short', { left: combination.stock });
    const { lines, pieces } = await countCart(tx, userId);
    if (lines > maxLines) refuse('cart_full', { limit: maxLines });
    return { cart_id: cartId, count: pieces };
  });
}
