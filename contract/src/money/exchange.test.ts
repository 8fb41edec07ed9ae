import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, parseRate, rateText } from './exchange.ts';
import { usd } from '../base/money.ts';

describe('convert', () => {
  it('gives yen and won whole and baht with satang', () => {
    expect(convert(usd(8_950n), 'JPY', '149.235')).toEqual({ minor: 13_357n, currency: 'JPY' });
    expect(convert(usd(8_950n), 'KRW', '1391.2')).toEqual({ minor: 124_512n, currency: 'KRW' });
    expect(convert(usd(8_950n), 'THB', '34.1')).toEqual({ minor: 305_195n, currency: 'THB' });
    expect(convert(usd(8_950n), 'USD', '1')).toEqual(usd(8_950n));
  });

  it('rounds half up, away from zero for debits, and converts zero to zero', () => {
    expect(convert(usd(1n), 'EUR', '0.5').minor).toBe(1n);
    expect(convert(usd(1n), 'EUR', '0.49999999').minor).toBe(0n);
    expect(convert(usd(-1n), 'EUR', '0.5').minor).toBe(-1n);
    expect(convert(usd(50n), 'JPY', '1').minor).toBe(1n);
    expect(convert(usd(0n), 'KRW', '1391.2').minor).toBe(0n);
  });

  it('is never off by more than half of the smallest unit, however large the amount', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.bigInt(1n, 10n ** 13n), (minor, parts) => {
        const shown = convert(usd(minor), 'JPY', rateText(parts)).minor;
        const exact = minor * parts;
        const off = shown * 10n ** 10n - exact;
        expect((off < 0n ? -off : off) * 2n <= 10n ** 10n).toBe(true);
      }),
    );
  });

  it('refuses invalid rates', () => {
    for (const rate of ['', '0', '0.000', '-1', '1e3', '1,5', ' 1', 'NaN', '1.123456789', '99999999999']) {
      expect(parseRate(rate)).toBeNull();
      expect(() => convert(usd(1n), 'EUR', rate)).toThrow(RangeError);
    }
    expect(rateText(parseRate('149.2350')!)).toBe('149.235');
    expect(rateText(parseRate('1000')!)).toBe('1000');
  });
});
