import type { Tx } from '../../base/db/database.ts';

/** Locks a shop until the transaction ends, so that changes to it happen one at a time. @returns false for an unknown shop. */
export async function lockShop(tx: Tx, shopId: string): Promise<boolean> {
  const row = await tx.selectFrom('shops').select('id').where('id', '=', shopId).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks shops in the order of their ids. Who changes figures of products locks their shops first, so that such changes
 * don't deadlock.
 */
export async function lockShops(tx: Tx, shopIds: readonly string[]): Promise<void> {
  const ids = [...new Set(shopIds)];
  if (ids.length > 0)
    await tx.selectFrom('shops').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}
