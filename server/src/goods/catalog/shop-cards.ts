import type { ShopCard } from '@tradewind/contract/goods/catalog';
import type { Locale } from '@tradewind/contract/base/locales';
import type { Read } from '../../base/db/database.ts';
import { presentShop } from './present-shop.ts';
import { shopsById } from './shop-card-queries.ts';

/** Cards of open shops by id, as the page of a product shows them. */
export async function shopCards(
  read: Read,
  shopIds: readonly string[],
  locale: Locale,
  userId: string | null,
): Promise<Map<string, ShopCard>> {
  const rows = await shopsById(read, shopIds, userId);
  return new Map(rows.map((row) => [row.id, presentShop(row, locale)]));
}
