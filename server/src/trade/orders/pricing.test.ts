import { sum, usd, type Money } from '@tradewind/contract/base/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DutyRule } from '../duties/index.ts';
import type { FreightOption } from '../freight/index.ts';
import { discountOn, priceOrder, type PromoValue, type ShopTerms } from './pricing.ts';

const line = (shopId: string, cents: number, quantity: number) => ({
  shopId,
  skuId: `${shopId}-${cents}`,
  price: usd(cents),
  quantity,
  grams: 300,
  category: 'family',
  hsCode: '',
});
const option: FreightOption = {
  kind: 'standard',
  daysFrom: 5,
  daysTo: 9,
  measure: 'pieces',
  firstSize: 1,
  first: usd(680),
  nextSize: 1,
  next: usd(120),
  freeOver: null,
};
const standardTerms: ShopTerms = { option, rules: [] };
const rule = (changes: Partial<DutyRule>): DutyRule => ({
  id: 'r',
  category: null,
  hsPrefix: null,
  perUnit: null,
  kind: 'tax',
  rateBp: 700,
  over: usd(0),
  upTo: null,
  collected: true,
  validFrom: new Date('2026-01-01'),
  ...changes,
});

describe('the price of an order', () => {
  it('adds goods and freight per shop and subtracts the promo code', () => {
    const bill = priceOrder(
      [line('hoshi', 9450, 2), line('kiln', 3240, 1), line('kiln', 1150, 4)],
      () => standardTerms,
      {
        platform: { kind: 'amount', value: usd(1000) },
      },
    );
    expect(bill.goods).toEqual(usd(26740));
    expect(bill.shops.map((shop) => shop.freight)).toEqual([usd(800), usd(1160)]);
    expect(bill.discount).toEqual(usd(1000));
    expect(bill.total).toEqual(usd(26740 + 1960 - 1000));
  });

  it('caps percentages, and discounts at the price of the goods', () => {
    expect(discountOn(usd(100_000), { kind: 'percent', basisPoints: 500, cap: usd(2500) })).toEqual(usd(2500));
    expect(discountOn(usd(10_000), { kind: 'percent', basisPoints: 500, cap: usd(2500) })).toEqual(usd(500));
    expect(discountOn(usd(700), { kind: 'amount', value: usd(1000) })).toEqual(usd(700));
  });

  it('adds collected duty and tax to the total, but no estimates', () => {
    const collected = rule({ rateBp: 700 });
    const estimate = rule({ id: 'd', kind: 'duty', rateBp: 1000, collected: false });
    const bill = priceOrder([line('a', 10_000, 1)], () => ({ option, rules: [collected, estimate] }));
    // Tax is calculated on goods, freight and duty: 7 % of 100.00 + 6.80 + 10.00.
    expect(bill).toMatchObject({
      duty: usd(0),
      tax: usd(818),
      dutyEstimate: usd(1000),
      taxEstimate: usd(0),
      total: usd(10_000 + 680 + 818),
    });
  });

  it('adds up to the cent for any lines, terms and promo codes', () => {
    const cents = (max: bigint, min = 0n) => fc.bigInt(min, max).map((minor): Money => usd(minor));
    const categories = fc.constantFrom('family', 'food', 'toys');
    const lines = fc.array(
      fc.record({
        shopId: fc.constantFrom('a', 'b', 'c'),
        skuId: fc.uuid(),
        price: cents(10_000_000n, 1n),
        quantity: fc.integer({ min: 1, max: 999 }),
        grams: fc.integer({ min: 0, max: 30_000 }),
        category: categories,
        hsCode: fc.constantFrom('', '610910', '64039905'),
      }),
      { minLength: 1, maxLength: 12 },
    );
    const promo: fc.Arbitrary<PromoValue | null> = fc.oneof(
      fc.constant(null),
      cents(100_000n, 1n).map((value): PromoValue => ({ kind: 'amount', value })),
      fc
        .record({ basisPoints: fc.integer({ min: 1, max: 10_000 }), cap: fc.option(cents(50_000n, 1n)) })
        .map((value): PromoValue => ({ kind: 'percent', ...value })),
    );
    const options: fc.Arbitrary<FreightOption> = fc.record({
      kind: fc.constantFrom('standard', 'express'),
      daysFrom: fc.constant(1),
      daysTo: fc.constant(2),
      measure: fc.constantFrom('pieces', 'grams'),
      firstSize: fc.integer({ min: 1, max: 2_000 }),
      first: cents(5_000n),
      nextSize: fc.integer({ min: 1, max: 2_000 }),
      next: cents(2_000n),
      freeOver: fc.option(cents(500_000n, 1n)),
    });
    const rules = fc.array(
      fc.record({
        id: fc.uuid(),
        category: fc.option(categories),
        hsPrefix: fc.option(fc.constantFrom('61', '640399')),
        perUnit: fc.option(fc.record({ unit: fc.constantFrom('piece', 'class'), amount: cents(1_000n, 1n) })),
        kind: fc.constantFrom('duty', 'tax'),
        rateBp: fc.integer({ min: 0, max: 10_000 }),
        over: cents(50_000n),
        upTo: fc.option(cents(9_000_000n, 50_001n)),
        collected: fc.boolean(),
        validFrom: fc.date({ min: new Date('2020-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }),
      }),
      { maxLength: 6 },
    );
    const terms = fc.record({ option: fc.option(options), rules });
    fc.assert(
      fc.property(
        lines,
        fc.record({ a: terms, b: terms, c: terms }),
        promo,
        promo,
        (bought, termsOf: Record<string, ShopTerms>, platform, ofShop) => {
          const bill = priceOrder(bought, (shopId) => termsOf[shopId]!, {
            platform,
            shops: new Map(ofShop ? [['a', ofShop]] : []),
          });
          for (const part of [
            'goods',
            'freight',
            'discount',
            'shopDiscount',
            'duty',
            'tax',
            'dutyEstimate',
            'taxEstimate',
            'total',
          ] as const) {
            expect(sum(bill.shops.map((shop) => shop[part])), part).toEqual(bill[part]);
          }
          expect(bill.total.minor).toBe(
            bill.goods.minor +
              bill.freight.minor -
              bill.discount.minor -
              bill.shopDiscount.minor +
              bill.duty.minor +
              bill.tax.minor,
          );
          for (const shop of bill.shops) {
            for (const part of ['goods', 'discount', 'shopDiscount', 'duty', 'tax'] as const)
              expect(sum(shop.lines.map((each) => each[part])), part).toEqual(shop[part]);
            expect(shop.discount.minor + shop.shopDiscount.minor).toBeLessThanOrEqual(shop.goods.minor);
            for (const each of shop.lines)
              expect(each.discount.minor + each.shopDiscount.minor).toBeLessThanOrEqual(each.goods.minor);
            expect(shop.total.minor).toBeGreaterThanOrEqual(0n);
            if (!shop.option) expect(shop.freight).toEqual(usd(0));
          }
          expect(bill.shops.flatMap((shop) => shop.lines)).toHaveLength(bought.length);
        },
      ),
    );
  });
});
