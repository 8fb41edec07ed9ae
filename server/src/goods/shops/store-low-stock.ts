import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';

/** Stores from how few pieces on a shop calls a stock low. The caller marks the products. */
export async function storeLowStock(tx: Tx, shopId: string, pieces: number): Promise<void> {
  await sql`update shops set low_stock_at = ${pieces}::int where id = ${shopId}`.execute(tx);
}
