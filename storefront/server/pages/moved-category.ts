import type { Call } from '@tradewind/client/client';
import { categoryList, type Category } from '@tradewind/contract/goods/catalog';
import { findCategory } from '../../app/goods/catalog/categories.ts';

/** Where a list of a category that was merged is now, for ever; null for any other page. */
export async function movedCategory(url: URL, call: Call): Promise<string | null> {
  const id = url.searchParams.get('category');
  if (!id) return null;
  // Without an answer the page is drawn as it is: lists of a merged category hold the products of the other one anyway.
  const categories = await call(categoryList, {}).catch((): Category[] => []);
  const found = findCategory(categories, id);
  if (!found || found.id === id) return null;
  const query = new URLSearchParams(url.search);
  query.set('category', found.id);
  return `${url.pathname}?${query}`;
}
