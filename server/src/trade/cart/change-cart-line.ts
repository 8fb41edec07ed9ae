import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { skusById } from '../../goods/catalog/index.ts';
import { addAvailable, lockCart, lockCartLine, removeCartLines } from './cart-store.ts';

/**
 * Changes the SKU of a cart line to another one of the same product, up to its stock; merges with an existing line of
 * it.
 *
 * @throws Refusal `cart_line_not_found`, `choose_options`, `product_gone`, `sold_out`.
 */
export async function changeCartLine(
  { db }: Deps,
  call: ShopperCall,
  input: { cart_id: string; sku_id: string },
): Promise<{ cart_id: string }> {
  const { userId } = call.actor;
  return db.transact(async (tx) => {
    const [, found] = await Promise.all([lockCart(tx, userId), lockCartLine(tx, userId, input.cart_id)]);
    const line = requireFound(found, 'cart_line_not_found');
    const skuId = input.sku_id;
    if (skuId === line.skuId) return { cart_id: input.cart_id };
    const skus = await skusById(tx, [line.skuId, skuId]);
    const [oldSku, newSku] = [skus.get(line.skuId), skus.get(skuId)];
    if (!oldSku || !newSku || newSku.productId !== oldSku.productId) refuse('choose_options');
    if (!newSku.forSale) refuse('product_gone');
    if (newSku.stock === 0) refuse('sold_out');
    await removeCartLines(tx, userId, [input.cart_id]);
    // Keeps the time of the replaced line, and with it the position in the list.
    const { price, stock } = newSku;
    return {
      cart_id: await addAvailable(tx, userId, { skuId, pieces: line.quantity, stock, price }, line.addedAt),
    };
  });
}
