import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import type { VisitCounter } from '../../goods/catalog/index.ts';
import { cartRoutes } from './routes.ts';

export { reorder } from './reorder.ts';
export { addToCart } from './add-to-cart.ts';
export { cartLinesById, chosenCartLines, countPieces } from './cart-queries.ts';
export { removeCartLines } from './cart-store.ts';

/** Carts of shoppers. */
export const cartModule = (deps: Deps & { visits: VisitCounter }): Module => ({
  routes: (api) => cartRoutes(api, deps),
});
