import type { CartProblem, CartRow } from '@tradewind/contract/trade/cart';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { times, toWire, usd } from '@tradewind/contract/base/money';
import type { Sku } from '../../goods/catalog/index.ts';
import type { CartLine } from './cart-queries.ts';
import { joinUnits } from '../../base/text/join-units.ts';

/** A cart line with the current price and stock of its SKU. @param isDelivered to the shopper's destination */
export function presentCartLine(line: CartLine, sku: Sku, isDelivered: boolean, locale: Locale): CartRow {
  const price = usd(sku.price);
  const spec = pickText(sku.specs, locale);
  return {
    cart_id: line.cartId,
    mer_id: sku.shopId,
    mer_name: sku.shopName,
    mer_avatar: sku.shopAvatar,
    product_id: sku.productId,
    sku_id: sku.skuId,
    spec,
    cart_num: line.quantity,
    stock: sku.stock,
    total_price: toWire(times(price, line.quantity)),
    problem: problemOf(line, sku, isDelivered),
    price_was: line.priceWhenAdded === sku.price ? null : toWire(usd(line.priceWhenAdded)),
    goods: { image: sku.image, title: joinUnits(pickText(sku.titles, locale)), sales_price: toWire(price), spec },
  };
}

/** Why a cart line can't be ordered; null when it can. */
function problemOf(line: { quantity: number }, sku: Sku, isDelivered: boolean): CartProblem | null {
  if (!sku.forSale) return 'gone';
  if (sku.stock === 0) return 'sold_out';
  if (!isDelivered) return 'no_delivery';
  return sku.stock < line.quantity ? 'short' : null;
}
