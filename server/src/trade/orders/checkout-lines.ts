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
export async function readCheckoutLines(read: Read, call: ShopperCall, input: CheckoutInput): Promise<CheckoutLine[]> {
  const cartIds = chosenIn(input);
  if (!cartIds) return [await readProductLine(read, call, input)];
  const lines = await cartLinesById(read, call.actor.userId, cartIds);
  requireAllChosen(lines, cartIds);
  return lines.map((line) => ({
    skuId: line.skuId,
    shopId: line.shopId,
    quantity: line.quantity,
    cartId: line.cartId,
  }));
}

/** The ids of the cart lines that are ordered; undefined for a product that is ordered directly. */
export const chosenIn = (input: CheckoutInput): string[] | undefined => input.cart_ids ?? input.cart_id;

/** @throws Refusal `cart_line_not_found` where not every chosen cart line was found. */
export function requireAllChosen(found: readonly unknown[], cartIds: readonly string[]): void {
  if (found.length !== cartIds.length) refuse('cart_line_not_found');
}

/** The line of a product that is ordered directly. @throws Refusal `nothing_selected`, and those of `findSku`. */
export async function readProductLine(
  read: Read,
  { locale }: Pick<ShopperCall, 'locale'>,
  input: CheckoutInput,
): Promise<CheckoutLine> {
  if (!input.product_id) refuse('nothing_selected');
  const { skuId, shopId } = await findSku(read, {
    productId: input.product_id,
    merId: input.mer_id,
    skuId: input.sku_id,
    spec: input.spec,
    locale,
  });
  return { skuId, shopId, quantity: input.number ?? 1, cartId: null };
}
