import * as contract from '@tradewind/contract/goods/catalog';
import * as search from '@tradewind/contract/goods/search';
import type { Api } from '../../base/http/api.ts';
import { hotPage, presentCards } from '../catalog/index.ts';
import { hotSearchesIn } from './hot-searches.ts';
import { listProducts, type ListDeps } from './list-products.ts';
import type { RecentSearches } from './recent-searches.ts';
import type { SearchCounter } from './search-counter.ts';
import { countFacets } from './search-facets.ts';
import { suggest } from './suggest-searches.ts';

/** Endpoints of product lists, search, facets, suggestions and recent searches. */
export function searchRoutes(
  api: Api,
  deps: ListDeps & { searches: SearchCounter; recentSearches: RecentSearches },
): void {
  const { read } = deps.db;
  const { recentSearches } = deps;

  api.cached(contract.categoryProducts, async (call, input) =>
    presentCards(await listProducts(deps, call, { ...input, withoutAdult: !call.isAdult }), call.locale, call.now),
  );

  api.cached(contract.hotProducts, async (call, input) => {
    const wanted = { ...input, withoutAdult: !call.isAdult };
    const found = await (input.title
      ? listProducts(deps, call, { ...wanted, sort: 'sales' })
      : hotPage(read, await deps.categories.tree(), wanted, deps.parts.keepFor(call)));
    return presentCards(found, call.locale, call.now);
  });

  api.cached(search.searchProducts, async (call, input) => {
    recentSearches.record(call, input);
    const page = await listProducts(deps, call, { ...input, withoutAdult: !call.isAdult });
    const { total, more = false, meant = null, near = false, withAllWords = null } = page;
    if (input.title && input.page === 1 && !meant && (total > 0 || isUnfiltered(input))) {
      deps.searches.record({
        keyword: input.title,
        locale: call.locale,
        by: call,
        found: total > 0 && !near,
      });
    }
    return { ...presentCards(page, call.locale, call.now), more, meant, near, with_all_words: withAllWords };
  });

  api.cached(search.searchFacets, (call, input) => countFacets(deps, call, input));

  api.cached(search.suggestSearches, ({ locale }, { title }) => suggest(deps, title, locale));

  api.cached(search.hotSearches, ({ locale }) => hotSearchesIn(read, locale));

  api.shopper(search.deleteSearches, (call, input) => recentSearches.delete(call, input));

  api.public(search.recentSearches, ({ actor }) => recentSearches.list(actor?.userId ?? null));
}

/** Whether a search has words only, so that finding nothing says something about the catalogue. */
const isUnfiltered = (
  input: search.ProductFilters & { category_id?: string | undefined; followed?: 0 | 1 | undefined },
): boolean =>
  input.category_id === undefined &&
  input.followed !== 1 &&
  Object.keys(search.productFilters).every((name) => input[name as keyof search.ProductFilters] === undefined);
