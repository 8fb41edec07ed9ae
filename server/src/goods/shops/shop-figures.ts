import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../base/db/database.ts';

/*
 * Figures of shops that other modules compute. The caller passes a query with one row per changed shop, so that one
 * statement updates all of them.
 */

/** Stores the heat of shops. */
export async function storeShopHeat(tx: Tx, heats: RawBuilder<{ id: string; heat: number }>): Promise<void> {
  await sql`update shops s set heat = found.heat from (${heats}) found where s.id = found.id`.execute(tx);
}

/** Stores the number of pieces sold. */
export async function storeShopSales(tx: Tx, sales: RawBuilder<{ id: string; sales: number }>): Promise<void> {
  await sql`update shops s set sales = found.sales from (${sales}) found where s.id = found.id`.execute(tx);
}

/** Stores the number of reviews and of good reviews. */
export async function storeShopReviews(
  tx: Tx,
  reviews: RawBuilder<{ id: string; review_count: number; good_reviews: number }>,
): Promise<void> {
  await sql`
    update shops s set review_count = found.review_count, good_reviews = found.good_reviews
    from (${reviews}) found where s.id = found.id`.execute(tx);
}

/** Stores how soon shops answer, in minutes; null where nothing can be said. */
export async function storeShopReplyMinutes(
  tx: Tx,
  replies: RawBuilder<{ id: string; minutes: number | null }>,
): Promise<void> {
  await sql`update shops s set reply_minutes = found.minutes from (${replies}) found where s.id = found.id`.execute(tx);
}
