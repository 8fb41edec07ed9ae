import * as contract from '@tradewind/contract/catalog';
import type { Deps } from '../base/deps.ts';
import type { Api } from '../base/http/endpoint-route.ts';
import { likeProduct } from './like-product.ts';
import { listProducts } from './list-products.ts';
import { presentCategories } from './present-category.ts';
import { presentCards } from './present-product.ts';
import { allCategoryRows } from './product-queries.ts';
import { recentSearchesOf, rememberSearch } from './recent-searches.ts';
import { showProduct, type ShopPorts } from './show-product.ts';

/** Categories, lists, search, one product, favourites. */
export function catalogRoutes(api: Api, deps: Pick<Deps, 'db'> & ShopPorts): void {
  const { read } = deps.db;

  api.shown(contract.categoryList, async ({ locale }) => presentCategories(await allCategoryRows(read), locale));

  api.shown(contract.categoryProducts, async ({ locale, now }, input) => presentCards(await listProducts(read, input, locale), locale, now));

  api.shown(contract.hotProducts, async ({ locale, now }, input) => presentCards(await listProducts(read, { ...input, sort: 'sales' }, locale), locale, now));

  api.shown(contract.recommendedProducts, async ({ locale, now }, input) => presentCards(await listProducts(read, input, locale), locale, now));

  api.shown(contract.searchProducts, async (call, input) => {
    const [page] = await Promise.all([listProducts(read, input, call.locale), rememberSearch(deps, call, input)]);
    return presentCards(page, call.locale, call.now);
  });

  api.open(contract.recentSearches, ({ actor }) => recentSearchesOf(read, actor?.userId ?? null));

  api.shown(contract.product, (call, input) => showProduct(deps, call, input));

  api.own(contract.likeProduct, (call, input) => likeProduct(deps, call, input));
}
