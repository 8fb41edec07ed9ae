import type { DeliveryKind } from '@tradewind/contract/freight';
import { refuse } from '@tradewind/contract/refusals';
import { usd, type Money } from '@tradewind/contract/money';
import type { Combination } from '../catalog/index.ts';
import type { DutyRule } from '../duties/index.ts';
import { optionFor, type FreightOption } from '../freight/index.ts';
import type { BasketLine } from './basket.ts';
import { priceOrder, type Bill, type ShopTerms } from './pricing.ts';
import { whyNot, type Promo } from './promo.ts';

export interface BillLine {
  shopId: string;
  skuId: string;
  price: Money;
  quantity: number;
  grams: number;
  category: string;
  cartId: string | null;
  combination: Combination;
}

/** What holds for the place that the parcels go to, by shop, and what the shopper chose of it. */
export interface Way {
  options: ReadonlyMap<string, readonly FreightOption[]>;
  rules: ReadonlyMap<string, readonly DutyRule[]>;
  chosen: Readonly<Record<string, DeliveryKind>>;
}

/**
 * Prices what is wanted at what the combinations cost now. Used for the preview and for the charge alike. A shop that does
 * not deliver there stands in the bill without an option.
 *
 * @throws Refusal `product_gone`, `sold_out` or `stock_short` for a line that can't be bought as it stands.
 */
export function drawUpBill(
  basket: readonly BasketLine[],
  combinations: ReadonlyMap<string, Combination>,
  { options, rules, chosen }: Way,
  promo: Promo | null,
  now: Date,
): { bill: Bill<BillLine>; promoRefused: ReturnType<typeof whyNot> } {
  const lines = basket.map((line): BillLine => {
    const combination = combinations.get(line.skuId);
    if (!combination?.forSale) refuse('product_gone');
    if (combination.stock === 0) refuse('sold_out');
    if (combination.stock < line.quantity) refuse('stock_short', { left: combination.stock });
    return { ...line, price: usd(combination.price), grams: combination.weightGrams, category: combination.categoryCode, combination };
  });
  const termsOf = (shopId: string): ShopTerms => ({
    option: optionFor(options.get(shopId) ?? [], Object.hasOwn(chosen, shopId) ? chosen[shopId] : undefined),
    rules: rules.get(shopId) ?? [],
  });

  const plain = priceOrder(lines, termsOf, null);
  const promoRefused = promo ? whyNot(promo, plain.goods, now) : null;
  return { bill: promo && !promoRefused ? priceOrder(lines, termsOf, promo.value) : plain, promoRefused };
}

/**
 * Makes sure that every shop delivers, and in the way that was chosen: a preview shows what is left, an order does not guess.
 *
 * @throws Refusal `no_delivery_here` or `delivery_not_offered`, which name the shop.
 */
export function insistOnDelivery({ shops }: Bill<BillLine>, { chosen }: Way): void {
  for (const { shopId, option, lines } of shops) {
    const shop = lines[0]!.combination.shopName;
    if (!option) refuse('no_delivery_here', { shop });
    if (Object.hasOwn(chosen, shopId) && chosen[shopId] !== option.kind) refuse('delivery_not_offered', { shop });
  }
}
