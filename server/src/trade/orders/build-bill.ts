import type { DeliveryKind } from '@tradewind/contract/trade/freight';
import { refuse } from '@tradewind/contract/base/refusals';
import { usd, type Money } from '@tradewind/contract/base/money';
import type { Sku } from '../../goods/catalog/index.ts';
import type { DutyRule } from '../duties/index.ts';
import { optionFor, type FreightOption } from '../freight/index.ts';
import type { WantedLine } from './wanted-lines.ts';
import { priceOrder, type Bill, type ShopTerms } from './pricing.ts';
import { choosePromos, type Promo, type Promos, type RefusedPromo } from './promo.ts';

export interface BillLine {
  shopId: string;
  skuId: string;
  price: Money;
  quantity: number;
  grams: number;
  category: string;
  cartId: string | null;
  combination: Sku;
}

/** What holds for the place that the parcels go to, by shop, and what the shopper chose of it. */
export interface DeliveryChoice {
  options: ReadonlyMap<string, readonly FreightOption[]>;
  rules: ReadonlyMap<string, readonly DutyRule[]>;
  chosen: Readonly<Record<string, DeliveryKind>>;
}

/** The codes that the shopper typed, and those of them that exist. */
interface Typed {
  codes: readonly string[];
  found: readonly Promo[];
}

/**
 * Prices what is wanted at what the combinations cost now. Used for the preview and for the charge alike. A shop that does
 * not deliver there stands in the bill without an option.
 *
 * @throws Refusal `product_gone`, `sold_out` or `stock_short` for a line that can't be bought as it stands.
 */
export function buildBill(
  basket: readonly WantedLine[],
  combinations: ReadonlyMap<string, Sku>,
  { options, rules, chosen }: DeliveryChoice,
  { codes, found }: Typed,
  now: Date,
): { bill: Bill<BillLine>; promos: Promos; refused: RefusedPromo[] } {
  const lines = basket.map((line): BillLine => {
    const combination = combinations.get(line.skuId);
    if (!combination?.forSale) refuse('product_gone');
    if (combination.stock === 0) refuse('sold_out');
    if (combination.stock < line.quantity) refuse('stock_short', { left: combination.stock });
    return {
      ...line,
      price: usd(combination.price),
      grams: combination.weightGrams,
      category: combination.categoryCode,
      combination,
    };
  });
  const termsOf = (shopId: string): ShopTerms => {
    const option = optionFor(options.get(shopId) ?? [], Object.hasOwn(chosen, shopId) ? chosen[shopId] : undefined);
    return { option, rules: option ? (rules.get(shopId) ?? []) : [] };
  };

  const plain = priceOrder(lines, termsOf);
  const goodsOf = (shopId: string | null) =>
    shopId === null ? plain.goods : (plain.shops.find((shop) => shop.shopId === shopId)?.goods ?? null);
  const { promos, refused } = choosePromos(codes, found, goodsOf, now);
  const shops = new Map([...promos.shops].map(([shopId, promo]) => [shopId, promo.value]));
  return {
    bill:
      promos.house || shops.size > 0
        ? priceOrder(lines, termsOf, { house: promos.house?.value ?? null, shops })
        : plain,
    promos,
    refused,
  };
}

/**
 * Makes sure that every shop delivers, and in the way that was chosen: a preview shows what is left, an order does not guess.
 *
 * @throws Refusal `no_delivery_here` or `delivery_not_offered`, which name the shop.
 */
export function requireDelivery({ shops }: Bill<BillLine>, { chosen }: DeliveryChoice): void {
  for (const { shopId, option, lines } of shops) {
    const shop = lines[0]!.combination.shopName;
    if (!option) refuse('no_delivery_here', { shop });
    if (Object.hasOwn(chosen, shopId) && chosen[shopId] !== option.kind) refuse('delivery_not_offered', { shop });
  }
}
