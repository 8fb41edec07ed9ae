import { locales } from '@tradewind/contract/base/locales';
import { expect, it } from 'vitest';
import { counted, moment, money } from './format.ts';

it.each(locales)('formats Gregorian years and exact amounts in %s', (locale) => {
  expect(moment('2026-11-22 09:45:00', locale)).toContain('2026');
  expect(money('-1234.50', locale)).toBe('−$1,234.50');
});

it('says where rows are not counted further', () => {
  expect(counted(99_999, 'en')).toBe('99,999');
  expect(counted(100_000, 'en')).toBe('100,000+');
});
