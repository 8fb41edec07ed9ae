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
export { countViews } from './count-views.ts';
export { findHot } from './find-hot.ts';
export { findPairs } from './find-pairs.ts';
export { findHotSearches } from './hot-searches.ts';
export { indexProducts, indexStoredProducts, type SearchedTexts } from './index-product.ts';
export { listProducts } from './list-products.ts';
export { presentCard, presentCards } from './present-product.ts';
export type { Freight } from './present-product-detail.ts';
export { categoriesOfShop, picturesOfShop } from './product-queries.ts';
export { rememberSearch } from './recent-searches.ts';
export { drawUpTiers, remakeWords } from './remake-words.ts';
export { catalogRoutes } from './routes.ts';
export { searchCounter } from './search-counter.ts';
export { shopsSelling } from './search-queries.ts';
export type { ShopPorts } from './show-product.ts';
export { viewCounter } from './view-counter.ts';
export { giveStockBack, takeStock, type Shortage, type StockLine } from './stock-store.ts';
