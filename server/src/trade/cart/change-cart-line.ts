import { found, refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { skusById } from '../../goods/catalog/index.ts';
import { addAvailable, lockCartLine, removeCartLines } from './cart-store.ts';

/**
 * Puts another combination of the same product in the place of an own line, as many pieces as there are. Where that
 * combination has a line already, the two become one.
 */
export async function changeCartLine(
  { db }: Deps,
  call: ShopperCall,
  input: { cart_id: string; sku_id: string },
): Promise<{ cart_id: string }> {
  const { userId } = call.actor;
  return db.transact(async (tx) => {
    const line = found(await lockCartLine(tx, userId, input.cart_id), 'cart_line_not_found');
    const wantedId = input.sku_id;
    if (wantedId === line.skuId) return { cart_id: input.cart_id };
    const combinations = await skusById(tx, [line.skuId, wantedId]);
    const [before, wanted] = [combinations.get(line.skuId), combinations.get(wantedId)];
    if (!before || !wanted || wanted.productId !== before.productId) refuse('choose_options');
    if (!wanted.forSale) refuse('product_gone');
    if (wanted.stock === 0) refuse('sold_out');
    await removeCartLines(tx, userId, [input.cart_id]);
    // With the age of the line that it replaces, so that it stands where that one stood.
    const { price, stock } = wanted;
    return {
      cart_id: await addAvailable(tx, userId, { skuId: wantedId, pieces: line.quantity, stock, price }, line.addedAt),
    };
  });
}
