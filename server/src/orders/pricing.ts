import { share, split, subtract, sum, add, times, type Money } from '@tradewind/contract/money';

/** One combination and how many of it. */
export interface PricedLine {
  shopId: string;
  skuId: string;
  price: Money;
  quantity: number;
}

/** What a parcel of a shop costs: the first piece, each further one, and the goods total from which it is free. */
export interface Freight {
  first: Money;
  next: Money;
  freeOver: Money | null;
}

/** What a promo code takes off the goods: a sum, or basis points with an optional cap. */
export type PromoValue = { kind: 'amount'; value: Money } | { kind: 'percent'; basisPoints: number; cap: Money | null };

export interface ShopBill<Line extends PricedLine> {
  shopId: string;
  lines: (Line & { goods: Money; discount: Money })[];
  pieces: number;
  goods: Money;
  freight: Money;
  discount: Money;
  total: Money;
}

export interface Bill<Line extends PricedLine> {
  shops: ShopBill<Line>[];
  goods: Money;
  freight: Money;
  discount: Money;
  total: Money;
}

/**
 * The whole arithmetic of an order: goods and freight per shop, the discount split over shops and lines in proportion to
 * their goods without losing a cent. Preview and charge both come from here, so they can't differ.
 */
export function priceOrder<Line extends PricedLine>(lines: readonly Line[], freightOf: (shopId: string) => Freight, promo: PromoValue | null): Bill<Line> {
  const byShop = Map.groupBy(lines, (line) => line.shopId);
  const goodsOf = (some: readonly Line[]) => sum(some.map((line) => times(line.price, line.quantity)));
  const discount = promo ? discountOn(goodsOf(lines), promo) : sum([]);
  const shares = split(discount, [...byShop.values()].map((some) => goodsOf(some).minor));

  const shops = [...byShop].map(([shopId, some], index) => {
    const goods = goodsOf(some);
    const shopDiscount = shares[index]!;
    const lineShares = split(shopDiscount, some.map((line) => times(line.price, line.quantity).minor));
    const pieces = some.reduce((count, line) => count + line.quantity, 0);
    const freight = freightFor(pieces, goods, freightOf(shopId));
    return {
      shopId,
      lines: some.map((line, at) => ({ ...line, goods: times(line.price, line.quantity), discount: lineShares[at]! })),
      pieces,
      goods,
      freight,
      discount: shopDiscount,
      total: subtract(add(goods, freight), shopDiscount),
    };
  });
  return {
    shops,
    goods: sum(shops.map((shop) => shop.goods)),
    freight: sum(shops.map((shop) => shop.freight)),
    discount: sum(shops.map((shop) => shop.discount)),
    total: sum(shops.map((shop) => shop.total)),
  };
}

function freightFor(pieces: number, goods: Money, { first, next, freeOver }: Freight): Money {
  if (freeOver && goods.minor >= freeOver.minor) return { ...first, minor: 0n };
  return add(first, times(next, pieces - 1));
}

/** Never more than the goods cost. */
export function discountOn(goods: Money, promo: PromoValue): Money {
  const wanted = promo.kind === 'amount' ? promo.value : capped(share(goods, promo.basisPoints), promo.cap);
  return wanted.minor < goods.minor ? wanted : goods;
}

const capped = (amount: Money, cap: Money | null): Money => (cap && cap.minor < amount.minor ? cap : amount);
