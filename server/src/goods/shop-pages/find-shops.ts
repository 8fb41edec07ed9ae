import type { Read } from '../../base/db/database.ts';
import type { ShopPage } from '../catalog/index.ts';
import { shopsSelling } from '../search/index.ts';
import { foundShopPage, hotShopPage } from './shop-lists.ts';

/** Shops found by their name or by what they sell; without words, all. */
export async function findShops(
  read: Read,
  input: { title?: string | undefined; page: number; limit: number },
  userId: string | null,
): Promise<ShopPage> {
  const { title, page, limit } = input;
  if (!title) return hotShopPage(read, { page, limit, userId });
  return foundShopPage(read, title, await shopsSelling(read, title), { page, limit, userId });
}
