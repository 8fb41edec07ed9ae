import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { favourableFrom } from './review.ts';

/**
 * Counts the scores of a product and of its shop anew from what everybody can read. Nothing is ever added to a number. The
 * shop stays locked until the transaction ends, so that nobody counts past somebody else's review.
 */
export async function countReviews(
  tx: Tx,
  { shop_id: shopId, product_id: productId }: { shop_id: string; product_id: string },
): Promise<void> {
  await tx.selectFrom('shops').select('id').where('id', '=', shopId).forNoKeyUpdate().execute();
  await sql`
    update products set score_sum = counted.score_sum, review_count = counted.review_count
    from (
      select coalesce(sum(product_score), 0)::int as score_sum, count(*)::int as review_count
      from reviews where product_id = ${productId} and hidden_at is null
    ) counted
    where id = ${productId}`.execute(tx);
  await sql`
    update shops set review_count = counted.review_count, good_reviews = counted.good_reviews
    from (
      select count(*)::int as review_count, (count(*) filter (where product_score >= ${favourableFrom}))::int as good_reviews
      from reviews where shop_id = ${shopId} and hidden_at is null
    ) counted
    where id = ${shopId}`.execute(tx);
}
