import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { shopPagesRoutes } from './routes.ts';

/** Pages of shops with their products. */
export const shopPagesModule = (deps: Pick<Deps, 'db'>): Module => ({ routes: (api) => shopPagesRoutes(api, deps) });
