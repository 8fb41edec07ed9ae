import type { ProductSort } from '@tradewind/contract/catalog';

/** What is looked for, as `/search?q=&category=&sort=` says it. */
export interface Search {
  words: string;
  /** Code of a category; null for all. */
  category: string | null;
  sort: ProductSort;
}

/** The orders that can be chosen, as the sheet lists them. */
export const sorts: readonly ProductSort[] = ['relevance', 'sales', 'newest', 'price_up', 'price_down'];

/** The longest text that the API takes. */
export const mostLetters = 80;

/** Reads the address; null where nothing is looked for yet. */
export function searchOf(query: URLSearchParams): Search | null {
  const words = cleanWords(query.get('q') ?? '');
  const category = (query.get('category') ?? '').trim().slice(0, 64) || null;
  const sort = sorts.find((one) => one === query.get('sort'));
  if (!words && !category && !sort) return null;
  return { words, category: category === '0' ? null : category, sort: sort ?? 'relevance' };
}

/** Writes the address: what stands as it is by itself is left out. */
export function searchQuery({ words, category, sort }: Search): string {
  const query = new URLSearchParams();
  if (words) query.set('q', words);
  if (category) query.set('category', category);
  if (sort !== 'relevance' || (!words && !category)) query.set('sort', sort);
  return query.toString();
}

export const searchPath = (search: Search): string => `/search?${searchQuery(search)}`;

/** As it is sent: without space around and within, and no longer than the API takes. */
export const cleanWords = (typed: string): string => typed.replaceAll(/\s+/g, ' ').trim().slice(0, mostLetters).trim();

/** What the API is asked. */
export const inputOf = ({ words, category, sort }: Search) => ({
  ...(words && { title: words }),
  ...(category && { category_id: category }),
  ...(sort !== 'relevance' && { sort }),
});
