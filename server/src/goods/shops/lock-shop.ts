import type { Tx } from '../../base/db/database.ts';

/** Lets one change at a time touch what is said and decided of a shop. @returns false where there is no such shop. */
export async function lockShop(tx: Tx, shopId: string): Promise<boolean> {
  const row = await tx.selectFrom('shops').select('id').where('id', '=', shopId).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}
