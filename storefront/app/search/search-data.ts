import { recentSearches, searchProducts } from '@tradewind/contract/catalog';
import { callPages, callQuery } from '../api/call-query.ts';
import { inputOf, type Search } from './search-address.ts';

/** What was found, part by part. */
export const foundPages = (search: Search) => callPages(searchProducts, inputOf(search));

/** How many would be found. */
export const foundCountQuery = (search: Search) => callQuery(searchProducts, { ...inputOf(search), page: 1, limit: 1 });

/** What the shopper looked for lately, on any device. */
export const recentQuery = () => callQuery(recentSearches, {});
