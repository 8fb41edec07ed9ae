import { locales } from '@tradewind/contract/base/locales';
import { describe, expect, it } from 'vitest';
import { judgedQueries } from './judged-query.ts';
import { marketQueries } from './market-query.ts';

describe('judged queries over the market', () => {
  it.each(locales)('are at least thirty in %s, six of them for what is not sold', (locale) => {
    const queries = marketQueries.filter((query) => query.locale === locale);
    expect(queries.length).toBeGreaterThanOrEqual(30);
    expect(queries.filter(({ kind }) => kind === 'nothing').length).toBeGreaterThanOrEqual(6);
  });

  it('are none of those that the search was developed on', () => {
    const asked = new Set(judgedQueries.map(({ locale, words }) => `${locale} ${words.toLowerCase()}`));
    expect(marketQueries.filter(({ locale, words }) => asked.has(`${locale} ${words.toLowerCase()}`))).toEqual([]);
  });

  it('want no more products than the first ten have room for, and none for what is not sold', () => {
    for (const { kind, words, wanted } of marketQueries) {
      expect(wanted.length, words).toBeLessThanOrEqual(10);
      expect(wanted.length === 0, words).toBe(kind === 'nothing');
    }
  });
});
