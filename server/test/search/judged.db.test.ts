import { locales } from '@tradewind/contract/base/locales';
import { searchProducts } from '@tradewind/contract/goods/search';
import { describe, expect, it } from 'vitest';
import { seedDemo } from '../../seed/seed-demo.ts';
import { systemClock } from '../../src/base/clock/clock.ts';
import { openJobs } from '../../src/base/jobs/jobs.ts';
import { testApp } from '../app.ts';
import { testDatabase } from '../database.ts';
import { describeVerdicts, figuresOf, judgeSearch } from './judge-search.ts';
import { judgedQueries } from './judged-query.ts';

const db = await testDatabase();
await seedDemo({
  db,
  clock: systemClock,
  jobs: openJobs(db, () => {}, false),
  paymentCodeSecret: Buffer.alloc(32, 7),
});
const shop = await testApp(db);
const slugs = new Map(
  (await db.read.selectFrom('products').select(['id', 'slug']).execute()).map(({ id, slug }) => [id, slug]),
);
const verdicts = await judgeSearch(async (title, locale) => {
  const { list } = await shop.data(searchProducts, { title, limit: 10 }, { locale });
  return { found: list.map(({ product_id }) => slugs.get(product_id) ?? ''), near: false };
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

  it.each(locales)('finds in %s what it found before', (locale) => {
    const { recall, reciprocalRank } = figuresOf(
      verdicts,
      (query) => query.locale === locale && query.kind === 'known',
    );
    expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(reciprocalRank, missed.join('\n')).toBeGreaterThanOrEqual(0.8);
  });
});
