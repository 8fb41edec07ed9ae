import type { FavouriteProduct } from '@tradewind/contract/goods/favourites';
import type { Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { cardColumns, fromProducts, windowOf, type CardRow, type Paging } from './card-queries.ts';
import { presentCard } from './present-product.ts';

interface FavouriteRow extends CardRow {
  liked_at: Date;
  price_when_liked: bigint;
  could_be_had: boolean;
  on_sale: boolean;
}

/** A page of a shopper's favourites, latest first, including products that are no longer sold; those for adults for adults only. */
export async function favouritesPage(
  read: Read,
  { userId, isAdult }: { userId: string; isAdult: boolean },
  paging: Paging,
): Promise<{ total: number; rows: FavouriteRow[] }> {
  const window = windowOf(paging);
  const mine = sql`from product_likes l where l.user_id = ${userId} and l.removed_at is null
    ${isAdult ? sql`` : sql`and not exists (select from products a where a.id = l.product_id and a.adult)`}`;
  const [[counted], rows] = await Promise.all([
    rowsOf<{ total: number }>(read, sql`select count(*)::int as total ${mine}`),
    window
      ? rowsOf<FavouriteRow>(
          read,
          sql`
          select ${cardColumns}, l.liked_at, l.price_when_liked, l.could_be_had, p.status = 'on_sale' and h.status = 'open' as on_sale
          ${fromProducts} join (
            select * ${mine} order by l.liked_at desc, l.product_id limit ${window.limit} offset ${window.offset}
          ) l on l.product_id = p.id
          order by l.liked_at desc, l.product_id`,
        )
      : [],
  ]);
  return { total: counted!.total, rows };
}

/** Presents one favourite with its price drop and availability since it was liked. */
export function presentFavourites(row: FavouriteRow, locale: Locale, now: Date): FavouriteProduct {
  const canBeHad = row.on_sale && row.in_stock;
  return {
    ...presentCard(row, locale, now),
    liked_at: row.liked_at.toISOString(),
    on_sale: row.on_sale,
    price_was: row.on_sale && row.min_price < row.price_when_liked ? toWire(usd(row.price_when_liked)) : null,
    back_in_stock: canBeHad && !row.could_be_had,
  };
}
