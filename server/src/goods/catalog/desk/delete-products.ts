import { sql } from 'kysely';
import { brokenConstraint, type Tx } from '../../../base/db/database.ts';

/**
 * Deletes products of a shop with their versions, SKUs and stock movements, each of them unless something refers to it: an
 * order, a cart, a favourite, a review.
 *
 * @returns the ids of those that are gone.
 */
export async function deleteProducts(tx: Tx, shopId: string, ids: readonly string[]): Promise<Set<string>> {
  const gone = new Set<string>();
  const rows = ids.length
    ? await tx
        .selectFrom('products')
        .select('id')
        .where('id', 'in', [...ids])
        .where('shop_id', '=', shopId)
        .execute()
    : [];
  if (rows.length === 0) return gone;
  // Most often nothing refers to any of them.
  const all = rows.map(({ id }) => id);
  if (await deleted(tx, all)) return new Set(all);
  for (const id of all) if (await deleted(tx, [id])) gone.add(id);
  return gone;
}

/** Deletes products; nothing is written and the answer is false when something refers to one of them. */
async function deleted(tx: Tx, ids: readonly string[]): Promise<boolean> {
  await sql`savepoint before_deleting`.execute(tx);
  try {
    await tx
      .deleteFrom('product_versions')
      .where('product_id', 'in', [...ids])
      .execute();
    await tx
      .deleteFrom('skus')
      .where('product_id', 'in', [...ids])
      .execute();
    await tx
      .deleteFrom('products')
      .where('id', 'in', [...ids])
      .execute();
    await sql`release savepoint before_deleting`.execute(tx);
    return true;
  } catch (error) {
    if (brokenConstraint(error) === null) throw error;
    await sql`rollback to savepoint before_deleting`.execute(tx);
    return false;
  }
}
