import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { countViews, visitorPartitions } from './count-views.ts';
import type { ProductDeskDeps } from './desk/desk-deps.ts';
import { publishScheduled } from './desk/publish-product.ts';
import { flashDeadlines, switchFlashPrices } from './flash/flash-prices.ts';
import { flashRoutes } from './flash/routes.ts';
import { restrictionRoutes } from './restrictions/routes.ts';
import { productOperatorRoutes } from './desk/operator-routes.ts';
import { productDeskRoutes } from './desk/routes.ts';
import { catalogRoutes } from './routes.ts';
import type { TreeDeps } from './tree/change-tree.ts';
import { categoryRoutes } from './tree/routes.ts';
import type { ProductPagePorts } from './show-product.ts';
import { recentViews } from './recent-views.ts';
import { viewCounter } from './view-counter.ts';
import { purgeSalts, visitMarkPartitions } from './visits/purge-marks.ts';
import type { VisitCounter } from './visits/visit-counter.ts';

export {
  cardColumns,
  categoryOf,
  fromProducts,
  listed,
  productPage,
  recommendedPage,
  recommendedPart,
  scopeOf,
  sorted,
  windowOf,
  type CardPage,
  type CardRow,
  type Listing,
  type Paging,
} from './card-queries.ts';
export { notSentTo, parseFilters, noFilters } from './card-filters.ts';
export {
  assignShopCategory,
  cardsOfProducts,
  categoriesOfProducts,
  countShopCategories,
  keepShopCategories,
  shopCategoriesOnSale,
  storeCategoriesOfProducts,
} from './shop-categories.ts';
export { requireAdult, requireAdultFor } from './adult.ts';
export { ownProductIds, type ProductFilters } from './desk/list-queries.ts';
export { ownProductSummaries } from './desk/own-product-queries.ts';
export { livingCategory, storeDefaultCategories } from './categories.ts';
export { codesOf, pathOf, readCategoryTree, type Category, type CategoryTree } from './category-tree.ts';
export { keepCategories, type Categories } from './kept-categories.ts';
export { isRestrictedIn, notSentToFor, withRestrictions } from './restrictions/sku-restrictions.ts';
export { addRestriction } from './restrictions/add-restriction.ts';
export { areFlashPricesDue, switchFlashPrices } from './flash/flash-prices.ts';
export { requireFlashLimits, returnFlashQuota, takeFlashQuota } from './flash/flash-quota.ts';
export { presentShownSku, shownSkuColumns, type ShownSku, type ShownSkuRow } from './shown-sku.ts';
export { presentSkuIn, skuColumnsIn, type SkuInRow } from './sku-in-language.ts';
export { findExchanges, skusById, findSku, lockSkus, type Sku, type SkuSelector } from './sku-queries.ts';
export { descriptionWords, type DescriptionFormat } from './description.ts';
export { createProduct, createProducts, type IndexProducts } from './create-product.ts';
export { productDecided, type ProductDecision } from './desk/product-events.ts';
export { showOwnProduct as showProductOfShop } from './desk/own-product-queries.ts';
export { hotPage } from './hot-products.ts';
export type { NewProduct, NewSku } from './new-product.ts';
export { categoryChoices } from './present-category.ts';
export type { CategoryMerge, MergePort } from './tree/merge-port.ts';
export { presentCard, presentCards } from './present-product.ts';
export type { DeliveryTerms } from './present-product-detail.ts';
export type { PlacedProduct } from './show-product.ts';
export { presentShop, presentShops } from './present-shop.ts';
export { advertised, advertisedShop } from './ratings.ts';
export { productsNamed } from './products-named.ts';
export { storeProductHeat, storeProductSales, storeProductScores } from './product-figures.ts';
export { categoriesOfShop, countProductsOnSale, hasProductsOnSale } from './product-queries.ts';
export {
  followedShops,
  isOpen,
  shopInAnyStatus,
  shopPage,
  shopsById,
  type ShopPage,
  type ShopListInput,
} from './shop-card-queries.ts';
export { isBot, visitCounter, type VisitCounter } from './visits/visit-counter.ts';
export { isBarcode } from './barcode.ts';
export { checkProduct } from './check-product.ts';
export { asProduct, picturesOf, type ProductContent, type SkuContent } from './desk/content.ts';
export { contentDifferences, variantName, type Difference } from './desk/differences.ts';
export { deleteProducts } from './desk/delete-products.ts';
export type { ProductDeskDeps } from './desk/desk-deps.ts';
export { lockProducts, readProducts, type ContentChange, type LockedProduct } from './desk/products-store.ts';
export { requireStorable, saveContents } from './desk/save-product.ts';
export { transitionMany } from './desk/transition-many.ts';
export { contentsAt, everyPictureOf } from './desk/versions-store.ts';
export { moveStock, returnStock, takeStock, type Shortage, type StockLine } from './stock-store.ts';

/** Products, their lists, favourites and views. */
export function catalogModule(
  deps: Deps &
    ProductPagePorts &
    ProductDeskDeps &
    TreeDeps & { visitorSecret: Buffer; visits: VisitCounter; log: FastifyBaseLogger },
): Module {
  const { db, log } = deps;
  const views = viewCounter(db, deps.visitorSecret, (error) => log.error(error, 'views were not counted'));
  const recent = recentViews(db, (error) => log.error(error, 'recent views were not stored'));
  return {
    routes(api) {
      catalogRoutes(api, { ...deps, views, recentViews: recent });
      productDeskRoutes(api, deps);
      productOperatorRoutes(api, deps);
      restrictionRoutes(api, deps);
      flashRoutes(api, deps);
      categoryRoutes(api, deps);
    },
    timers: [
      { name: 'catalog.count_views', cron: '*/5 * * * *', run: () => countViews({ ...deps, views }) },
      { name: 'catalog.switch_flash_prices', cron: '* * * * *', run: () => switchFlashPrices(deps, deps.clock.now()) },
      { name: 'catalog.publish_scheduled', cron: '* * * * *', run: () => publishScheduled(deps) },
      { name: 'catalog.purge_visit_marks', cron: '20 0 * * *', run: () => purgeSalts(deps) },
    ],
    partitions: [visitMarkPartitions, visitorPartitions],
    deadlines: flashDeadlines,
    close: async () => {
      await Promise.all([views.flush(), recent.flush(), deps.visits.flush()]);
    },
  };
}
