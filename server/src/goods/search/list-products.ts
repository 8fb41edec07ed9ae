import type { ProductSort } from '@tradewind/contract/goods/catalog';
import type { ProductFilters } from '@tradewind/contract/goods/search';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import {
  categoryExists,
  categoryOf,
  parseFilters,
  productPage,
  recommendedPage,
  type CardPage,
  type Paging,
} from '../catalog/index.ts';
import { searchPage } from './search-queries.ts';

export interface ProductListInput extends Paging, Partial<ProductFilters> {
  category_id?: string | undefined;
  /** One of the shop's own categories. */
  shop_category_id?: string | undefined;
  shopId?: string | undefined;
  withoutAdult?: boolean;
  title?: string | undefined;
  sort?: ProductSort | undefined;
}

/**
 * A page of products: search results when words are given, else those of a category or shop by sales, else recommended ones.
 *
 * @throws Refusal `category_not_found`
 */
export async function listProducts(read: Read, now: Date, wanted: ProductListInput): Promise<CardPage> {
  const { title = '', shopId, sort = 'relevance', withoutAdult = false } = wanted;
  const category = categoryOf(wanted.category_id);
  const filters = parseFilters(wanted, now);
  const isFiltered = Object.values(filters).some((limit) => limit !== null && limit !== false);
  const listing = { category, withoutAdult, ...(shopId !== undefined && { shopId }), ...(isFiltered && { filters }) };
  const [known, page] = await Promise.all([category === null || categoryExists(read, category), rows()]);
  if (!known) refuse('category_not_found');
  return page;

  function rows(): Promise<CardPage> {
    if (title) return searchPage(read, { ...listing, words: title, sort }, wanted);
    if (sort !== 'relevance') return productPage(read, listing, sort, wanted);
    return category === null && shopId === undefined && !isFiltered
      ? recommendedPage(read, wanted)
      : productPage(read, listing, 'sales', wanted);
  }
}
