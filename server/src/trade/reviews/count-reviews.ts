import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { storeProductScores } from '../../goods/catalog/index.ts';
import { lockShop, storeShopReviews } from '../../goods/shops/index.ts';
import { favourableFrom } from './review.ts';

/**
 * Recounts the scores of a product and its shop from all visible reviews, instead of incrementing counters. Locks the
 * shop until the transaction ends, so that concurrent recounts include each other's reviews.
 */
export async function countReviews(
  tx: Tx,
  { shop_id: shopId, product_id: productId }: { shop_id: string; product_id: string },
): Promise<void> {
  await lockShop(tx, shopId);
  await storeProductScores(
    tx,
    sql`
      select ${productId}::uuid as id, coalesce(sum(product_score), 0)::int as score_sum, count(*)::int as review_count
      from reviews where product_id = ${productId} and hidden_at is null`,
  );
  await storeShopReviews(
    tx,
    sql`
      select ${shopId}::uuid as id, count(*)::int as review_count,
        (count(*) filter (where product_score >= ${favourableFrom}))::int as good_reviews
      from reviews where shop_id = ${shopId} and hidden_at is null`,
  );
}
