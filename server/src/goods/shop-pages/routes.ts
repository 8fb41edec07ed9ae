import * as favourites from '@tradewind/contract/goods/favourites';
import * as contract from '@tradewind/contract/goods/shops';
import type { Api } from '../../base/http/api.ts';
import { presentShops } from '../catalog/index.ts';
import type { ListDeps, RecentSearches } from '../search/index.ts';
import { findShops, followedShopPage, hotShopPage } from './shop-lists.ts';
import { newProductsOfFollowedPage, presentAddedProduct } from './new-products-of-followed.ts';
import { showShop } from './show-shop.ts';

/** Endpoints of one shop, hot shops, search for shops, followed shops and their new products. */
export function shopPagesRoutes(api: Api, deps: ListDeps & { recentSearches: RecentSearches }): void {
  const { read } = deps.db;

  api.cached(contract.shop, (call, input) => showShop(deps, call, input));

  api.cached(contract.hotShops, async ({ actor, locale }, input) =>
    presentShops(await hotShopPage(read, { ...input, userId: actor?.userId ?? null }), locale),
  );

  api.cached(contract.searchShops, async (call, input) => {
    deps.recentSearches.record(call, input);
    return presentShops(await findShops(read, input, call.actor?.userId ?? null), call.locale);
  });

  api.shopper(favourites.followedShops, async ({ actor, locale }, input) =>
    presentShops(await followedShopPage(read, { ...input, userId: actor.userId }), locale),
  );

  api.shopper(favourites.followedShopProducts, async ({ actor, locale, now }, input) => ({
    list: (await newProductsOfFollowedPage(read, actor.userId, input)).map((row) =>
      presentAddedProduct(row, locale, now),
    ),
  }));
}
