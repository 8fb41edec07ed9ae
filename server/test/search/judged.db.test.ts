import { locales, type Locale } from '@tradewind/contract/base/locales';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock/clock.ts';
import { openJobs } from '../../src/base/jobs/jobs.ts';
import { seedDemo } from '../../seed/seed-demo.ts';
import { searchProducts } from '@tradewind/contract/goods/search';
import { testApp } from '../app.ts';
import { testDatabase } from '../database.ts';
import { judged, type Judgement } from './judged.ts';

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

interface Figures {
  /** Recall: the share of judged products among the first ten. */
  readonly recall: number;
  /** Mean reciprocal rank of the first judged product. */
  readonly reciprocalRank: number;
  readonly missed: string[];
}

async function judge(locale: Locale, judgements: readonly Judgement[]): Promise<Figures> {
  let recall = 0;
  let reciprocalRank = 0;
  const missed: string[] = [];
  for (const [title, ...wanted] of judgements) {
    const { list } = await shop.data(searchProducts, { title, limit: 10 }, { locale });
    const found = list.map(({ product_id }) => slugs.get(product_id) ?? '');
    const hits = wanted.filter((slug) => found.includes(slug));
    const first = found.findIndex((slug) => wanted.includes(slug));
    recall += hits.length / wanted.length;
    reciprocalRank += first < 0 ? 0 : 1 / (first + 1);
    if (hits.length < wanted.length || first > 1)
      missed.push(`${locale} ${title}: ${found.slice(0, 3).join(', ') || 'nothing'}`);
  }
  return { recall: recall / judgements.length, reciprocalRank: reciprocalRank / judgements.length, missed };
}

describe('search over the demo data, with judged results', () => {
  it('has thirty queries per language, all for existing products', () => {
    const known = new Set(slugs.values());
    for (const locale of locales) {
      expect(judged[locale]).toHaveLength(30);
      expect(judged[locale].flatMap(([, ...wanted]) => wanted).filter((slug) => !known.has(slug))).toEqual([]);
    }
  });

  it.each(locales)(
    'finds what is meant in %s',
    async (locale) => {
      const { recall, reciprocalRank, missed } = await judge(locale, judged[locale]);
      process.stdout.write(
        `search ${locale}: recall@10 ${recall.toFixed(3)}, mean reciprocal rank ${reciprocalRank.toFixed(3)}${missed.map((line) => `\n  ${line}`).join('')}\n`,
      );
      expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
      expect(reciprocalRank, missed.join('\n')).toBeGreaterThanOrEqual(0.8);
    },
    30_000,
  );
});
