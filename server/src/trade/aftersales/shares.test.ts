import { usd } from '@tradewind/contract/base/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freightByLine, inProportion, paidFor, sharesOf, type PaidLine } from './shares.ts';

const line = (
  id: string,
  price: bigint,
  quantity: number,
  discount: bigint,
  charges: bigint,
  shopDiscount = 0n,
): PaidLine => ({
  id,
  price: usd(price),
  quantity,
  discount: usd(discount),
  charges: usd(charges),
  shopDiscount: usd(shopDiscount),
});

describe('shares of an order', () => {
  it('add up to the whole in whatever portions the pieces are refunded', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            price: fc.bigInt(1n, 50_000n),
            cuts: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 6 }),
            part: fc.integer({ min: 0, max: 100 }),
            charges: fc.bigInt(0n, 9_999n),
            own: fc.integer({ min: 0, max: 100 }),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        fc.bigInt(0n, 20_000n),
        (specs, freight) => {
          const lines = specs.map(({ price, cuts, part, charges, own }, index) => {
            const quantity = cuts.reduce((sum, cut) => sum + cut, 0);
            const goods = price * BigInt(quantity);
            const discount = (goods * BigInt(part)) / 100n;
            return line(String(index), price, quantity, discount, charges, ((goods - discount) * BigInt(own)) / 100n);
          });
          const freights = freightByLine(usd(freight), lines);
          let paid = 0n;
          let discount = 0n;
          let charged = 0n;
          lines.forEach((paidLine, index) => {
            let after = 0;
            for (const cut of specs[index]!.cuts) {
              const shares = sharesOf(paidLine, freights.get(paidLine.id)!, after, cut);
              expect(paidFor(shares)).toBeGreaterThanOrEqual(0n);
              paid += paidFor(shares);
              discount += shares.discount.minor;
              charged += shares.charges.minor;
              after += cut;
            }
          });
          const goods = lines.reduce(
            (sum, paidLine) => sum + paidLine.price.minor * BigInt(paidLine.quantity) - paidLine.shopDiscount.minor,
            0n,
          );
          const off = lines.reduce((sum, paidLine) => sum + paidLine.discount.minor, 0n);
          const charges = lines.reduce((sum, paidLine) => sum + paidLine.charges.minor, 0n);
          expect([paid, discount, charged]).toEqual([goods - off + freight + charges, off, charges]);
        },
      ),
    );
  });

  it('are proportional to the amount, and complete for the full amount', () => {
    expect(inProportion(333n, 1_000n, 1_000n)).toBe(333n);
    expect(inProportion(333n, 500n, 1_000n)).toBe(167n);
    expect(inProportion(333n, 0n, 0n)).toBe(333n);
  });
});
