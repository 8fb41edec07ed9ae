import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { shopsDeskRoutes } from './desk-routes.ts';
import { shopProfileRoutes } from './profile-routes.ts';
import { shopsRoutes } from './routes.ts';

export { storeTraderCheck } from './check-trader.ts';
export { findTrader } from './desk-traders.ts';
export { traderOf } from './profile-queries.ts';
export { followShop, leaveFollowedShops } from './follow-shop.ts';
export { handlingColumns, handlingOf, presentHandling, shipBy, type Handling, type HandlingRow } from './handling.ts';
export { lockShop, lockShops } from './lock-shop.ts';
export { countOpenShops, hasOpenShops, openShop, type NewShop } from './open-shop.ts';
export { storeTrader } from './set-trader.ts';
export { requireNewNameFree, requireShopNameFree } from './shop-name-rules.ts';
export { lockShopNames } from './shop-names.ts';
export { storeShopHeat, storeShopReplyMinutes, storeShopReviews, storeShopSales } from './shop-figures.ts';
export { shopReopened, shopSuspended } from './suspend-shop.ts';
export { storeLowStock } from './store-low-stock.ts';
export { storeShopFace, type ShopFace } from './store-shop-face.ts';
export { storeDestinations, type Destination } from './store-destinations.ts';

/** Shops: their profiles, policies, traders and followers. */
export const shopsModule = (deps: Pick<Deps, 'db' | 'jobs'>): Module => ({
  routes(api) {
    shopsRoutes(api, deps);
    shopProfileRoutes(api, deps);
    shopsDeskRoutes(api, deps);
  },
});
