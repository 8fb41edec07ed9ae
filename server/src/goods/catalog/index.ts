import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { recountSales } from './count-sales.ts';
import { countViews } from './count-views.ts';
import { findHot } from './find-hot.ts';
import { findPairs } from './find-pairs.ts';
import { findHotSearches } from './hot-searches.ts';
import { drawUpTiers, remakeWords } from './remake-words.ts';
import { catalogRoutes } from './routes.ts';
import { searchCounter } from './search-counter.ts';
import type { ShopPorts } from './show-product.ts';
import { viewCounter } from './view-counter.ts';

export { cardColumns, fromProducts, rowsOf, windowOf, type CardRow, type Paging } from './card-queries.ts';
export { storeCategories } from './categories.ts';
export {
  combinationsById,
  findCombination,
  lockCombinations,
  type Combination,
  type CombinationWanted,
} from './combination-queries.ts';
export { countSalesOfOrders, recountSales } from './count-sales.ts';
export { createProduct, createProducts, type IndexProducts } from './create-product.ts';
export { indexStoredProducts } from './index-product.ts';
export { listProducts } from './list-products.ts';
export type { NewProduct, NewSku } from './new-product.ts';
export { presentCard, presentCards } from './present-product.ts';
export type { Freight } from './present-product-detail.ts';
export { categoriesOfShop, picturesOfShop } from './product-queries.ts';
export { rememberSearch } from './recent-searches.ts';
export { shopsSelling } from './search-queries.ts';
export { isSlug } from './slug.ts';
export { giveStockBack, takeStock, type Shortage, type StockLine } from './stock-store.ts';

/** Products, their lists, search, and what visitors looked at. */
export function catalogModule(deps: Deps & ShopPorts & { visitorSecret: Buffer; log: FastifyBaseLogger }): Module {
  const { db, log } = deps;
  const searches = searchCounter(db, (error) => log.error(error, 'searches were not counted'));
  const views = viewCounter(db, deps.visitorSecret, (error) => log.error(error, 'views were not counted'));
  return {
    routes: (api) => catalogRoutes(api, { ...deps, searches, views }),
    timers: [
      { name: 'catalog.draw_up_tiers', cron: '41 * * * *', run: () => drawUpTiers(deps) },
      { name: 'catalog.remake_words', cron: '*/5 * * * *', run: () => remakeWords(deps) },
      { name: 'catalog.recount_sales', cron: '23 2 * * *', run: () => recountSales(deps) },
      { name: 'catalog.count_views', cron: '*/5 * * * *', run: () => countViews({ ...deps, views }) },
      { name: 'catalog.find_hot', cron: '9,24,39,54 * * * *', run: () => findHot(deps) },
      { name: 'catalog.find_pairs', cron: '51 * * * *', run: () => findPairs(deps) },
      { name: 'catalog.find_hot_searches', cron: '*/15 * * * *', run: () => findHotSearches({ ...deps, searches }) },
    ],
    async close() {
      await searches.flush();
      await views.flush();
    },
  };
}
