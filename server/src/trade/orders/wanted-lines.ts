import { refuse } from '@tradewind/contract/base/refusals';
import type { ShopperCall } from '../../base/http/call.ts';
import type { Read } from '../../base/db/database.ts';
import { findSku } from '../../goods/catalog/index.ts';
import { cartLinesById } from '../cart/index.ts';

/** What a client says it wants to buy: cart lines, or one product directly. */
export interface Wanted {
  cart_id?: string[] | undefined;
  cart_ids?: string[] | undefined;
  product_id?: string | undefined;
  mer_id?: string | undefined;
  sku_id?: string | undefined;
  spec?: string | undefined;
  number?: number | undefined;
}

export interface WantedLine {
  skuId: string;
  shopId: string;
  quantity: number;
  /** The cart line that it comes from, to be taken out when the order is placed. */
  cartId: string | null;
}

/**
 * Combinations and quantities, and nothing else: prices and stock are read later, under lock.
 *
 * @throws Refusal when a cart line is not the shopper's, or the product or combination does not exist.
 */
export async function readWantedLines(
  read: Read,
  { actor, locale }: ShopperCall,
  wanted: Wanted,
): Promise<WantedLine[]> {
  const cartIds = wanted.cart_ids ?? wanted.cart_id;
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
  if (!wanted.product_id) refuse('nothing_selected');
  const { skuId, shopId } = await findSku(read, {
    productId: wanted.product_id,
    merId: wanted.mer_id,
    skuId: wanted.sku_id,
    spec: wanted.spec,
    locale,
  });
  return [{ skuId, shopId, quantity: wanted.number ?? 1, cartId: null }];
}
