import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import type { ListDeps } from '../../goods/search/index.ts';
import { rankHotProducts } from './rank-hot-products.ts';
import { rebuildPairsInTime } from './rebuild-product-pairs.ts';
import { recountSalesInTurn } from './recount-sales.ts';
import { insightsRoutes } from './routes.ts';
import { foldProductSales } from './desk/product-sales.ts';
import { shopInsightsRoutes } from './desk/routes.ts';
import { shopEarningsRoutes } from './shop-earnings-routes.ts';
import { salesSubscriptions } from './subscriptions.ts';

export { hasPairs, otherProducts } from './other-products.ts';
export { readScorecard } from './desk/scorecard-queries.ts';
export { foldProductSales } from './desk/product-sales.ts';
export { recountSales } from './recount-sales.ts';
export { dayOf, lastDays, periodOf, type Period } from './desk/period.ts';

/**
 * Figures from all orders: sales, hot products, products bought together, recommendations, earnings of shops, and what their dashboards and
 * analytics show.
 */
export const insightsModule = (deps: Deps & ListDeps): Module => ({
  routes(api) {
    insightsRoutes(api, deps);
    shopEarningsRoutes(api, deps);
    shopInsightsRoutes(api, deps);
  },
  subscriptions: salesSubscriptions(deps),
  timers: [
    { name: 'insights.recount_sales', cron: '23 2 * * *', run: () => recountSalesInTurn(deps) },
    { name: 'insights.fold_product_sales', cron: '* * * * *', run: () => foldProductSales(deps) },
    { name: 'insights.rank_hot_products', cron: '9,24,39,54 * * * *', run: () => rankHotProducts(deps) },
    { name: 'insights.rebuild_product_pairs', cron: '51 * * * *', run: () => rebuildPairsInTime(deps) },
  ],
});
