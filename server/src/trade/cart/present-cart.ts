import type { CartProblem, CartRow } from '@tradewind/contract/trade/cart';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { times, toWire, usd } from '@tradewind/contract/base/money';
import type { Sku } from '../../goods/catalog/index.ts';
import type { CartLine } from './cart-queries.ts';

export function presentCartLine(line: CartLine, combination: Sku, locale: Locale): CartRow {
  const price = usd(combination.price);
  const spec = pickText(combination.specs, locale);
  return {
    cart_id: line.cartId,
    mer_id: combination.shopId,
    mer_name: combination.shopName,
    mer_avatar: combination.shopAvatar,
    product_id: combination.productId,
    sku_id: combination.skuId,
    spec,
    cart_num: line.quantity,
    stock: combination.stock,
    total_price: toWire(times(price, line.quantity)),
    problem: problemOf(line, combination),
    price_was: line.priceWhenAdded === combination.price ? null : toWire(usd(line.priceWhenAdded)),
    goods: { image: combination.image, title: pickText(combination.titles, locale), sales_price: toWire(price), spec },
  };
}

/** Why a line can't be bought as it stands. */
export function problemOf(
  line: { quantity: number },
  combination: { forSale: boolean; stock: number },
): CartProblem | null {
  if (!combination.forSale) return 'gone';
  if (combination.stock === 0) return 'sold_out';
  return combination.stock < line.quantity ? 'short' : null;
}
