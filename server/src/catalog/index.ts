export { storeCategories } from './categories.ts';
export { combinationsById, findCombination, lockCombinations, type Combination, type CombinationWanted } from './combination-queries.ts';
export { specText, specTexts, type Specs } from './spec.ts';
export { giveStockBack, takeStock, type Shortage, type StockLine } from './stock-store.ts';
