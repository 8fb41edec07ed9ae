import type { ProductSort } from '@tradewind/contract/goods/catalog';
import { normalizeWords, parseFilters, type Search, setFilterParams, searchInput } from '../search/search-params.ts';
import { shop, shopTerms } from '@tradewind/contract/goods/shops';
import { callPages, callQuery } from '../../api/call-query.ts';

export const shopTabs = ['all', 'new', 'about'] as const;
export type ShopTab = (typeof shopTabs)[number];

const sorts: readonly ProductSort[] = ['sales', 'price_up', 'price_down', 'rating'];

/** Tab, order, search and filters of a shop's page, from its address; the order `relevance` is the shop's own. */
export interface ShopView extends ShopSearch {
  tab: ShopTab;
}

/** A search within a shop. */
export interface ShopSearch extends Search {
  /** One of the shop's own categories. */
  own: string | null;
}

export function parseShopView(query: URLSearchParams): ShopView {
  return {
    tab: shopTabs.find((one) => one === query.get('tab')) ?? 'all',
    sort: sorts.find((one) => one === query.get('sort')) ?? 'relevance',
    words: normalizeWords(query.get('q') ?? ''),
    category: query.get('category') || null,
    own: query.get('own') || null,
    ...parseFilters(query),
  };
}

export function shopViewParams(view: ShopView): string {
  const { tab, sort, words, category, own } = view;
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('tab', tab);
  if (sort !== 'relevance' && tab === 'all') query.set('sort', sort);
  if (words) query.set('q', words);
  if (category) query.set('category', category);
  if (own) query.set('own', own);
  setFilterParams(query, view);
  return query.toString();
}

/** The search behind a view; the tab of new products has a fixed order. */
export const shopSearch = ({ tab, ...search }: ShopView): ShopSearch =>
  tab === 'new' ? { ...search, sort: 'newest' } : search;

/** A shop with its products, page by page. */
export const shopPages = (shopId: string, { own, ...search }: ShopSearch) =>
  callPages(
    shop,
    { mer_id: shopId, ...(own && { shop_category_id: own }), ...searchInput(search) },
    { rows: ({ product_list }) => product_list.list },
  );

/** A shop's trader and policies. */
export const shopTermsQuery = (shopId: string) => callQuery(shopTerms, { mer_id: shopId });
