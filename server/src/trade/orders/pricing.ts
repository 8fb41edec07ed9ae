import { add, share, split, subtract, sum, times, type Money } from '@tradewind/contract/base/money';
import { chargesOn, sumCharges, type Charges, type DutyRule } from '../duties/index.ts';
import { freightFor, type FreightOption } from '../freight/index.ts';

/** A SKU with its quantity. */
export interface PricedLine {
  shopId: string;
  skuId: string;
  price: Money;
  quantity: number;
  /** The weight of one piece. */
  grams: number;
  category: string;
  /** The category that this is a subcategory of; absent or null for one of the first level. */
  parentCategory?: string | null;
  /** Empty where the shop named none. */
  hsCode: string;
}

/** Freight option and duty rules for a shop's parcel to the destination. */
export interface ShopTerms {
  /** Null when the shop doesn't deliver to the destination. */
  option: FreightOption | null;
  rules: readonly DutyRule[];
}

/** The discount of a promo code: an amount, or basis points with an optional cap. */
export type PromoValue = { kind: 'amount'; value: Money } | { kind: 'percent'; basisPoints: number; cap: Money | null };

/** The discounts of the applied promo codes: the platform's on all goods, and each shop's on its own. */
export interface PromoValues {
  platform?: PromoValue | null;
  shops?: ReadonlyMap<string, PromoValue>;
  /** Of the shops whose code the platform bears a part of. */
  shared?: ReadonlyMap<string, CostShare>;
}

/** The platform's part of the discount of a shop's code: per cent of it, at most an amount. */
export interface CostShare {
  percent: number;
  most: Money;
}

/** The platform's part of a discount. */
export const sharedPart = (discount: Money, { percent, most }: CostShare): Money =>
  capped(share(discount, percent * 100), most);

/** The sums of a bill: goods, freight, discounts, duty and tax. */
interface Totals extends Charges {
  goods: Money;
  freight: Money;
  /** Borne by the platform. */
  discount: Money;
  /** Borne by the shop. */
  shopDiscount: Money;
  /** The platform's part of what codes of shops take off; it is within `discount`. */
  shared: Money;
  /** What the shopper pays, without estimates. */
  total: Money;
}

export interface ShopBill<Line extends PricedLine> extends Totals {
  shopId: string;
  lines: (Line & { goods: Money; discount: Money; shopDiscount: Money; duty: Money; tax: Money })[];
  pieces: number;
  grams: number;
  option: FreightOption | null;
}

export interface Bill<Line extends PricedLine> extends Totals {
  shops: ShopBill<Line>[];
}

/**
 * Calculates a bill: goods, freight, duty and tax per shop; discounts are split over shops and lines in proportion to
 * their goods without losing a cent. Preview and order both use it, so they can't differ.
 */
export function priceOrder<Line extends PricedLine>(
  lines: readonly Line[],
  termsOf: (shopId: string) => ShopTerms,
  { platform = null, shops: ofShops = new Map(), shared = new Map() }: PromoValues = {},
): Bill<Line> {
  const byShop = [...Map.groupBy(lines, (line) => line.shopId)];
  const shopDiscounts = byShop.map(([shopId, shopLines]) => {
    const promo = ofShops.get(shopId);
    return promo ? discountOn(goodsOf(shopLines), promo) : sum([]);
  });
  // The platform's discount applies to what remains after the shops' discounts.
  const remaining = byShop.map(([, shopLines], index) => subtract(goodsOf(shopLines), shopDiscounts[index]!));
  const discount = platform ? discountOn(sum(remaining), platform) : sum([]);
  const discounts = split(
    discount,
    remaining.map(({ minor }) => minor),
  );
  const shops = byShop.map(([shopId, shopLines], index) => {
    const [taken, costs] = [shopDiscounts[index]!, shared.get(shopId)];
    const part = costs ? sharedPart(taken, costs) : sum([]);
    return priceShop(shopId, shopLines, termsOf(shopId), {
      platform: add(discounts[index]!, part),
      shop: subtract(taken, part),
      shared: part,
    });
  });
  return {
    shops,
    goods: sum(shops.map((shop) => shop.goods)),
    freight: sum(shops.map((shop) => shop.freight)),
    discount: sum(shops.map((shop) => shop.discount)),
    shopDiscount: sum(shops.map((shop) => shop.shopDiscount)),
    shared: sum(shops.map((shop) => shop.shared)),
    ...sumCharges(shops),
    total: sum(shops.map((shop) => shop.total)),
  };
}

function priceShop<Line extends PricedLine>(
  shopId: string,
  lines: readonly Line[],
  { option, rules }: ShopTerms,
  discountOf: { platform: Money; shop: Money; shared: Money },
): ShopBill<Line> {
  const goods = goodsOf(lines);
  const pieces = lines.reduce((count, line) => count + line.quantity, 0);
  const grams = lines.reduce((weight, line) => weight + line.grams * line.quantity, 0);
  const freight = option ? freightFor(option, { pieces, grams, goods }) : sum([]);

  const weights = lines.map((line) => goodsOf([line]).minor);
  const [shopDiscounts, freights] = [split(discountOf.shop, weights), split(freight, weights)];
  const discounts = split(
    discountOf.platform,
    weights.map((weight, at) => weight - shopDiscounts[at]!.minor),
  );
  const imported = lines.map((line, at) => ({
    category: line.category,
    parentCategory: line.parentCategory ?? null,
    hsCode: line.hsCode,
    quantity: line.quantity,
    value: subtract(goodsOf([line]), add(discounts[at]!, shopDiscounts[at]!)),
    freight: freights[at]!,
  }));
  const charges = chargesOn(imported, rules);
  const totals = sumCharges(charges);
  return {
    shopId,
    lines: lines.map((line, at) => ({
      ...line,
      goods: goodsOf([line]),
      discount: discounts[at]!,
      shopDiscount: shopDiscounts[at]!,
      duty: charges[at]!.duty,
      tax: charges[at]!.tax,
    })),
    pieces,
    grams,
    option,
    goods,
    freight,
    discount: discountOf.platform,
    shopDiscount: discountOf.shop,
    shared: discountOf.shared,
    ...totals,
    total: sum([subtract(goods, add(discountOf.platform, discountOf.shop)), freight, totals.duty, totals.tax]),
  };
}

const goodsOf = (lines: readonly PricedLine[]): Money => sum(lines.map((line) => times(line.price, line.quantity)));

/** The discount of a promo code on goods, at most their price. */
export function discountOn(goods: Money, promo: PromoValue): Money {
  const discount = promo.kind === 'amount' ? promo.value : capped(share(goods, promo.basisPoints), promo.cap);
  return discount.minor < goods.minor ? discount : goods;
}

const capped = (amount: Money, cap: Money | null): Money => (cap && cap.minor < amount.minor ? cap : amount);
