import { refuse } from '@tradewind/contract/refusals';
import { usd, type Money } from '@tradewind/contract/money';
import type { Combination } from '../catalog/index.ts';
import type { freightOf } from '../shops/index.ts';
import type { BasketLine } from './basket.ts';
import { priceOrder, type Bill, type Freight } from './pricing.ts';
import { whyNot, type Promo } from './promo.ts';

export interface BillLine {
  shopId: string;
  skuId: string;
  price: Money;
  quantity: number;
  cartId: string | null;
  combination: Combination;
}

/**
 * Prices what is wanted at what the combinations cost now. Used for the preview and for the charge alike.
 *
 * @throws Refusal `product_gone`, `sold_out` or `stock_short` for a line that can't be bought as it stands, and
 * `no_delivery_here` for a shop that has not said what its parcels cost.
 */
export function drawUpBill(
  basket: readonly BasketLine[],
  combinations: ReadonlyMap<string, Combination>,
  freights: Awaited<ReturnType<typeof freightOf>>,
  promo: Promo | null,
  now: Date,
): { bill: Bill<BillLine>; promoRefused: ReturnType<typeof whyNot> } {
  const lines = basket.map((line): BillLine => {
    const combination = combinations.get(line.skuId);
    if (!combination?.forSale) refuse('product_gone');
    if (combination.stock === 0) refuse('sold_out');
    if (combination.stock < line.quantity) refuse('stock_short', { left: combination.stock });
    return { ...line, price: usd(combination.price), combination };
  });
  const freightOfShop = (shopId: string): Freight => {
    const { first, next, freeOver } = freights.get(shopId) ?? refuse('no_delivery_here');
    return { first: usd(first), next: usd(next), freeOver: freeOver === null ? null : usd(freeOver) };
  };

  const plain = priceOrder(lines, freightOfShop, null);
  const promoRefused = promo ? whyNot(promo, plain.goods, now) : null;
  return { bill: promo && !promoRefused ? priceOrder(lines, freightOfShop, promo.value) : plain, promoRefused };
}
