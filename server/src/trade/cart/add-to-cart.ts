import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { findSku, requireAdult } from '../../goods/catalog/index.ts';
import { addQuantity, maxLines } from './cart-store.ts';

export interface AddToCart {
  product_id: string;
  mer_id?: string | undefined;
  sku_id?: string | undefined;
  spec?: string | undefined;
  num: number;
}

/**
 * Adds pieces of a SKU to the cart. Pieces that are already in its line count towards the stock.
 *
 * @throws Refusal `adults_only`, `sold_out`, `stock_short`, `cart_full`, and those of `findSku`.
 */
export async function addToCart(
  { db }: Deps,
  call: ShopperCall,
  input: AddToCart,
): Promise<{ cart_id: string; count: number }> {
  const { userId } = call.actor;
  const sku = await findSku(db.read, {
    productId: input.product_id,
    merId: input.mer_id,
    skuId: input.sku_id,
    spec: input.spec,
    locale: call.locale,
  });
  requireAdult(call, [sku]);
  if (sku.stock === 0) refuse('sold_out');

  const addition = { userId, skuId: sku.skuId, pieces: input.num, price: sku.price, at: call.now };
  return db.transact(
    async (tx) => {
      const { cartId, quantity, lines, pieces } = await addQuantity(tx, addition);
      if (quantity > sku.stock) refuse('stock_short', { left: sku.stock });
      if (lines > maxLines) refuse('cart_full', { limit: maxLines });
      return { cart_id: cartId, count: pieces };
    },
    // It locks the cart alone: no stock is taken, and orders look again at what was read of the SKU.
    { sharedAs: { kind: 'carts', names: [userId] } },
  );
}
