import type { ProductSort } from '@tradewind/contract/goods/catalog';
import type { ProductFilters } from '@tradewind/contract/goods/search';
import type { KeptParts } from '../../base/cache/kept-parts.ts';
import type { Read } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { Call } from '../../base/http/call.ts';
import {
  followedShops,
  parseFilters,
  productPage,
  recommendedPage,
  scopeOf,
  sorted,
  type CardPage,
  type Categories,
  type Listing,
  type Paging,
} from '../catalog/index.ts';
import { searchPage } from './search-queries.ts';

/** What lists of products need. */
export type ListDeps = Pick<Deps, 'db'> & { categories: Categories; parts: KeptParts };

export interface ProductListInput extends Paging, Partial<ProductFilters> {
  category_id?: string | undefined;
  /** One of the shop's own categories. */
  shop_category_id?: string | undefined;
  shopId?: string | undefined;
  /** 1: only from shops that the caller follows. */
  followed?: 0 | 1 | undefined;
  withoutAdult?: boolean;
  /** 1: leaves out products that are rated low. */
  advertised?: 0 | 1 | undefined;
  title?: string | undefined;
  sort?: ProductSort | undefined;
}

/**
 * A page of products: search results when words are given, else those of a category or shop by sales, else recommended ones.
 *
 * @throws Refusal `category_not_found`
 */
export async function listProducts(
  { db: { read }, categories, parts }: ListDeps,
  caller: Pick<Call, 'actor' | 'now'>,
  wanted: ProductListInput,
): Promise<CardPage> {
  const { title = '', sort = 'relevance', withoutAdult = false } = wanted;
  const advertised = wanted.advertised === 1;
  const category = scopeOf(await categories.tree(), wanted.category_id);
  const filters = parseFilters(wanted, caller.now);
  const isFiltered = Object.values(filters).some((limit) => limit !== null && limit !== false);
  const listing = {
    category,
    withoutAdult,
    advertised,
    ...(await scopeOfShops(read, caller, wanted)),
    ...(isFiltered && { filters }),
  };
  const keep = parts.keepFor(caller);
  if (title) return searchPage(read, { ...listing, words: title, sort }, wanted, { keep });
  if (sort !== 'relevance') return productPage(read, listing, sorted[sort], wanted, keep);
  return category === null && !listing.shops && !isFiltered
    ? recommendedPage(read, wanted, keep)
    : productPage(read, listing, sorted.sales, wanted, keep);
}

/** Which shops a list is of: one, those that the caller follows, or all. A visitor follows none. */
export async function scopeOfShops(
  read: Read,
  { actor }: Pick<Call, 'actor'>,
  { shopId, followed }: Pick<ProductListInput, 'shopId' | 'followed'>,
): Promise<Pick<Listing, 'shops'>> {
  if (shopId !== undefined) return { shops: [shopId] };
  if (followed !== 1) return {};
  return { shops: actor === null ? [] : await followedShops(read, actor.userId) };
}
