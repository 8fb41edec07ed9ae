import type { Tx } from '../../base/db/database.ts';

/** Locks a shop until the transaction ends, so that changes to it happen one at a time. @returns false for an unknown shop. */
export async function lockShop(tx: Tx, shopId: string): Promise<boolean> {
  const row = await tx.selectFrom('shops').select('id').where('id', '=', shopId).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}
