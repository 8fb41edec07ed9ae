import { refuse } from '@tradewind/contract/base/refusals';
import type { ShopperCall } from '../../base/http/call.ts';
import type { Read } from '../../base/db/database.ts';
import { findSku } from '../../goods/catalog/index.ts';
import { cartLinesById } from '../cart/index.ts';

/** What a client orders: cart lines, or one product directly. */
export interface CheckoutInput {
  cart_id?: string[] | undefined;
  cart_ids?: string[] | undefined;
  product_id?: string | undefined;
  mer_id?: string | undefined;
  sku_id?: string | undefined;
  spec?: string | undefined;
  number?: number | undefined;
}

export interface CheckoutLine {
  skuId: string;
  shopId: string;
  quantity: number;
  /** The cart line that it comes from, deleted when the order is placed. */
  cartId: string | null;
}

/**
 * Reads SKUs and quantities only: prices and stock are read later, under lock.
 *
 * @throws Refusal `cart_line_not_found`, `nothing_selected`, and those of `findSku`.
 */
export async function readCheckoutLines(
  read: Read,
  { actor, locale }: ShopperCall,
  input: CheckoutInput,
): Promise<CheckoutLine[]> {
  const cartIds = input.cart_ids ?? input.cart_id;
  if (cartIds) {
    const lines = await cartLinesById(read, actor.userId, cartIds);
    if (lines.length !== cartIds.length) refuse('cart_line_not_found');
    return lines.map((line) => ({
      skuId: line.skuId,
      shopId: line.shopId,
      quantity: line.quantity,
      cartId: line.cartId,
    }));
  }
  if (!input.product_id) refuse('nothing_selected');
  const { skuId, shopId } = await findSku(read, {
    productId: input.product_id,
    merId: input.mer_id,
    skuId: input.sku_id,
    spec: input.spec,
    locale,
  });
  return [{ skuId, shopId, quantity: input.number ?? 1, cartId: null }];
}
