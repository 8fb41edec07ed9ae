import type { ProductSort } from '@tradewind/contract/goods/catalog';
import type { ProductFilters } from '@tradewind/contract/goods/search';
import { categoryInput } from '../catalog/categories.ts';

/** The filters of a search beside its category. */
export interface Filters {
  /** Whole US dollars. */
  priceFrom?: number;
  priceTo?: number;
  rating?: Rating;
  inStock?: true;
  freeDelivery?: true;
  /** Code of a country to which it is delivered. */
  shipsTo?: string;
}

/** A search, as `/search?q=&category=&sort=&from=&to=&rating=&stock=&free=&ships=&followed=` encodes it. */
export interface Search extends Filters {
  words: string;
  /** Code of a category; null for all. */
  category: string | null;
  sort: ProductSort;
  /** Only from shops that the shopper follows; not within a shop. */
  followed?: true;
}

/** The orders that can be chosen, as the sheet lists them. */
export const sorts: readonly ProductSort[] = ['relevance', 'sales', 'newest', 'price_up', 'price_down', 'rating'];

export const ratings = [3, 4, 4.5] as const;
export type Rating = (typeof ratings)[number];

/** The longest text that the API takes. */
export const maxWordsLength = 80;

/** Parses a search from the query string; null while it names nothing to search for. */
export function parseSearch(query: URLSearchParams): Search | null {
  const words = normalizeWords(query.get('q') ?? '');
  const category = (query.get('category') ?? '').trim().slice(0, 64) || null;
  const sort = sorts.find((one) => one === query.get('sort'));
  const filters = { ...parseFilters(query), ...(query.get('followed') === '1' && { followed: true as const }) };
  if (!words && !category && !sort && countFilters(filters) === 0) return null;
  return { words, category: category === '0' ? null : category, sort: sort ?? 'relevance', ...filters };
}

/** Parses the filters; a price range with its ends swapped is turned round. */
export function parseFilters(query: URLSearchParams): Filters {
  const [one, other] = [parseDollars(query.get('from')), parseDollars(query.get('to'))];
  const turned = one !== undefined && other !== undefined && one > other;
  const [priceFrom, priceTo] = turned ? [other, one] : [one, other];
  const shipsTo = /^[A-Z]{2}$/.exec(query.get('ships') ?? '')?.[0];
  const rating = ratings.find((least) => String(least) === query.get('rating'));
  return {
    ...(priceFrom !== undefined && { priceFrom }),
    ...(priceTo !== undefined && { priceTo }),
    ...(rating && { rating }),
    ...(query.get('stock') === '1' && { inStock: true as const }),
    ...(query.get('free') === '1' && { freeDelivery: true as const }),
    ...(shipsTo && { shipsTo }),
  };
}

/** Whole dollars of a typed text; undefined for anything else. */
export const parseDollars = (typed: string | null): number | undefined =>
  typed !== null && /^\d{1,7}$/.test(typed) ? Number(typed) : undefined;

/** How many filters are set; the two ends of a price count as one. */
export const countFilters = (chosen: Filters & Pick<Search, 'followed'>): number =>
  [
    chosen.priceFrom ?? chosen.priceTo,
    chosen.rating,
    chosen.inStock,
    chosen.freeDelivery,
    chosen.shipsTo,
    chosen.followed,
  ].filter((filter) => filter !== undefined).length;

/** The same search without filters and category. */
export const withoutFilters = ({ words, sort }: Search): Search => ({ words, category: null, sort });

/** The query string of a search; defaults are left out. */
export function searchParams(search: Search): string {
  const { words, category, sort, followed } = search;
  const query = new URLSearchParams();
  if (words) query.set('q', words);
  if (category) query.set('category', category);
  if (sort !== 'relevance' || (!words && !category && countFilters(search) === 0)) query.set('sort', sort);
  setFilterParams(query, search);
  if (followed) query.set('followed', '1');
  return query.toString();
}

/** Writes filters into a query string; the inverse of `parseFilters`. */
export function setFilterParams(
  query: URLSearchParams,
  { priceFrom, priceTo, rating, inStock, freeDelivery, shipsTo }: Filters,
): void {
  if (priceFrom !== undefined) query.set('from', String(priceFrom));
  if (priceTo !== undefined) query.set('to', String(priceTo));
  if (rating) query.set('rating', String(rating));
  if (inStock) query.set('stock', '1');
  if (freeDelivery) query.set('free', '1');
  if (shipsTo) query.set('ships', shipsTo);
}

export const searchPath = (search: Search): string => `/search?${searchParams(search)}`;

/** Search words as they are sent: whitespace collapsed, cut to the length that the API accepts. */
export const normalizeWords = (typed: string): string =>
  typed.replaceAll(/\s+/g, ' ').trim().slice(0, maxWordsLength).trim();

/** A search as input of the API. */
export const searchInput = ({
  words,
  category,
  sort,
  priceFrom,
  priceTo,
  rating,
  inStock,
  freeDelivery,
  shipsTo,
  followed,
}: Search) => ({
  ...(words && { title: words }),
  ...categoryInput(category ?? null),
  ...(sort !== 'relevance' && { sort }),
  ...(followed && { followed: 1 as const }),
  ...({
    ...(priceFrom !== undefined && { price_from: String(priceFrom) }),
    ...(priceTo !== undefined && { price_to: String(priceTo) }),
    ...(rating && { rating }),
    ...(inStock && { in_stock: 1 as const }),
    ...(freeDelivery && { free_delivery: 1 as const }),
    ...(shipsTo && { ships_to: shipsTo }),
  } satisfies Partial<ProductFilters>),
});
