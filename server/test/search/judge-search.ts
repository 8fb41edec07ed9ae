import { locales, type Locale } from '@tradewind/contract/base/locales';
import { parts, queryKinds, type JudgedQuery } from './judged-query.ts';

/** The answer to a query: the first ten products by slug; near things are shown although the search found nothing. */
export interface Answer {
  readonly found: readonly string[];
  readonly near: boolean;
}

export interface Figures {
  readonly queries: number;
  /** The share of judged products among the first ten; for what is not sold, the share of answers that say so. */
  readonly recall: number;
  /** Mean reciprocal rank of the first judged product. */
  readonly reciprocalRank: number;
}

export interface Verdict {
  readonly query: JudgedQuery;
  readonly answer: Answer;
  readonly recall: number;
  readonly reciprocalRank: number;
}

/** Asks judged queries, one after the other. */
export async function judgeSearch(
  queries: readonly JudgedQuery[],
  search: (words: string, locale: Locale) => Promise<Answer>,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const query of queries) {
    const answer = await search(query.words, query.locale);
    verdicts.push({ query, answer, ...judgeAnswer(query, answer) });
  }
  return verdicts;
}

function judgeAnswer({ wanted }: JudgedQuery, { found, near }: Answer): Pick<Figures, 'recall' | 'reciprocalRank'> {
  if (wanted.length === 0) {
    const isSaid = near || found.length === 0 ? 1 : 0;
    return { recall: isSaid, reciprocalRank: isSaid };
  }
  const first = found.findIndex((slug) => wanted.includes(slug));
  return {
    recall: wanted.filter((slug) => found.includes(slug)).length / wanted.length,
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
  };
}

/** The means of the verdicts that fit. */
export function figuresOf(verdicts: readonly Verdict[], fits: (query: JudgedQuery) => boolean): Figures {
  const fitting = verdicts.filter(({ query }) => fits(query));
  const mean = (value: (verdict: Verdict) => number) =>
    fitting.reduce((sum, verdict) => sum + value(verdict), 0) / Math.max(fitting.length, 1);
  return {
    queries: fitting.length,
    recall: mean(({ recall }) => recall),
    reciprocalRank: mean(({ reciprocalRank }) => reciprocalRank),
  };
}

/** The letters of a column, from its number of queries to the longest name of a part. */
const partWidth = '   n  '.length + Math.max(...parts.map((part) => part.length));

/**
 * Recall@10 and mean reciprocal rank as lines of text: of each part that was asked each language, each kind of query, and each
 * kind in each language.
 */
export function describeVerdicts(verdicts: readonly Verdict[]): string[] {
  const kinds = queryKinds.filter((kind) => kind !== 'known');
  const asked = parts.filter((part) => verdicts.some(({ query }) => query.part === part));
  const line = (name: string, fits: (query: JudgedQuery) => boolean) => {
    const columns = asked.map((part) => {
      const { queries, recall, reciprocalRank } = figuresOf(
        verdicts,
        (query) => query.part === part && query.kind !== 'known' && fits(query),
      );
      const figures = `${String(queries).padStart(4)}  ${recall.toFixed(3)}  ${reciprocalRank.toFixed(3)}`;
      return figures.padEnd(partWidth);
    });
    return `${name.padEnd(16)} ${columns.join('    ')}`.trimEnd();
  };
  return [
    `${'judged'.padEnd(16)} ${asked.map((part) => `   n  ${part}`.padEnd(partWidth)).join('    ')}    (recall@10, mean reciprocal rank)`,
    ...locales.map((locale) => line(locale, (query) => query.locale === locale)),
    ...kinds.map((kind) => line(kind, (query) => query.kind === kind)),
    ...locales.flatMap((locale) =>
      kinds.map((kind) => line(`${locale} ${kind}`, (query) => query.locale === locale && query.kind === kind)),
    ),
    line('all', () => true),
  ];
}
