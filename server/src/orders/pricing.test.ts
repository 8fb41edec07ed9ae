import { sum, usd, type Money } from '@tradewind/contract/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountOn, priceOrder, type Freight, type PromoValue } from './pricing.ts';

const line = (shopId: string, cents: number, quantity: number) => ({ shopId, skuId: `${shopId}-${cents}`, price: usd(cents), quantity });
const freight: Freight = { first: usd(680), next: usd(120), freeOver: null };

describe('the price of an order', () => {
  it('adds goods and freight per shop and takes the promo off', () => {
    const bill = priceOrder([line('hoshi', 9450, 2), line('kiln', 3240, 1), line('kiln', 1150, 4)], () => freight, { kind: 'amount', value: usd(1000) });
    expect(bill.goods).toEqual(usd(26740));
    expect(bill.shops.map((shop) => shop.freight)).toEqual([usd(800), usd(1160)]);
    expect(bill.discount).toEqual(usd(1000));
    expect(bill.total).toEqual(usd(26740 + 1960 - 1000));
  });

  it('is free of freight from the shop’s own limit on', () => {
    const free: Freight = { ...freight, freeOver: usd(5000) };
    expect(priceOrder([line('a', 4999, 1)], () => free, null).freight).toEqual(usd(680));
    expect(priceOrder([line('a', 5000, 1)], () => free, null).freight).toEqual(usd(0));
  });

  it('caps a percentage and never takes more than the goods', () => {
    expect(discountOn(usd(100_000), { kind: 'percent', basisPoints: 500, cap: usd(2500) })).toEqual(usd(2500));
    expect(discountOn(usd(10_000), { kind: 'percent', basisPoints: 500, cap: usd(2500) })).toEqual(usd(500));
    expect(discountOn(usd(700), { kind: 'amount', value: usd(1000) })).toEqual(usd(700));
  });

  it('loses no cent, whatever is bought', () => {
    const lines = fc.array(
      fc.record({ shopId: fc.constantFrom('a', 'b', 'c'), skuId: fc.uuid(), price: fc.bigInt(1n, 10_000_000n).map((minor): Money => usd(minor)), quantity: fc.integer({ min: 1, max: 999 }) }),
      { minLength: 1, maxLength: 12 },
    );
    const promo: fc.Arbitrary<PromoValue | null> = fc.oneof(
      fc.constant(null),
      fc.bigInt(1n, 100_000n).map((minor): PromoValue => ({ kind: 'amount', value: usd(minor) })),
      fc.record({ basisPoints: fc.integer({ min: 1, max: 10_000 }), cap: fc.option(fc.bigInt(1n, 50_000n).map(usd)) }).map((value): PromoValue => ({ kind: 'percent', ...value })),
    );
    fc.assert(
      fc.property(lines, promo, (bought, code) => {
        const bill = priceOrder(bought, () => freight, code);
        expect(sum(bill.shops.map((shop) => shop.total))).toEqual(bill.total);
        expect(bill.total.minor).toBe(bill.goods.minor + bill.freight.minor - bill.discount.minor);
        for (const shop of bill.shops) {
          expect(sum(shop.lines.map((each) => each.discount))).toEqual(shop.discount);
          expect(sum(shop.lines.map((each) => each.goods))).toEqual(shop.goods);
          expect(shop.discount.minor).toBeLessThanOrEqual(shop.goods.minor);
          expect(shop.total.minor).toBeGreaterThanOrEqual(0n);
        }
        expect(bill.shops.flatMap((shop) => shop.lines)).toHaveLength(bought.length);
      }),
    );
  });
});
