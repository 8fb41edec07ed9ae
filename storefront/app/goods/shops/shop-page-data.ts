import { shop, shopTerms } from '@tradewind/contract/goods/shops';
import { callPages, callQuery } from '../../api/call-query.ts';
import { searchInput, type Search } from '../search/search-params.ts';

/** A shop with its products, part by part. */
export const shopPages = (shopId: string, search: Search) =>
  callPages(shop, { mer_id: shopId, ...searchInput(search) }, { rows: ({ product_list }) => product_list.list });

/** Who stands behind a shop, and its policies. */
export const shopTermsQuery = (shopId: string) => callQuery(shopTerms, { mer_id: shopId });
