import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';

export interface CartLine {
  cartId: string;
  skuId: string;
  shopId: string;
  quantity: number;
  priceWhenAdded: bigint;
  savedAt: Date | null;
}

/** All cart lines of a shopper, including saved ones; shops by their newest line, newest first within a shop. */
export async function cartLines(read: Read, userId: string): Promise<CartLine[]> {
  const rows = await read
    .selectFrom('cart_lines as c')
    .innerJoin('skus as k', 'k.id', 'c.sku_id')
    .innerJoin('products as p', 'p.id', 'k.product_id')
    .select(['c.id', 'c.sku_id', 'p.shop_id', 'c.quantity', 'c.price_when_added', 'c.saved_at'])
    .select((eb) =>
      eb.fn
        .max('c.added_at')
        .over((over) => over.partitionBy('p.shop_id'))
        .as('shop_newest'),
    )
    .where('c.user_id', '=', userId)
    .orderBy('shop_newest', 'desc')
    .orderBy('p.shop_id')
    .orderBy('c.added_at', 'desc')
    .orderBy('c.id')
    .execute();
  return rows.map(cartLine);
}

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

const cartLine = (row: {
  id: string;
  sku_id: string;
  shop_id: string;
  quantity: number;
  price_when_added: bigint;
  saved_at: Date | null;
}): CartLine => ({
  cartId: row.id,
  skuId: row.sku_id,
  shopId: row.shop_id,
  quantity: row.quantity,
  priceWhenAdded: row.price_when_added,
  savedAt: row.saved_at,
});
