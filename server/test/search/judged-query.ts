import { createHash } from 'node:crypto';
import { locales, type Locale } from '@tradewind/contract/base/locales';
import { judged } from './judged.ts';
import { queries as english } from './queries/en.ts';
import { queries as japanese } from './queries/ja.ts';
import { queries as korean } from './queries/ko.ts';
import { queries as thai } from './queries/th.ts';
import { queries as chinese } from './queries/zh-CN.ts';

/** A query, and the products of the demo data (by slug) that must be among the first ten. */
export type Judgement = readonly [words: string, ...slugs: string[]];

/**
 * What is difficult about a query: nothing (`word`), a typing error, another spelling or synonym, words that are joined or
 * split, an option or a measure, a natural sentence, or that the thing is not sold. `known` are those from before the split,
 * which the search was tuned to.
 */
export const queryKinds = [
  'known',
  'word',
  'typing',
  'variant',
  'compound',
  'attribute',
  'question',
  'nothing',
] as const;
export type QueryKind = (typeof queryKinds)[number];
export type QueriesByKind = Readonly<Record<Exclude<QueryKind, 'known'>, readonly Judgement[]>>;

/**
 * Search is developed on the two parts that say so. The others are only reported: nobody looks at their single queries while
 * tuning. Those of the market (`market-query.ts`) are asked over the whole demo.
 */
export const parts = ['development', 'held out', 'market development', 'market'] as const;
export type Part = (typeof parts)[number];

export interface JudgedQuery {
  readonly locale: Locale;
  readonly kind: QueryKind;
  readonly part: Part;
  readonly words: string;
  readonly wanted: readonly string[];
}

const seed = 'tradewind search 1';

const byLocale: Readonly<Record<Locale, QueriesByKind>> = {
  en: english,
  'zh-CN': chinese,
  ja: japanese,
  ko: korean,
  th: thai,
};

/** All judged queries over the core of the demo, each in its part. */
export const judgedQueries: readonly JudgedQuery[] = locales.flatMap((locale) => [
  ...judged[locale].map((judgement) => judgedQuery(locale, 'known', 'development', judgement)),
  ...Object.entries(byLocale[locale]).flatMap(([kind, judgements]) =>
    judgements.map((judgement) => judgedQuery(locale, kind as QueryKind, partOf(locale, judgement[0]), judgement)),
  ),
]);

function judgedQuery(locale: Locale, kind: QueryKind, part: Part, [words, ...wanted]: Judgement): JudgedQuery {
  return { locale, kind, part, words, wanted };
}

/** Half of the queries, chosen by a seeded hash, so that a query stays in its part when others are added. */
function partOf(locale: Locale, words: string): Part {
  const [first] = createHash('sha256').update(`${seed}\n${locale}\n${words}`).digest();
  return first! % 2 === 0 ? 'development' : 'held out';
}
