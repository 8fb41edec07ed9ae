import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { together } from '../../base/db/shared-transaction.ts';
import { newId } from '../../base/ids/ids.ts';

/** Lines in a cart, including lines saved for later. */
export const maxLines = 200;

/** The quantity of an existing line; 0 for a saved one, whose pieces don't count when the SKU is added again. */
const currentQuantity = sql`case when cart_lines.saved_at is null then cart_lines.quantity else 0 end`;

/**
 * Locks a shopper's cart. Every act that changes more than one of its lines takes this lock first, so that acts that name
 * the same lines in different orders don't deadlock.
 */
export const lockCart = (tx: Tx, userId: string): Promise<void> => lockCarts(tx, [userId]);

async function lockCarts(tx: Tx, userIds: readonly string[]): Promise<void> {
  const names = userIds.toSorted().map((id) => `cart ${id}`);
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as n (name)`.execute(
    tx,
  );
}

/** Adds pieces to the shopper's line of a SKU, up to 999. @returns the line with its new quantity. */
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
        // The act compares the sum with the stock and refuses.
        quantity: sql<number>`least(${currentQuantity} + ${pieces}::int, 999)`,
        price_when_added: price,
        added_at: at,
        saved_at: null,
      }),
    )
    .returning(['id', 'quantity'])
    .executeTakeFirstOrThrow();
  return { cartId: row.id, quantity: row.quantity };
}

/** Adds pieces up to the stock and 999; never reduces an existing line. @returns the id of the line. */
export async function addAvailable(
  tx: Tx,
  userId: string,
  { skuId, pieces, stock, price }: { skuId: string; pieces: number; stock: number; price: bigint },
  at: Date,
): Promise<string> {
  const maxQuantity = Math.min(stock, 999);
  const row = await tx
    .insertInto('cart_lines')
    .values({
      id: newId(),
      user_id: userId,
      sku_id: skuId,
      quantity: Math.min(pieces, maxQuantity),
      price_when_added: price,
      added_at: at,
    })
    .onConflict((oc) =>
      oc.columns(['user_id', 'sku_id']).doUpdateSet({
        quantity: sql<number>`greatest(${currentQuantity}, least(${currentQuantity} + ${pieces}::int, ${maxQuantity}::int))`,
        price_when_added: price,
        added_at: at,
        saved_at: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Locks a cart line of the shopper; null when there is none with this id. */
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

/** Sets the quantity of a cart line. */
export async function setQuantity(tx: Tx, cartId: string, quantity: number): Promise<void> {
  await tx.updateTable('cart_lines').set({ quantity }).where('id', '=', cartId).execute();
}

/** Saves cart lines for later, or moves them back with `savedAt` null. */
export async function saveForLater(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  savedAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  await Promise.all([
    lockCart(tx, userId),
    tx
      .updateTable('cart_lines')
      .set({ saved_at: savedAt })
      .where('user_id', '=', userId)
      .where('id', 'in', [...ids])
      .execute(),
  ]);
}

/** Deletes cart lines of the shopper. @returns how many were deleted. */
export const removeCartLines = async (tx: Tx, userId: string, ids: readonly string[]): Promise<number> =>
  ids.length === 0 ? 0 : remove(tx, { userId, ids });

/** One removal of each shopper. */
const remove = together(
  async (tx, wanted: readonly { userId: string; ids: readonly string[] }[]): Promise<number[]> => {
    const lines = wanted.flatMap(({ userId, ids }) => ids.map((id) => ({ userId, id })));
    const [, { rows }] = await Promise.all([
      lockCarts(
        tx,
        wanted.map(({ userId }) => userId),
      ),
      sql<{ user_id: string }>`
        delete from cart_lines c
        using unnest(${lines.map(({ userId }) => userId)}::uuid[], ${lines.map(({ id }) => id)}::uuid[]) as w (user_id, id)
        where c.id = w.id and c.user_id = w.user_id
        returning c.user_id`.execute(tx),
    ]);
    return wanted.map(({ userId }) => rows.filter((row) => row.user_id === userId).length);
  },
);
