import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hotProducts } from '@tradewind/contract/goods/catalog';
import {
  deleteSearches,
  hotSearches,
  recentSearches,
  searchFacets,
  searchProducts,
  suggestSearches,
} from '@tradewind/contract/goods/search';
import { shop } from '@tradewind/contract/goods/shops';
import { call } from '../../api/call.ts';
import { callPages, callQuery } from '../../api/call-query.ts';
import { categoryInput } from '../catalog/categories.ts';
import { searchInput, type Search } from './search-params.ts';

/** The results of a search, page by page. */
export const searchPages = (search: Search) => callPages(searchProducts, searchInput(search));

/** The number of results of a search. */
export const searchCountQuery = (search: Search) =>
  callQuery(searchProducts, { ...searchInput(search), page: 1, limit: 1 });

/** The number of results within a shop. */
export const shopSearchCountQuery = (search: Search, mer_id: string) =>
  callQuery(shop, { mer_id, ...searchInput(search), page: 1, limit: 1 });

/** Counts per category, rating and other filters, and the prices: what a search finds with each value beside its other filters. */
export const facetsQuery = (search: Search, shop?: string, ships_to?: string) => {
  const { sort: _, ...input } = searchInput(search);
  return callQuery(searchFacets, {
    ...input,
    ...(ships_to && { ships_to }),
    ...(search.shipsTo && { only_ships_to: 1 as const }),
    ...(shop && { mer_id: shop }),
  });
};

/** Suggestions for a partly typed search. */
export const suggestionsQuery = (typed: string) => ({
  ...callQuery(suggestSearches, { title: typed }, { quiet: true }),
  retry: false,
});

/** The most frequent searches of late. */
export const hotSearchesQuery = () => callQuery(hotSearches, {});

/** The most ordered products, of a category or of all, page by page. */
export const popularPages = (category: string | null) => callPages(hotProducts, categoryInput(category));

/** The shopper's recent searches on all devices. */
export const recentSearchesQuery = () => callQuery(recentSearches, {});

/** Deletes one of the shopper's recent searches, or all with null. */
export function useDeleteSearches() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (keyword: string | null) => call(deleteSearches, keyword === null ? {} : { keyword }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [recentSearches.name] }),
  });
}
