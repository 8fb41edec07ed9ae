import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../base/db/database.ts';

/*
 * Figures of products that are counted from what happened elsewhere. Whoever counts hands in a query with one row for each
 * product that changes, so that one statement does it, however many there are.
 */

/** Stores how hot products are. */
export async function storeProductHeat(tx: Tx, heats: RawBuilder<{ id: string; heat: number }>): Promise<void> {
  await sql`update products p set heat = found.heat from (${heats}) found where p.id = found.id`.execute(tx);
}

/** Stores how many pieces were sold. */
export async function storeProductSales(tx: Tx, sales: RawBuilder<{ id: string; sales: number }>): Promise<void> {
  await sql`update products p set sales = found.sales from (${sales}) found where p.id = found.id`.execute(tx);
}

/** Stores how many reviews there are and what their scores add up to. */
export async function storeProductScores(
  tx: Tx,
  scores: RawBuilder<{ id: string; score_sum: number; review_count: number }>,
): Promise<void> {
  await sql`
    update products p set score_sum = found.score_sum, review_count = found.review_count
    from (${scores}) found where p.id = found.id`.execute(tx);
}
