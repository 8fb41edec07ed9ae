import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { Success } from '@tradewind/contract/base/envelope';
import { searchFacets, searchProducts, suggestSearches } from '@tradewind/contract/goods/search';
import { locales, wireNames, type Locale } from '@tradewind/contract/base/locales';
import type { Request } from 'autocannon';
import { sendRequest } from './request-timing.ts';
import { percentile } from './figures.ts';
import { get } from './requests.ts';
import type { CatalogueSample, Titles } from './catalogue-sample.ts';

/** The duration of sequential, distinct searches by a number of words of one title, in milliseconds. */
export interface SearchTiming {
  readonly locale: Locale;
  readonly words: number;
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

const counts = [1, 2, 4] as const;

/** Searches in each language by words that stand one after the other in titles. */
export async function measureSearches(origin: string, titles: Titles, times: number): Promise<SearchTiming[]> {
  const results: SearchTiming[] = [];
  for (const locale of locales) {
    for (const words of counts) {
      const texts = textsOf(titles[locale], locale, words).slice(0, times);
      const taken: number[] = [];
      for (const title of texts) {
        const start = performance.now();
        await sendRequest(origin, get(searchProducts, { title, limit: 10 }, { lang: wireNames[locale] }));
        taken.push(performance.now() - start);
      }
      results.push({ locale, words, count: taken.length, p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) });
    }
  }
  return results;
}

/** Runs of so many words of these titles, each once. */
function textsOf(titles: readonly string[], locale: Locale, words: number): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const runs = titles.flatMap((title) => {
    const found = [...segmenter.segment(title)]
      .filter(({ isWordLike, segment }) => isWordLike && !/\p{N}/u.test(segment))
      .map(({ segment }) => segment);
    return found
      .slice(0, Math.max(0, found.length - words + 1))
      .map((_, index) => found.slice(index, index + words).join(' '));
  });
  return [...new Set(runs)];
}

/** The duration of one kind of question to the search, in milliseconds. */
export interface KindTiming {
  readonly kind: string;
  readonly p50: number;
  readonly p99: number;
}

/** The kind beside which the others are reported. */
export const plainSearch = 'words';

/** What a shopper asks the search, by kind, for some words. */
const kinds: Readonly<Record<string, (title: string, category_id: string) => Request>> = {
  [plainSearch]: (title) => get(searchProducts, { title, limit: 10 }),
  'words, third page': (title) => get(searchProducts, { title, limit: 10, page: 3 }),
  'by sales': (title) => get(searchProducts, { title, limit: 10, sort: 'sales' }),
  'by newest': (title) => get(searchProducts, { title, limit: 10, sort: 'newest' }),
  'by price': (title) => get(searchProducts, { title, limit: 10, sort: 'price_up' }),
  'by price, dearest first': (title) => get(searchProducts, { title, limit: 10, sort: 'price_down' }),
  'by price, third page': (title) => get(searchProducts, { title, limit: 10, page: 3, sort: 'price_up' }),
  'by rating': (title) => get(searchProducts, { title, limit: 10, sort: 'rating' }),
  'in a category': (title, category_id) => get(searchProducts, { title, limit: 10, category_id }),
  'in a category, by newest': (title, category_id) =>
    get(searchProducts, { title, limit: 10, category_id, sort: 'newest' }),
  'rating from 4': (title) => get(searchProducts, { title, limit: 10, rating: 4 }),
  'price to $50': (title) => get(searchProducts, { title, limit: 10, price_to: '50' }),
  'in stock': (title) => get(searchProducts, { title, limit: 10, in_stock: 1 }),
  'free delivery': (title) => get(searchProducts, { title, limit: 10, free_delivery: 1 }),
  'free delivery, by price': (title) => get(searchProducts, { title, limit: 10, free_delivery: 1, sort: 'price_up' }),
  facets: (title) => get(searchFacets, { title }),
  'facets in a category': (title, category_id) => get(searchFacets, { title, category_id }),
  suggestions: (title) => get(suggestSearches, { title: title.slice(0, Math.max(2, title.length - 2)) }),
};

/**
 * Asks all kinds of questions for the same words, one and two of a title by turns. The kinds alternate, so that other load on
 * the machine affects all of them.
 */
export async function measureKinds(origin: string, sample: CatalogueSample, times: number): Promise<KindTiming[]> {
  const taken = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
  for (let turn = -warmUpTurns; turn < times; turn += 1) {
    const number = turn + warmUpTurns;
    const texts = number % 2 === 0 ? sample.words : sample.pairs;
    const title = texts[(number >> 1) % texts.length]!;
    const category = (await categoryOf(origin, title)) ?? sample.categories[0]!;
    for (const [kind, ask] of Object.entries(kinds)) {
      const start = performance.now();
      await sendRequest(origin, ask(title, category));
      if (turn >= 0) taken.get(kind)!.push(performance.now() - start);
    }
  }
  return [...taken].map(([kind, of]) => ({ kind, p50: percentile(of, 0.5), p99: percentile(of, 0.99) }));
}

/** The category in which most is found for some words; undefined where nothing is found. Its answer is none that is measured. */
async function categoryOf(origin: string, title: string): Promise<string | undefined> {
  const { data } = JSON.parse(await sendRequest(origin, get(searchFacets, { title, price_to: '100000' }))) as Success<
    OutputOf<typeof searchFacets>
  >;
  return data.categories[0]?.category_id;
}

/** Each connection plans a statement anew the first five times. */
const warmUpTurns = 30;
