import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { insertion } from '../../base/db/json-rows.ts';
import { listOf, unnested } from '../../base/db/lists.ts';
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
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${listOf('text', names)}) as n (name)`.execute(
    tx,
  );
}

interface Addition {
  readonly userId: string;
  readonly skuId: string;
  readonly pieces: number;
  readonly price: bigint;
  readonly at: Date;
}

interface Added {
  readonly cartId: string;
  /** Of its line. */
  readonly quantity: number;
  /** Of the whole cart as `countCart` counts them. */
  readonly lines: number;
  readonly pieces: number;
}

/**
 * Adds pieces to the shopper's line of a SKU, up to 999, and counts the cart. The act compares the quantity with the stock. Shoppers who
 * add at once, each to their own cart, do so by one statement, so their carts are locked.
 */
export const addQuantity = together(async (tx, additions: readonly Addition[]): Promise<Added[]> => {
  const [, { rows }] = await Promise.all([
    lockCarts(
      tx,
      additions.map(({ userId }) => userId),
    ),
    sql<{ id: string; user_id: string; quantity: number; lines: bigint; pieces: bigint }>`
      with added as (
        ${insertion('cart_lines', rowsOf(additions))}
        on conflict (user_id, sku_id) do update set
          quantity = least(${currentQuantity} + excluded.quantity, 999),
          price_when_added = excluded.price_when_added, added_at = excluded.added_at, saved_at = null
        returning id, user_id, sku_id, quantity
      )
      select a.id, a.user_id, a.quantity, others.lines + 1 as lines, others.pieces + a.quantity as pieces
      from added a
      cross join lateral (
        select count(*) as lines, coalesce(sum(c.quantity) filter (where c.saved_at is null), 0) as pieces
        from cart_lines c where c.user_id = a.user_id and c.sku_id <> a.sku_id
      ) others`.execute(tx),
  ]);
  const byShopper = new Map(rows.map((row) => [row.user_id, row]));
  return additions.map(({ userId }) => {
    const { id, quantity, lines, pieces } = byShopper.get(userId)!;
    return { cartId: id, quantity, lines: Number(lines), pieces: Number(pieces) };
  });
});

const rowsOf = (additions: readonly Addition[]) =>
  additions.map(({ userId, skuId, pieces, price, at }) => ({
    id: newId(),
    user_id: userId,
    sku_id: skuId,
    quantity: pieces,
    price_when_added: price,
    added_at: at,
  }));

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
        using ${unnested(lines, { userId: 'uuid', id: 'uuid' })} as w (user_id, id)
        where c.id = w.id and c.user_id = w.user_id
        returning c.user_id`.execute(tx),
    ]);
    return wanted.map(({ userId }) => rows.filter((row) => row.user_id === userId).length);
  },
);
