import * as contract from '@tradewind/contract/catalog';
import type { Deps } from '../base/deps.ts';
import type { Api } from '../base/http/endpoint-route.ts';
import { hotSearchesIn } from './hot-searches.ts';
import { likeProduct } from './like-product.ts';
import { listProducts } from './list-products.ts';
import { presentCategories } from './present-category.ts';
import { presentCards } from './present-product.ts';
import { allCategoryRows } from './product-queries.ts';
import { forgetSearches, recentSearchesOf, rememberSearch } from './recent-searches.ts';
import type { SearchCounter } from './search-counter.ts';
import { countFacets } from './search-facets.ts';
import { showProduct, type ShopPorts } from './show-product.ts';
import { suggest } from './suggest-searches.ts';

/** Categories, lists, search, one product, favourites. */
export function catalogRoutes(api: Api, deps: Pick<Deps, 'db'> & ShopPorts & { searches: SearchCounter }): void {
  const { read } = deps.db;

  api.shown(contract.categoryList, async ({ locale }) => presentCategories(await allCategoryRows(read), locale));

  api.shown(contract.categoryProducts, async ({ locale, now }, input) => presentCards(await listProducts(read, input), locale, now));

  api.shown(contract.hotProducts, async ({ locale, now }, input) => presentCards(await listProducts(read, { ...input, sort: 'sales' }), locale, now));

  api.shown(contract.recommendedProducts, async ({ locale, now }, input) => presentCards(await listProducts(read, input), locale, now));

  api.shown(contract.searchProducts, async (call, input) => {
    const [page] = await Promise.all([listProducts(read, input), rememberSearch(deps, call, input)]);
    const { total, more = false, meant = null } = page;
    if (input.title && input.page === 1 && total > 0 && !meant) {
      deps.searches.note({ keyword: input.title, locale: call.locale, who: call.actor?.userId ?? null, now: call.now });
    }
    return { ...presentCards(page, call.locale, call.now), more, meant };
  });

  api.shown(contract.searchFacets, (_, input) => countFacets(read, input));

  api.shown(contract.suggestSearches, ({ locale }, { title }) => suggest(read, title, locale));

  api.shown(contract.hotSearches, ({ locale }) => hotSearchesIn(read, locale));

  api.own(contract.forgetSearches, (call, input) => forgetSearches(deps, call, input));

  api.open(contract.recentSearches, ({ actor }) => recentSearchesOf(read, actor?.userId ?? null));

  api.shown(contract.product, (call, input) => showProduct(deps, call, input));

  api.own(contract.likeProduct, (call, input) => likeProduct(deps, call, input));
}
