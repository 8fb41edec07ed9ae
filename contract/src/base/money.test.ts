import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, currencies, fromWire, share, split, subtract, sum, times, toWire, usd } from './money.ts';
import type { Currency } from './money.ts';

const currency = fc.constantFrom(...(Object.keys(currencies) as Currency[]));
/** The range of the wire: fifteen integer digits, in any currency. */
const minor = fc.bigInt({ min: -(10n ** 15n - 1n), max: 10n ** 15n - 1n });
const money = fc.record({ minor, currency });
const positive = fc.record({ minor: fc.bigInt({ min: 0n, max: 10n ** 15n }), currency });
const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 12 });

describe('split', () => {
  it('never loses or invents a unit', () => {
    fc.assert(
      fc.property(positive, weights, (amount, parts) => {
        const result = split(amount, parts);
        expect(result).toHaveLength(parts.length);
        expect(sum(result, amount.currency)).toEqual(amount);
      }),
    );
  });

  it('gives each part its proportion, off by less than one unit', () => {
    fc.assert(
      fc.property(positive, weights, (amount, parts) => {
        const total = parts.reduce((a, b) => a + b, 0n);
        fc.pre(total > 0n);
        split(amount, parts).forEach((part, index) => {
          const error = part.minor * total - amount.minor * parts[index]!;
          expect(error > -total && error < total).toBe(true);
          expect(parts[index] === 0n && part.minor > 0n).toBe(false);
        });
      }),
    );
  });

  it('gives the rest to the largest remainders, earlier parts first', () => {
    expect(split(usd(100), [1n, 1n, 1n]).map((part) => part.minor)).toEqual([34n, 33n, 33n]);
    expect(split(usd(10), [1n, 2n, 3n]).map((part) => part.minor)).toEqual([2n, 3n, 5n]);
  });

  it('gives everything to the first part where all weights are zero', () => {
    expect(split(usd(7), [0n, 0n]).map((part) => part.minor)).toEqual([7n, 0n]);
  });

  it('refuses negative amounts and weights', () => {
    expect(() => split(usd(-1), [1n])).toThrow(RangeError);
    expect(() => split(usd(1), [2n, -1n])).toThrow(RangeError);
  });

  it('refuses to lose an amount among no parts', () => {
    expect(() => split(usd(1), [])).toThrow(RangeError);
    expect(split(usd(0), [])).toEqual([]);
  });
});

describe('the wire', () => {
  it('brings every amount back as it was sent', () => {
    fc.assert(
      fc.property(money, (amount) => {
        expect(fromWire(toWire(amount), amount.currency)).toEqual(amount);
      }),
    );
  });

  it.each([
    [1250n, 'USD', '12.50'],
    [-5n, 'USD', '-0.05'],
    [0n, 'USD', '0.00'],
    [100_000_000n, 'THB', '1000000.00'],
    [1250n, 'JPY', '1250'],
    [-9n, 'KRW', '-9'],
    [1250n, 'INR', '12.50'],
    [1250n, 'BRL', '12.50'],
    [1250n, 'TRY', '12.50'],
    [1250n, 'ZAR', '12.50'],
    [1250n, 'ARS', '12.50'],
    [0n, 'JPY', '0'],
  ] as const)('writes %s minor units of %s as %s', (units, unit, text) => {
    expect(toWire({ minor: units, currency: unit })).toBe(text);
  });

  it('reads amounts with fewer decimals than the currency has', () => {
    expect(fromWire('12')).toEqual(usd(1200));
    expect(fromWire('12.5')).toEqual(usd(1250));
    expect(fromWire('-0')).toEqual(usd(0));
  });

  it.each([
    '',
    ' ',
    '1.005',
    '1.',
    '.5',
    '+1',
    '--1',
    '1,000.00',
    '1 000',
    ' 1',
    '1 ',
    '1\n',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '-Infinity',
    'null',
    'undefined',
    '$1',
    '１２',
    '๑๒',
    '1234567890123456',
    '1.0.0',
    '9'.repeat(10_000),
  ])('does not take %j for dollars', (text) => {
    expect(fromWire(text)).toBeNull();
  });

  it('knows that yen and won have no decimals', () => {
    for (const unit of ['JPY', 'KRW'] as const) {
      expect(fromWire('1250', unit)).toEqual({ minor: 1250n, currency: unit });
      expect(fromWire('1250.0', unit)).toBeNull();
    }
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), currency, (text, unit) => {
        const read = fromWire(text, unit);
        expect(read === null || read.currency === unit).toBe(true);
      }),
    );
  });
});

describe('arithmetic', () => {
  it('takes back what it added', () => {
    fc.assert(
      fc.property(minor, minor, (a, b) => {
        expect(subtract(add(usd(a), usd(b)), usd(b))).toEqual(usd(a));
      }),
    );
  });

  it('does not mix currencies', () => {
    expect(() => add(usd(1), { minor: 1n, currency: 'EUR' })).toThrow(RangeError);
  });

  it('has a currency for an empty sum', () => {
    expect(sum([])).toEqual(usd(0));
    expect(sum([], 'JPY')).toEqual({ minor: 0n, currency: 'JPY' });
  });

  it('multiplies by whole quantities alone', () => {
    expect(times(usd(333), 3)).toEqual(usd(999));
    expect(() => times(usd(100), 1.5)).toThrow(RangeError);
    expect(() => times(usd(100), Number.NaN)).toThrow(RangeError);
  });

  it('rounds shares half up, away from zero, the same way on both sides', () => {
    expect(share(usd(10), 500)).toEqual(usd(1));
    expect(share(usd(9), 500)).toEqual(usd(0));
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 10_000 }), (units, points) => {
        expect(share(usd(-units), points).minor).toBe(-share(usd(units), points).minor);
      }),
    );
  });
});
