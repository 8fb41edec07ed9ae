import { locales } from '@tradewind/contract/base/locales';
import { describe, expect, it } from 'vitest';
import { judgedQueries, type JudgedQuery } from './judged-query.ts';
import { marketDevelopmentQueries, marketQueries } from './market-query.ts';

const asked = ({ locale, words }: JudgedQuery) => `${locale} ${words.toLowerCase()}`;

describe.each([
  { part: 'market', queries: marketQueries, others: judgedQueries, least: 30 },
  {
    part: 'market development',
    queries: marketDevelopmentQueries,
    others: [...judgedQueries, ...marketQueries],
    least: 50,
  },
])('judged queries of the part $part', ({ queries, others, least }) => {
  it.each(locales)(`are at least ${least} in %s, six of them for what is not sold`, (locale) => {
    const inLocale = queries.filter((query) => query.locale === locale);
    expect(inLocale.length).toBeGreaterThanOrEqual(least);
    expect(inLocale.filter(({ kind }) => kind === 'nothing').length).toBeGreaterThanOrEqual(6);
  });

  it('are none of those in another part, and none twice', () => {
    const seen = new Set(others.map(asked));
    expect(queries.map(asked).filter((query) => seen.size === seen.add(query).size)).toEqual([]);
  });

  it('want no more products than the first ten have room for, and none for what is not sold', () => {
    for (const { kind, words, wanted } of queries) {
      expect(wanted.length, words).toBeLessThanOrEqual(10);
      expect(new Set(wanted).size, words).toBe(wanted.length);
      expect(wanted.length === 0, words).toBe(kind === 'nothing');
    }
  });
});
