import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import { subscription, type Module } from '../../base/module.ts';
import type { ListDeps } from './list-products.ts';
import { rankHotSearches } from './hot-searches.ts';
import type { RecentSearches } from './recent-searches.ts';
import { rebuildSearchIndex } from './rebuild-search-index.ts';
import { rebuildSearchTiers } from './rebuild-search-tiers.ts';
import { searchRoutes } from './routes.ts';
import { searchCounter } from './search-counter.ts';
import { searchMarkPartitions } from './search-marks.ts';
import { reindexSynonyms } from './synonyms/reindex-synonyms.ts';
import { synonymRoutes } from './synonyms/routes.ts';
import { synonymsChanged } from './synonyms/synonym-events.ts';

export { indexStoredProducts, reindexCategories, reindexShop } from './index-product.ts';
export { listProducts, type ListDeps } from './list-products.ts';
export { recentSearches, type RecentSearches } from './recent-searches.ts';
export { shopsSelling } from './search-queries.ts';

/** Search for products, with filters, hot searches and suggestions. */
export function searchModule(
  deps: Deps & ListDeps & { log: FastifyBaseLogger; recentSearches: RecentSearches },
): Module {
  const searches = searchCounter(deps.db, (error) => deps.log.error(error, 'searches were not counted'));
  return {
    routes: (api) => {
      searchRoutes(api, { ...deps, searches });
      synonymRoutes(api, deps);
    },
    subscriptions: [subscription(synonymsChanged, 'reindex', (changes) => reindexSynonyms(deps, changes))],
    timers: [
      { name: 'search.rebuild_tiers', cron: '41 * * * *', run: () => rebuildSearchTiers(deps) },
      { name: 'search.rebuild_index', cron: '*/5 * * * *', run: () => rebuildSearchIndex(deps) },
      { name: 'search.rank_hot_searches', cron: '*/15 * * * *', run: () => rankHotSearches({ ...deps, searches }) },
    ],
    partitions: [searchMarkPartitions],
    close: async () => {
      await Promise.all([searches.flush(), deps.recentSearches.flush()]);
    },
  };
}
