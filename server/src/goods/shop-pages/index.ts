import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import type { ListDeps, RecentSearches } from '../search/index.ts';
import { shopPageDeskRoutes } from './desk/routes.ts';
import { shopPagesRoutes } from './routes.ts';

export { ownCategoriesOf } from './desk/page-store.ts';
export { shopNewsSent } from './news/send-news.ts';

/** Pages of shops with their products. */
export const shopPagesModule = (
  deps: Pick<Deps, 'db' | 'jobs'> & ListDeps & { recentSearches: RecentSearches },
): Module => ({
  routes(api) {
    shopPagesRoutes(api, deps);
    shopPageDeskRoutes(api, deps);
  },
});
