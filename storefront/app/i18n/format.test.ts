import { locales } from '@tradewind/contract/base/locales';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceParts } from '../design/price-parts.ts';
import { formatCompact, formatNumber, formatPercent } from './format.ts';

const locale = fc.constantFrom(...locales);
const decimal = (decimals: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: 0, max: decimals }))
    .map(([digits, places]) => digits / 10 ** places);
// Without -0, which only `Intl` would write with a sign.
const number = fc
  .oneof(decimal(5), fc.integer({ min: -5_000, max: 5_000 }), fc.double({ noNaN: true }))
  .filter((value) => !Object.is(value, -0));

test('numbers, compact numbers and percentages agree with Intl in each language', () => {
  const styles = [
    [formatNumber, {}],
    [formatCompact, { notation: 'compact', maximumFractionDigits: 1 }],
    [formatPercent, { style: 'unit', unit: 'percent', maximumFractionDigits: 1 }],
  ] as const;
  fc.assert(
    fc.property(locale, number, (language, value) => {
      for (const [format, style] of styles)
        expect(format(language, value)).toBe(new Intl.NumberFormat(language, style).format(value));
    }),
  );
});

test.each(locales)('a percentage that ends with a half is rounded up in %s', (language) => {
  expect(formatPercent(language, 3_847_716.55)).toBe('3,847,716.6%');
});

test('dollars agree with Intl in each language', () => {
  fc.assert(
    fc.property(locale, fc.bigInt({ min: 0n, max: 10n ** 18n }), (language, minor) => {
      const text = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}` as Intl.StringNumericLiteral;
      const dollars = (of: string, currencyDisplay: 'narrowSymbol' | 'symbol') =>
        new Intl.NumberFormat(of, { style: 'currency', currency: 'USD', currencyDisplay }).format(text);
      const { symbol, integer, fraction, label } = priceParts({ minor, currency: 'USD' }, language);
      expect(symbol + integer + fraction).toBe(dollars(language, 'narrowSymbol'));
      // British English writes US$, American English $.
      expect(label).toBe(dollars(language === 'en' ? 'en-GB' : language, 'symbol'));
    }),
  );
});
