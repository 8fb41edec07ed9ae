import { sql } from 'kysely';
import type { Tx } from '../base/db/database.ts';
import { newId } from '../base/ids/ids.ts';

/** Puts pieces into the shopper's line of this combination. @returns the line as it is then. */
export async function addPieces(tx: Tx, userId: string, skuId: string, pieces: number, price: bigint, at: Date): Promise<{ cartId: string; quantity: number }> {
  const row = await tx
    .insertInto('cart_lines')
    .values({ id: newId(), user_id: userId, sku_id: skuId, quantity: pieces, price_when_added: price, added_at: at })
    .onConflict((oc) =>
      oc.columns(['user_id', 'sku_id']).doUpdateSet({
        // Whoever asks for more than a line can hold is told so by the act, which sees the sum.
        quantity: sql<number>`least(cart_lines.quantity + ${pieces}::int, 999)`,
        price_when_added: price,
        added_at: at,
      }),
    )
    .returning(['id', 'quantity'])
    .executeTakeFirstOrThrow();
  return { cartId: row.id, quantity: row.quantity };
}

/** Takes as many pieces of a combination as the cart still may hold. @returns how many were put in. */
export async function addWhatThereIs(tx: Tx, userId: string, wanted: { skuId: string; pieces: number; stock: number; price: bigint }, at: Date): Promise<number> {
  const line = await tx.selectFrom('cart_lines').select('quantity').where('user_id', '=', userId).where('sku_id', '=', wanted.skuId).forUpdate().executeTakeFirst();
  const pieces = Math.min(wanted.pieces, Math.min(wanted.stock, 999) - (line?.quantity ?? 0));
  if (pieces <= 0) return 0;
  await addPieces(tx, userId, wanted.skuId, pieces, wanted.price, at);
  return pieces;
}

/** The combination of an own line, locked; null when the line is not there or not the shopper's. */
export async function lockCartLine(tx: Tx, userId: string, cartId: string): Promise<{ skuId: string } | null> {
  const row = await tx.selectFrom('cart_lines').select('sku_id').where('id', '=', cartId).where('user_id', '=', userId).forUpdate().executeTakeFirst();
  return row ? { skuId: row.sku_id } : null;
}

export async function setPieces(tx: Tx, cartId: string, quantity: number): Promise<void> {
  await tx.updateTable('cart_lines').set({ quantity }).where('id', '=', cartId).execute();
}

/** @returns how many of them were still there. */
export async function removeCartLines(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await tx.deleteFrom('cart_lines').where('user_id', '=', userId).where('id', 'in', [...ids]).executeTakeFirst();
  return Number(numDeletedRows);
}
