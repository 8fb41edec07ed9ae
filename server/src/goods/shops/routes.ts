import * as favourites from '@tradewind/contract/goods/favourites';
import * as contract from '@tradewind/contract/goods/shops';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/endpoint-route.ts';
import { rememberSearch } from '../catalog/index.ts';
import { findShops } from './find-shops.ts';
import { followShop } from './follow-shop.ts';
import { followedNewsPage, presentNews } from './followed-news.ts';
import { presentShops } from './present-shop.ts';
import { followedShopPage, hotShopPage } from './shop-queries.ts';
import { showShop } from './show-shop.ts';
import { showTerms } from './show-terms.ts';

/** A shop's page, hot shops, search for shops, following. */
export function shopsRoutes(api: Api, deps: Pick<Deps, 'db'>): void {
  const { read } = deps.db;

  api.cached(contract.shop, (call, input) => showShop(deps, call, input));

  api.cached(contract.shopTerms, (call, input) => showTerms(deps, call, input));

  api.cached(contract.hotShops, async ({ actor, locale }, input) =>
    presentShops(await hotShopPage(read, { ...input, userId: actor?.userId ?? null }), locale),
  );

  api.cached(contract.searchShops, async (call, input) => {
    const [page] = await Promise.all([
      findShops(read, input, call.actor?.userId ?? null),
      rememberSearch(deps, call, input),
    ]);
    return presentShops(page, call.locale);
  });

  api.shopper(contract.followShop, (call, input) => followShop(deps, call, input));

  api.shopper(favourites.followedShops, async ({ actor, locale }, input) =>
    presentShops(await followedShopPage(read, { ...input, userId: actor.userId }), locale),
  );

  api.shopper(favourites.followedNews, async ({ actor, locale, now }, input) => ({
    list: (await followedNewsPage(read, actor.userId, input)).map((row) => presentNews(row, locale, now)),
  }));
}
