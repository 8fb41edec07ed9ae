import type { Locale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import {
  areFlashPricesDue,
  isRestrictedIn,
  presentShownSku,
  shownSkuColumns,
  type ShownSku,
  type ShownSkuRow,
} from '../../goods/catalog/index.ts';
import { defaultCountry } from '../../people/addresses/index.ts';
import { isDeliveredTo } from '../freight/index.ts';

export interface CartLine {
  readonly cartId: string;
  readonly skuId: string;
  readonly shopId: string;
  readonly quantity: number;
  readonly priceWhenAdded: bigint;
  readonly savedAt: Date | null;
}

/** A cart line with what is shown of its SKU. */
export interface ShownLine extends CartLine, ShownSku {
  /** To the destination; true while none is known. */
  readonly isDelivered: boolean;
}

export interface ShownCart {
  /** The destination; empty while none is known. */
  readonly country: string;
  /** Whether prices of flash sales have to be switched first, and the cart read again. */
  readonly areFlashPricesDue: boolean;
  /** Including saved lines; shops by their newest line, newest first within a shop. */
  readonly lines: readonly ShownLine[];
}

interface WantedCart {
  readonly userId: string;
  /** The destination without a default address whose country is known. */
  readonly country: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** The whole cart of a shopper: one statement, since each takes as long as several lines. */
export async function showCart(read: Read, { userId, country, locale, now }: WantedCart): Promise<ShownCart> {
  const destination = sql<string>`d.country`;
  const rows = await rowsOf<ShownCartRow>(
    read,
    sql`
    with destination as materialized (select coalesce(${defaultCountry(userId)}, ${country}) as country)
    select d.country, ${areFlashPricesDue(now)} as flash_prices_due,
      c.id, c.quantity, c.price_when_added, c.saved_at, ${shownSkuColumns(locale)},
      d.country = '' or (
        ${isDeliveredTo(sql`h.id`, destination)} and not ${isRestrictedIn(destination, now)}) as is_delivered
    from destination d left join (
      cart_lines c join skus s on s.id = c.sku_id join products p on p.id = s.product_id
        join categories g on g.code = p.category_code join shops h on h.id = p.shop_id
    ) on c.user_id = ${userId}
    order by max(c.added_at) over (partition by h.id) desc, h.id, c.added_at desc, c.id`,
  );
  return {
    country: rows[0]!.country,
    areFlashPricesDue: rows[0]!.flash_prices_due,
    lines: rows.flatMap((row) => (row.id === null ? [] : [shownLine(row)])),
  };
}

type ShownCartRow = { country: string; flash_prices_due: boolean } & (ShownLineRow | { id: null });
type ShownLineRow = CartLineRow & ShownSkuRow & { is_delivered: boolean };

const shownLine = (row: ShownLineRow): ShownLine => ({
  ...presentShownSku(row),
  ...cartLine(row),
  isDelivered: row.is_delivered,
});

/** The given cart lines of the shopper, without unknown ids and lines saved for later. */
export async function cartLinesById(read: Read, userId: string, ids: readonly string[]): Promise<CartLine[]> {
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom('cart_lines as c')
    .innerJoin('skus as k', 'k.id', 'c.sku_id')
    .innerJoin('products as p', 'p.id', 'k.product_id')
    .select(['c.id', 'c.sku_id', 'p.shop_id', 'c.quantity', 'c.price_when_added', 'c.saved_at'])
    .where('c.user_id', '=', userId)
    .where(isOneOf('c.id', ids))
    .where('c.saved_at', 'is', null)
    .orderBy('c.added_at', 'desc')
    .orderBy('c.id')
    .execute();
  return rows.map(cartLine);
}

/** SQL of the rows that `cartLinesById` finds, as `(id, sku_id, quantity, added_at)`. */
export const chosenCartLines = (userId: string, ids: readonly string[]) => sql`
  select id, sku_id, quantity, added_at from cart_lines
  where user_id = ${userId} and ${isOneOf('id', ids)} and saved_at is null`;

/** The number of cart lines, including saved ones, and of pieces in lines that are not saved for later. */
export async function countCart(read: Read, userId: string): Promise<{ lines: number; pieces: number }> {
  const row = await read
    .selectFrom('cart_lines')
    .select((eb) => [
      eb.fn.countAll<bigint>().as('lines'),
      eb.fn.sum<bigint | null>('quantity').filterWhere('saved_at', 'is', null).as('pieces'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { lines: Number(row?.lines ?? 0n), pieces: Number(row?.pieces ?? 0n) };
}

/** The number of pieces in a cart, without lines saved for later. */
export const countPieces = async (read: Read, userId: string): Promise<number> =>
  (await countCart(read, userId)).pieces;

interface CartLineRow {
  id: string;
  sku_id: string;
  shop_id: string;
  quantity: number;
  price_when_added: bigint;
  saved_at: Date | null;
}

const cartLine = (row: CartLineRow): CartLine => ({
  cartId: row.id,
  skuId: row.sku_id,
  shopId: row.shop_id,
  quantity: row.quantity,
  priceWhenAdded: row.price_when_added,
  savedAt: row.saved_at,
});
