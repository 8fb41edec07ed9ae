import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { skusById } from '../../goods/catalog/index.ts';
import { lockCartLine, setQuantity } from './cart-store.ts';

/**
 * Sets the quantity of a cart line.
 *
 * @throws Refusal `cart_line_not_found`, `product_gone`, `sold_out`, `stock_short`.
 */
export async function setCartQuantity(
  { db }: Deps,
  call: ShopperCall,
  input: { cart_id: string; num: number },
): Promise<null> {
  await db.transact(async (tx) => {
    const line = requireFound(await lockCartLine(tx, call.actor.userId, input.cart_id), 'cart_line_not_found');
    const sku = (await skusById(tx, [line.skuId])).get(line.skuId);
    if (!sku?.forSale) refuse('product_gone');
    if (sku.stock === 0) refuse('sold_out');
    if (sku.stock < input.num) refuse('stock_short', { left: sku.stock });
    await setQuantity(tx, input.cart_id, input.num);
  });
  return null;
}
