import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteSearches,
  hotProducts,
  hotSearches,
  recentSearches,
  searchFacets,
  searchProducts,
  suggestSearches,
} from '@tradewind/contract/goods/catalog';
import { shop } from '@tradewind/contract/goods/shops';
import { call } from '../../api/call.ts';
import { callPages, callQuery } from '../../api/call-query.ts';
import { searchInput, type Search } from './search-params.ts';

/** What was found, part by part. */
export const searchPages = (search: Search) => callPages(searchProducts, searchInput(search));

/** How many would be found. */
export const searchCountQuery = (search: Search) =>
  callQuery(searchProducts, { ...searchInput(search), page: 1, limit: 1 });

/** The same within a shop. */
export const shopSearchCountQuery = (search: Search, mer_id: string) =>
  callQuery(shop, { mer_id, ...searchInput(search), page: 1, limit: 1 });

/** How many of what these words find, and of what the category holds of it, there are of each kind. */
export const facetsQuery = (
  { words, category }: Pick<Search, 'words' | 'category'>,
  shop?: string,
  ships_to?: string,
) =>
  callQuery(searchFacets, {
    ...(ships_to && { ships_to }),
    ...(shop && { mer_id: shop }),
    ...(words && { title: words }),
    ...(category && { category_id: category }),
  });

/** What somebody who types this may be looking for. */
export const suggestionsQuery = (typed: string) => ({
  ...callQuery(suggestSearches, { title: typed }, { quiet: true }),
  retry: false,
});

/** What many look for lately. */
export const hotSearchesQuery = () => callQuery(hotSearches, {});

/** What is ordered most, of a category or of all, part by part. */
export const popularPages = (category: string | null) =>
  callPages(hotProducts, category ? { category_id: category } : {});

/** What the shopper looked for lately, on any device. */
export const recentSearchesQuery = () => callQuery(recentSearches, {});

/** Forgets one of the shopper's searches, or all. */
export function useDeleteSearches() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (keyword: string | null) => call(deleteSearches, keyword === null ? {} : { keyword }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [recentSearches.name] }),
  });
}
