import type { DeliveryKind } from '@tradewind/contract/trade/freight';
import { refuse } from '@tradewind/contract/base/refusals';
import { usd, type Money } from '@tradewind/contract/base/money';
import type { Sku } from '../../goods/catalog/index.ts';
import type { DutyRule } from '../duties/index.ts';
import { optionFor, type FreightOption } from '../freight/index.ts';
import type { CheckoutLine } from './checkout-lines.ts';
import { priceOrder, type Bill, type ShopTerms } from './pricing.ts';
import { choosePromos, withBestCoupons, type Promo, type Promos, type RefusedPromo } from './promo.ts';

export interface BillLine {
  shopId: string;
  skuId: string;
  price: Money;
  quantity: number;
  grams: number;
  category: string;
  parentCategory: string | null;
  /** empty: the shop has named none */
  hsCode: string;
  cartId: string | null;
  sku: Sku;
}

/** Freight options and duty rules for the destination, and the options that the shopper chose, by shop id. */
export interface DeliveryChoice {
  options: ReadonlyMap<string, readonly FreightOption[]>;
  rules: ReadonlyMap<string, readonly DutyRule[]>;
  chosen: Readonly<Record<string, DeliveryKind>>;
}

/** The promo codes that the shopper entered, and those of them that exist. */
interface PromoInput {
  codes: readonly string[];
  found: readonly Promo[];
  /** The shopper's own codes, of which the best ones are to be added; none when absent. */
  own?: readonly string[];
}

/**
 * Builds the bill at current prices, for the preview and for the order alike. A shop that doesn't deliver to the
 * destination has no option in the bill.
 *
 * @throws Refusal `product_gone`, `sold_out` or `stock_short` for a line that can't be bought.
 */
export function buildBill(
  checkoutLines: readonly CheckoutLine[],
  skus: ReadonlyMap<string, Sku>,
  delivery: DeliveryChoice,
  { codes, found, own = [] }: PromoInput,
  now: Date,
): {
  bill: Bill<BillLine>;
  promos: Promos;
  refused: RefusedPromo[];
  goodsOf: (shopId: string | null) => Money | null;
} {
  const lines = checkoutLines.map((line): BillLine => {
    const sku = skus.get(line.skuId);
    if (!sku?.forSale) refuse('product_gone');
    if (sku.stock === 0) refuse('sold_out');
    if (sku.stock < line.quantity) refuse('stock_short', { left: sku.stock });
    return billLine(line, sku);
  });
  const termsOf = shopTerms(delivery);
  const undiscounted = priceOrder(lines, termsOf);
  const goodsOf = (shopId: string | null) =>
    shopId === null ? undiscounted.goods : (undiscounted.shops.find((shop) => shop.shopId === shopId)?.goods ?? null);
  const { promos, refused } = choosePromos(withBestCoupons(codes, own, found, goodsOf, now), found, goodsOf, now);
  const shops = new Map([...promos.shops].map(([shopId, promo]) => [shopId, promo.value]));
  const shared = new Map(
    [...promos.shops].flatMap(([shopId, { campaign }]) => (campaign ? [[shopId, campaign.costs] as const] : [])),
  );
  return {
    bill:
      promos.platform || shops.size > 0
        ? priceOrder(lines, termsOf, { platform: promos.platform?.value ?? null, shops, shared })
        : undiscounted,
    promos,
    refused,
    goodsOf,
  };
}

/** A line at the current price of its SKU. */
export const billLine = (line: CheckoutLine, sku: Sku): BillLine => ({
  ...line,
  price: usd(sku.price),
  grams: sku.weightGrams,
  category: sku.categoryCode,
  parentCategory: sku.parentCategory,
  hsCode: sku.hsCode,
  sku,
});

/** The chosen or default delivery option of each shop, and the duty rules for its parcel. */
export const shopTerms =
  ({ options, rules, chosen }: DeliveryChoice) =>
  (shopId: string): ShopTerms => {
    const option = optionFor(options.get(shopId) ?? [], Object.hasOwn(chosen, shopId) ? chosen[shopId] : undefined);
    return { option, rules: option ? (rules.get(shopId) ?? []) : [] };
  };

/**
 * Requires that every shop delivers to the destination with the chosen option; only previews fall back to another
 * option.
 *
 * @throws Refusal `no_delivery_here` or `delivery_not_offered`, which name the shop.
 */
export function requireDelivery({ shops }: Bill<BillLine>, { chosen }: DeliveryChoice): void {
  for (const { shopId, option, lines } of shops) {
    const shop = lines[0]!.sku.shopName;
    if (!option) refuse('no_delivery_here', { shop });
    if (Object.hasOwn(chosen, shopId) && chosen[shopId] !== option.kind) refuse('delivery_not_offered', { shop });
  }
}
