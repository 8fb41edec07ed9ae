import * as contract from '@tradewind/contract/goods/catalog';
import * as favourites from '@tradewind/contract/goods/favourites';
import * as views from '@tradewind/contract/goods/views';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/endpoint-route.ts';
import { isId } from '../../base/ids/ids.ts';
import { categoryOf } from './card-queries.ts';
import { hotPage } from './hot-products.ts';
import { hotSearchesIn } from './hot-searches.ts';
import { likeProduct } from './like-product.ts';
import { likedPage, presentLiked } from './liked-products.ts';
import { listProducts } from './list-products.ts';
import { presentCategories } from './present-category.ts';
import { presentCards } from './present-product.ts';
import { allCategoryRows } from './product-queries.ts';
import { forgetViews, rememberView, viewedPage } from './recent-views.ts';
import { recommendTo } from './recommend.ts';
import { forgetSearches, recentSearchesOf, rememberSearch } from './recent-searches.ts';
import type { SearchCounter } from './search-counter.ts';
import { countFacets } from './search-facets.ts';
import { showProduct, type ShopPorts } from './show-product.ts';
import { suggest } from './suggest-searches.ts';
import type { ViewCounter } from './view-counter.ts';

/** Categories, lists, search, one product, favourites, what somebody looked at. */
export function catalogRoutes(
  api: Api,
  deps: Pick<Deps, 'db'> & ShopPorts & { searches: SearchCounter; views: ViewCounter },
): void {
  const { read } = deps.db;

  api.cached(contract.categoryList, async ({ locale }) => presentCategories(await allCategoryRows(read), locale));

  api.cached(contract.categoryProducts, async ({ locale, now }, input) =>
    presentCards(await listProducts(read, input), locale, now),
  );

  api.cached(contract.hotProducts, async ({ locale, now }, input) =>
    presentCards(
      await (input.title ? listProducts(read, { ...input, sort: 'sales' }) : hotPage(read, input)),
      locale,
      now,
    ),
  );

  api.cached(contract.recommendedProducts, async ({ actor, locale, now }, input) => {
    const isOfAll = categoryOf(input.category_id) === null;
    return presentCards(
      await (isOfAll ? recommendTo(read, actor?.userId ?? null, input) : listProducts(read, input)),
      locale,
      now,
    );
  });

  api.cached(contract.searchProducts, async (call, input) => {
    const [page] = await Promise.all([listProducts(read, input), rememberSearch(deps, call, input)]);
    const { total, more = false, meant = null } = page;
    if (input.title && input.page === 1 && total > 0 && !meant) {
      deps.searches.note({ keyword: input.title, locale: call.locale, who: call.actor?.userId ?? null, now: call.now });
    }
    return { ...presentCards(page, call.locale, call.now), more, meant };
  });

  api.cached(contract.searchFacets, (_, input) => countFacets(read, input));

  api.cached(contract.suggestSearches, ({ locale }, { title }) => suggest(read, title, locale));

  api.cached(contract.hotSearches, ({ locale }) => hotSearchesIn(read, locale));

  api.shopper(contract.forgetSearches, (call, input) => forgetSearches(deps, call, input));

  api.public(contract.recentSearches, ({ actor }) => recentSearchesOf(read, actor?.userId ?? null));

  api.cached(contract.product, async (call, input) => {
    const shown = await showProduct(deps, call, input);
    // Existing clients tell of a look by no other call; what visitors get here is kept, so theirs is told by the page itself.
    if (call.actor) deps.views.note(shown.product_id, call);
    return shown;
  });

  api.shopper(contract.likeProduct, (call, input) => likeProduct(deps, call, input));

  api.shopper(favourites.likedProducts, async ({ actor, locale, now }, input) => {
    const { total, rows } = await likedPage(read, actor.userId, input);
    return { total, count: total, list: rows.map((row) => presentLiked(row, locale, now)) };
  });

  api.public(views.viewProduct, async (call, { product_id: productId }) => {
    if (!isId(productId)) return null;
    deps.views.note(productId, call);
    if (call.actor) await rememberView(deps, call.actor.userId, productId, call.now);
    return null;
  });

  api.shopper(views.viewedProducts, async ({ actor, locale, now }, input) =>
    presentCards(await viewedPage(read, actor.userId, input), locale, now),
  );

  api.shopper(views.forgetViews, (call, input) => forgetViews(deps, call, input));
}
