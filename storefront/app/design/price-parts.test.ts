import { describe, expect, it } from 'vitest';
import { currencies } from '@tradewind/contract/base/money';
import { priceParts, priceText } from './price-parts.ts';

const usd = (minor: bigint) => ({ minor, currency: 'USD' });

describe('priceParts', () => {
  it('splits dollars and labels them with their country', () => {
    expect(priceParts(usd(8950n), 'en')).toMatchObject({
      sign: '',
      symbol: '$',
      integer: '89',
      fraction: '.50',
      symbolLast: false,
      label: 'US$89.50',
    });
  });

  it.each(['en', 'zh-CN', 'ja', 'ko', 'th'])('draws the same dollars in %s', (locale) => {
    expect(priceText(usd(128_460n), locale)).toBe('$1,284.60');
  });

  it('writes a debit with the minus sign, not the hyphen', () => {
    expect(priceText(usd(-1000n), 'en')).toBe('\u2212$10.00');
    expect(priceParts(usd(-1000n), 'en').label).toBe('\u2212US$10.00');
  });

  it('formats amounts below one unit and zero', () => {
    expect(priceText(usd(5n), 'en')).toBe('$0.05');
    expect(priceText(usd(0n), 'en')).toBe('$0.00');
  });

  it('formats currencies without decimals', () => {
    expect(priceParts({ minor: 1980n, currency: 'JPY' }, 'ja')).toMatchObject({ integer: '1,980', fraction: '' });
  });

  it.each(['en', 'zh-CN', 'ja', 'ko', 'th'])('writes as many decimals in %s as amounts have', (locale) => {
    for (const [currency, digits] of Object.entries(currencies)) {
      const { integer, fraction } = priceParts({ minor: 12n * 10n ** BigInt(digits), currency }, locale);
      expect([currency, integer, fraction.slice(1)]).toEqual([currency, '12', '0'.repeat(digits)]);
    }
  });

  it('is exact beyond the range of floats', () => {
    expect(priceText(usd(900_719_925_474_099_301n), 'en')).toBe('$9,007,199,254,740,993.01');
  });

  it('writes an unknown currency code in front of the amount', () => {
    expect(priceText({ minor: 1250n, currency: 'USDT' }, 'en')).toBe('USDT\u00a012.50');
  });
});
