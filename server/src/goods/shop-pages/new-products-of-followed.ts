import type { AddedProduct } from '@tradewind/contract/goods/favourites';
import type { Locale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { cardColumns, fromProducts, presentCard, windowOf, type CardRow, type Paging } from '../catalog/index.ts';

interface NewsRow extends CardRow {
  avatar: string;
}

/**
 * What the open shops that somebody follows put on the shelf, newest first. Each shop's newest are read from its index, no
 * more of them than the page can show, so the size of the shops does not matter.
 */
export async function newProductsOfFollowedPage(read: Read, userId: string, paging: Paging): Promise<NewsRow[]> {
  const window = windowOf(paging);
  if (!window) return [];
  const { limit, offset } = window;
  return rowsOf<NewsRow>(
    read,
    sql`
    select ${cardColumns}, h.avatar ${fromProducts} join (
      select newest.* from shop_follows f cross join lateral (
        select p.id, p.created_at from products p where p.shop_id = f.shop_id and p.status = 'on_sale' and not p.adult
        order by p.created_at desc, p.id limit ${limit + offset}
      ) newest
      where f.user_id = ${userId} and exists (select from shops s where s.id = f.shop_id and s.status = 'open')
      order by newest.created_at desc, newest.id limit ${limit} offset ${offset}
    ) newest on newest.id = p.id
    order by newest.created_at desc, newest.id`,
  );
}

export const presentNews = (row: NewsRow, locale: Locale, now: Date): AddedProduct => ({
  ...presentCard(row, locale, now),
  mer_avatar: row.avatar,
  added_at: row.created_at.toISOString(),
});
