import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../base/db/database.ts';

/*
 * Figures of products that other modules compute. The caller passes a query with one row per changed product, so that one
 * statement updates all of them.
 */

/** Stores the heat of products. */
export async function storeProductHeat(tx: Tx, heats: RawBuilder<{ id: string; heat: number }>): Promise<void> {
  await sql`update products p set heat = found.heat from (${heats}) found where p.id = found.id`.execute(tx);
}

/** Stores the number of pieces sold. */
export async function storeProductSales(tx: Tx, sales: RawBuilder<{ id: string; sales: number }>): Promise<void> {
  await sql`update products p set sales = found.sales from (${sales}) found where p.id = found.id`.execute(tx);
}

/** Stores the number of reviews and the sum of their scores in half stars. */
export async function storeProductScores(
  tx: Tx,
  scores: RawBuilder<{ id: string; score_sum: number; review_count: number }>,
): Promise<void> {
  await sql`
    update products p set score_sum = found.score_sum, review_count = found.review_count
    from (${scores}) found where p.id = found.id`.execute(tx);
}
