import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';

/** Pieces of a line that are to be bought; what was laid aside comes back as something new. */
const toBuy = sql`case when cart_lines.saved_at is null then cart_lines.quantity else 0 end`;

/** Puts pieces into the shopper's line of this combination. @returns the line as it is then. */
export async function addQuantity(
  tx: Tx,
  userId: string,
  skuId: string,
  pieces: number,
  price: bigint,
  at: Date,
): Promise<{ cartId: string; quantity: number }> {
  const row = await tx
    .insertInto('cart_lines')
    .values({ id: newId(), user_id: userId, sku_id: skuId, quantity: pieces, price_when_added: price, added_at: at })
    .onConflict((oc) =>
      oc.columns(['user_id', 'sku_id']).doUpdateSet({
        // Whoever asks for more than a line can hold is told so by the act, which sees the sum.
        quantity: sql<number>`least(${toBuy} + ${pieces}::int, 999)`,
        price_when_added: price,
        added_at: at,
        saved_at: null,
      }),
    )
    .returning(['id', 'quantity'])
    .executeTakeFirstOrThrow();
  return { cartId: row.id, quantity: row.quantity };
}

/** The same as far as there is enough: what was in the line already counts, and is never made less. @returns the id of the line. */
export async function addAvailable(
  tx: Tx,
  userId: string,
  wanted: { skuId: string; pieces: number; stock: number; price: bigint },
  at: Date,
): Promise<string> {
  const { skuId, pieces, stock, price } = wanted;
  const most = Math.min(stock, 999);
  const row = await tx
    .insertInto('cart_lines')
    .values({
      id: newId(),
      user_id: userId,
      sku_id: skuId,
      quantity: Math.min(pieces, most),
      price_when_added: price,
      added_at: at,
    })
    .onConflict((oc) =>
      oc.columns(['user_id', 'sku_id']).doUpdateSet({
        quantity: sql<number>`greatest(${toBuy}, least(${toBuy} + ${pieces}::int, ${most}::int))`,
        price_when_added: price,
        added_at: at,
        saved_at: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The combination of an own line, locked; null when the line is not there or not the shopper's. */
export async function lockCartLine(
  tx: Tx,
  userId: string,
  cartId: string,
): Promise<{ skuId: string; quantity: number; addedAt: Date } | null> {
  const row = await tx
    .selectFrom('cart_lines')
    .select(['sku_id', 'quantity', 'added_at'])
    .where('id', '=', cartId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ? { skuId: row.sku_id, quantity: row.quantity, addedAt: row.added_at } : null;
}

export async function setQuantity(tx: Tx, cartId: string, quantity: number): Promise<void> {
  await tx.updateTable('cart_lines').set({ quantity }).where('id', '=', cartId).execute();
}

/** Lays lines aside, or back among those that are to be bought. */
export async function saveForLater(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  savedAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('cart_lines')
    .set({ saved_at: savedAt })
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
}

/** @returns how many of them were still there. */
export async function removeCartLines(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await tx
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .executeTakeFirst();
  return Number(numDeletedRows);
}
