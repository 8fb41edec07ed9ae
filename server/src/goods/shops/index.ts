import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { shopsDeskRoutes } from './desk-routes.ts';
import { shopProfileRoutes } from './profile-routes.ts';
import { shopsRoutes } from './routes.ts';

export { lockShop } from './lock-shop.ts';
export { openShop, type NewShop } from './open-shop.ts';
export { storeShopHeat, storeShopReviews, storeShopSales } from './shop-figures.ts';
export { storeDestinations, type Destination } from './store-destinations.ts';

/** Shops: their profiles, policies, traders and followers. */
export const shopsModule = (deps: Pick<Deps, 'db'>): Module => ({
  routes(api) {
    shopsRoutes(api, deps);
    shopProfileRoutes(api, deps);
    shopsDeskRoutes(api, deps);
  },
});
