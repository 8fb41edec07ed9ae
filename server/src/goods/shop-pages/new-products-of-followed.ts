import type { AddedProduct } from '@tradewind/contract/goods/favourites';
import type { Locale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import {
  advertised,
  cardColumns,
  fromProducts,
  presentCard,
  windowOf,
  type CardRow,
  type Paging,
} from '../catalog/index.ts';

interface AddedProductRow extends CardRow {
  avatar: string;
}

/**
 * New products of the open shops that a shopper follows, newest first, without those that are rated low. Of each shop only as many products are read from the
 * index as the page can show, so the cost does not depend on the size of the shops.
 */
export async function newProductsOfFollowedPage(
  read: Read,
  userId: string,
  paging: Paging,
): Promise<AddedProductRow[]> {
  const window = windowOf(paging);
  if (!window) return [];
  const { limit, offset } = window;
  return rowsOf<AddedProductRow>(
    read,
    sql`
    select ${cardColumns}, h.avatar ${fromProducts} join (
      select newest.* from shop_follows f cross join lateral (
        select p.id, p.created_at from products p where p.shop_id = f.shop_id and p.status = 'on_sale' and not p.adult and ${advertised}
        order by p.created_at desc, p.id limit ${limit + offset}
      ) newest
      where f.user_id = ${userId} and exists (select from shops s where s.id = f.shop_id and s.status = 'open')
      order by newest.created_at desc, newest.id limit ${limit} offset ${offset}
    ) newest on newest.id = p.id
    order by newest.created_at desc, newest.id`,
  );
}

/** Presents a new product with its shop's avatar. */
export const presentAddedProduct = (row: AddedProductRow, locale: Locale, now: Date): AddedProduct => ({
  ...presentCard(row, locale, now),
  mer_avatar: row.avatar,
  added_at: row.created_at.toISOString(),
});
