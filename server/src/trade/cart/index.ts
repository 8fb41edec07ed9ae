import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { cartRoutes } from './routes.ts';

export { reorder } from './reorder.ts';
export { addToCart } from './add-to-cart.ts';
export { cartLinesById, countPieces } from './cart-queries.ts';
export { removeCartLines } from './cart-store.ts';

/** Carts of shoppers. */
export const cartModule = (deps: Deps): Module => ({ routes: (api) => cartRoutes(api, deps) });
