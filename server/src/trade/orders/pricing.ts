import { add, share, split, subtract, sum, times, type Money } from '@tradewind/contract/base/money';
import { chargesOn, sumCharges, type Charges, type DutyRule } from '../duties/index.ts';
import { freightFor, type FreightOption } from '../freight/index.ts';

/** One combination and how many of it. */
export interface PricedLine {
  shopId: string;
  skuId: string;
  price: Money;
  quantity: number;
  /** Of one piece. */
  grams: number;
  category: string;
}

/** What it takes to send a shop's parcel to the shopper. */
export interface ShopTerms {
  /** null: the shop does not deliver there. */
  option: FreightOption | null;
  rules: readonly DutyRule[];
}

/** What a promo code takes off the goods: a sum, or basis points with an optional cap. */
export type PromoValue = { kind: 'amount'; value: Money } | { kind: 'percent'; basisPoints: number; cap: Money | null };

/** What the codes that count take off: one of the house of all goods, one of each shop of its own. */
export interface PromoValues {
  house?: PromoValue | null;
  shops?: ReadonlyMap<string, PromoValue>;
}

/** What everything comes to: goods, freight, what a promo code takes off, and what is collected for the authorities. */
interface Totals extends Charges {
  goods: Money;
  freight: Money;
  /** Borne by the house. */
  discount: Money;
  /** Borne by the shop. */
  shopDiscount: Money;
  /** What the shopper pays; estimates are no part of it. */
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
 * The whole arithmetic of an order: goods, freight, duty and tax per shop, discounts split over shops and lines in
 * proportion to their goods without losing a cent. Preview and charge both come from here, so they can't differ.
 */
export function priceOrder<Line extends PricedLine>(
  lines: readonly Line[],
  termsOf: (shopId: string) => ShopTerms,
  { house = null, shops: ofShops = new Map() }: PromoValues = {},
): Bill<Line> {
  const byShop = [...Map.groupBy(lines, (line) => line.shopId)];
  const own = byShop.map(([shopId, some]) => {
    const promo = ofShops.get(shopId);
    return promo ? discountOn(goodsOf(some), promo) : sum([]);
  });
  // What shops have given away already is not given away a second time.
  const left = byShop.map(([, some], index) => subtract(goodsOf(some), own[index]!));
  const discount = house ? discountOn(sum(left), house) : sum([]);
  const discounts = split(
    discount,
    left.map(({ minor }) => minor),
  );
  const shops = byShop.map(([shopId, some], index) =>
    priceShop(shopId, some, termsOf(shopId), { house: discounts[index]!, shop: own[index]! }),
  );
  return {
    shops,
    goods: sum(shops.map((shop) => shop.goods)),
    freight: sum(shops.map((shop) => shop.freight)),
    discount: sum(shops.map((shop) => shop.discount)),
    shopDiscount: sum(shops.map((shop) => shop.shopDiscount)),
    ...sumCharges(shops),
    total: sum(shops.map((shop) => shop.total)),
  };
}

function priceShop<Line extends PricedLine>(
  shopId: string,
  lines: readonly Line[],
  { option, rules }: ShopTerms,
  off: { house: Money; shop: Money },
): ShopBill<Line> {
  const goods = goodsOf(lines);
  const pieces = lines.reduce((count, line) => count + line.quantity, 0);
  const grams = lines.reduce((weight, line) => weight + line.grams * line.quantity, 0);
  const freight = option ? freightFor(option, { pieces, grams, goods }) : sum([]);

  const weights = lines.map((line) => goodsOf([line]).minor);
  const [own, freights] = [split(off.shop, weights), split(freight, weights)];
  const discounts = split(
    off.house,
    weights.map((weight, at) => weight - own[at]!.minor),
  );
  const imported = lines.map((line, at) => ({
    category: line.category,
    value: subtract(goodsOf([line]), add(discounts[at]!, own[at]!)),
    freight: freights[at]!,
  }));
  const charges = chargesOn(imported, rules);
  const all = sumCharges(charges);
  return {
    shopId,
    lines: lines.map((line, at) => ({
      ...line,
      goods: goodsOf([line]),
      discount: discounts[at]!,
      shopDiscount: own[at]!,
      duty: charges[at]!.duty,
      tax: charges[at]!.tax,
    })),
    pieces,
    grams,
    option,
    goods,
    freight,
    discount: off.house,
    shopDiscount: off.shop,
    ...all,
    total: sum([subtract(goods, add(off.house, off.shop)), freight, all.duty, all.tax]),
  };
}

const goodsOf = (lines: readonly PricedLine[]): Money => sum(lines.map((line) => times(line.price, line.quantity)));

/** Never more than the goods cost. */
export function discountOn(goods: Money, promo: PromoValue): Money {
  const wanted = promo.kind === 'amount' ? promo.value : capped(share(goods, promo.basisPoints), promo.cap);
  return wanted.minor < goods.minor ? wanted : goods;
}

const capped = (amount: Money, cap: Money | null): Money => (cap && cap.minor < amount.minor ? cap : amount);
