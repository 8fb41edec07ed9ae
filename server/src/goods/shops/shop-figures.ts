import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../base/db/database.ts';

/*
 * Figures of shops that are counted from what happened elsewhere. Whoever counts hands in a query with one row for each
 * shop that changes, so that one statement does it, however many there are.
 */

/** Stores how hot shops are. */
export async function storeShopHeat(tx: Tx, heats: RawBuilder<{ id: string; heat: number }>): Promise<void> {
  await sql`update shops s set heat = found.heat from (${heats}) found where s.id = found.id`.execute(tx);
}

/** Stores how many pieces were sold. */
export async function storeShopSales(tx: Tx, sales: RawBuilder<{ id: string; sales: number }>): Promise<void> {
  await sql`update shops s set sales = found.sales from (${sales}) found where s.id = found.id`.execute(tx);
}

/** Stores how many reviews there are and how many of them are good. */
export async function storeShopReviews(
  tx: Tx,
  reviews: RawBuilder<{ id: string; review_count: number; good_reviews: number }>,
): Promise<void> {
  await sql`
    update shops s set review_count = found.review_count, good_reviews = found.good_reviews
    from (${reviews}) found where s.id = found.id`.execute(tx);
}
