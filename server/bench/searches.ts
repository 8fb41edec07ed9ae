import { searchProducts } from '@tradewind/contract/goods/search';
import { locales, wireNames, type Locale } from '@tradewind/contract/base/locales';
import { sendRequest } from './request-timing.ts';
import { percentile } from './figures.ts';
import { get } from './requests.ts';
import type { Titles } from './catalogue-sample.ts';

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
