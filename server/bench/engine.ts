import { create, insertMultiple, search, type Tokenizer } from '@orama/orama';
import { locales, type Locale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import type { Database } from '../src/base/db/database.ts';
import type { LocalTexts, StoredFact, StoredOption } from '../src/base/db/tables.ts';
import { describeVerdicts, judgeSearch } from '../test/search/judge-search.ts';
import type { JudgedQuery } from '../test/search/judged-query.ts';
import { percentile } from './figures.ts';

/** What found most on the development part: any of the words is enough, and more of them stand before fewer. */
const threshold = 1;
const boost = { title: 4, names: 2 };

/** A product as the engine indexes it: all languages together, as the product's own search has them. */
interface Indexed {
  slug: string;
  title: string;
  names: string;
  text: string;
}

/**
 * A general search engine beside the product's own: Orama, in memory, with the same texts of the demo data and the same judged
 * queries. It gets words as the languages of the texts divide them, which its own tokenizers do for one language only, and one wrong
 * letter is forgiven where nothing is found otherwise.
 *
 * @returns its figures as lines of text
 */
export async function judgeEngine(db: Database, queries: readonly JudgedQuery[]): Promise<string[]> {
  const products = await readProducts(db);
  const engine = create({
    schema: { slug: 'string', title: 'string', names: 'string', text: 'string' } as const,
    components: { tokenizer },
  });
  await insertMultiple(engine, products);

  const taken: number[] = [];
  const ask = async (term: string, tolerance: number) =>
    (await search(engine, { term, properties: ['title', 'names', 'text'], boost, tolerance, threshold, limit: 10 }))
      .hits;
  const verdicts = await judgeSearch(queries, async (term) => {
    const start = performance.now();
    const exact = await ask(term, 0);
    const hits = exact.length > 0 ? exact : await ask(term, 1);
    taken.push(performance.now() - start);
    return { found: hits.map(({ document }) => document.slug), near: false };
  });
  return [
    'Beside it Orama, a general engine:',
    ...describeVerdicts(verdicts),
    `In the process itself: p50 ${percentile(taken, 0.5).toFixed(2)} ms, p99 ${percentile(taken, 0.99).toFixed(2)} ms among ${products.length} products.`,
  ];
}

async function readProducts(db: Database): Promise<Indexed[]> {
  const { rows } = await sql<{
    slug: string;
    titles: LocalTexts;
    summaries: LocalTexts;
    descriptions: LocalTexts;
    options: readonly StoredOption[];
    facts: readonly StoredFact[];
    category: LocalTexts;
    shop: string;
  }>`
    select p.slug, p.titles, p.summaries, p.descriptions, p.options, p.facts, g.names as category, h.name as shop
    from products p join categories g on g.code = p.category_code join shops h on h.id = p.shop_id
    where p.status = 'on_sale' and p.slug is not null`.execute(db.kysely);
  return rows.map(({ slug, titles, summaries, descriptions, options, facts, category, shop }) => ({
    slug,
    title: together(titles),
    names: `${together(category)} ${shop}`,
    text: [together(summaries), together(descriptions), JSON.stringify([options, facts])].join(' '),
  }));
}

const together = (texts: LocalTexts): string => locales.map((locale) => texts[locale] ?? '').join('\n');

const segmenters: Readonly<Record<'thai' | 'others', Intl.Segmenter>> = {
  thai: new Intl.Segmenter('th' satisfies Locale, { granularity: 'word' }),
  others: new Intl.Segmenter('ja' satisfies Locale, { granularity: 'word' }),
};

/** Words of any of the five languages, folded. */
const tokenizer: Tokenizer = {
  language: 'words',
  normalizationCache: new Map(),
  tokenize(raw) {
    const text = raw.normalize('NFKC').toLowerCase();
    const segmenter = /\p{Script=Thai}/u.test(text) ? segmenters.thai : segmenters.others;
    return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  },
};
