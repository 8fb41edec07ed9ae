import type { CartProblem, CartRow } from '@tradewind/contract/trade/cart';
import { times, toWire, usd } from '@tradewind/contract/base/money';
import type { ShownLine } from './cart-queries.ts';

/** A cart line with the current price and stock of its SKU. */
export function presentCartLine(line: ShownLine): CartRow {
  const price = usd(line.price);
  return {
    cart_id: line.cartId,
    mer_id: line.shopId,
    mer_name: line.shopName,
    mer_avatar: line.shopAvatar,
    product_id: line.productId,
    sku_id: line.skuId,
    spec: line.spec,
    cart_num: line.quantity,
    stock: line.stock,
    total_price: toWire(times(price, line.quantity)),
    problem: problemOf(line),
    price_was: line.priceWhenAdded === line.price ? null : toWire(usd(line.priceWhenAdded)),
    goods: { image: line.image, title: line.title, sales_price: toWire(price), spec: line.spec },
  };
}

/** Why a cart line can't be ordered; null when it can. */
function problemOf({ forSale, stock, isDelivered, quantity }: ShownLine): CartProblem | null {
  if (!forSale) return 'gone';
  if (stock === 0) return 'sold_out';
  if (!isDelivered) return 'no_delivery';
  return stock < quantity ? 'short' : null;
}
