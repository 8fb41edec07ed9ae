import { locales } from '@tradewind/contract/base/locales';
import { searchProducts } from '@tradewind/contract/goods/search';
import { describe, expect, it } from 'vitest';
import { testApp } from '../app.ts';
import { demoDatabase } from '../demo-database.ts';
import { describeVerdicts, figuresOf, judgeSearch } from './judge-search.ts';
import { judgedQueries } from './judged-query.ts';

const db = await demoDatabase();
const shop = await testApp(db);
const slugs = new Map(
  (await db.read.selectFrom('products').select(['id', 'slug']).execute()).map(({ id, slug }) => [id, slug]),
);
const verdicts = await judgeSearch(judgedQueries, async (title, locale) => {
  const { list, near } = await shop.data(searchProducts, { title, limit: 10 }, { locale });
  return { found: list.map(({ product_id }) => slugs.get(product_id) ?? ''), near };
});
process.stdout.write(`${describeVerdicts(verdicts).join('\n')}\n`);

/** The queries of the development part that are not answered as they should be. */
const missed = verdicts
  .filter(({ query, recall, reciprocalRank }) => query.part === 'development' && (recall < 1 || reciprocalRank < 0.5))
  .map(({ query, answer }) => `${query.locale} ${query.kind} ${query.words}: ${answer.found.slice(0, 4).join(', ')}`);

describe('search over the demo data, with judged results', () => {
  it('judges products that exist', () => {
    const known = new Set(slugs.values());
    expect(judgedQueries.flatMap(({ wanted }) => wanted).filter((slug) => !known.has(slug))).toEqual([]);
  });

  it('judges at least seventy new queries in each language, about half of them held out', () => {
    for (const locale of locales) {
      const fresh = judgedQueries.filter((query) => query.locale === locale && query.kind !== 'known');
      const heldOut = fresh.filter(({ part }) => part === 'held out').length;
      expect(fresh.length).toBeGreaterThanOrEqual(70);
      expect(Math.abs(heldOut / fresh.length - 0.5)).toBeLessThan(0.2);
    }
  });

  // Floors on the development part only: a floor on what is held out would be tuned to.
  it.each(locales)('finds in %s what is meant', (locale) => {
    for (const [kinds, leastRecall, leastRank] of [
      ['known', 0.95, 0.9],
      ['new', 0.9, 0.85],
    ] as const) {
      const { recall, reciprocalRank } = figuresOf(
        verdicts,
        (query) =>
          query.locale === locale && query.part === 'development' && (query.kind === 'known') === (kinds === 'known'),
      );
      expect(recall, `${kinds}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(leastRecall);
      expect(reciprocalRank, `${kinds}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(leastRank);
    }
  });

  it('says of most things that are not sold that they are not', () => {
    const { recall } = figuresOf(verdicts, ({ kind, part }) => kind === 'nothing' && part === 'development');
    expect(recall).toBeGreaterThanOrEqual(0.8);
  });
});
