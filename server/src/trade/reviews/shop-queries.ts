import type { ShopReviewQueue } from '@tradewind/contract/trade/shop-desk/reviews';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { reviews } from './reviews-queries.ts';

/** A query of a shop's reviews with their order, and whether the shop's or the user's report is open. */
function reviewsAtShop(read: Read, shopId: string, userId: string) {
  return reviews(read, userId)
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select('o.sn as order_sn')
    .select([
      sql<boolean>`exists (select from review_reports p where p.review_id = r.id and p.for_shop and p.decided_at is null)`.as(
        'waits',
      ),
      sql<boolean>`exists (select from review_reports p where p.review_id = r.id and p.user_id = ${userId}::uuid)`.as(
        'reported',
      ),
    ])
    .where('r.shop_id', '=', shopId);
}
export type ShopReviewRecord = Awaited<ReturnType<ReturnType<typeof reviewsAtShop>['executeTakeFirstOrThrow']>>;

const queues: Readonly<Record<ShopReviewQueue, RawBuilder<boolean>>> = {
  open: sql<boolean>`r.replied_at is null and r.hidden_at is null`,
  low: sql<boolean>`r.product_score <= 6 and r.hidden_at is null`,
  replied: sql<boolean>`r.replied_at is not null`,
};

interface ShopQuery {
  queue?: ShopReviewQueue | undefined;
  stars?: number | undefined;
  page: number;
  limit: number;
  sort: '-createtime' | 'createtime' | 'score' | '-score';
}

/** One page of a shop's reviews in a queue, with the number of reviews in each queue. */
export async function listForShop(
  read: Read,
  { shopId, userId }: { shopId: string; userId: string },
  { queue, stars, page, limit, sort }: ShopQuery,
) {
  const counted = await read
    .selectFrom('reviews as r')
    .select([
      sql<number>`count(*)::int`.as('all'),
      ...(Object.keys(queues) as ShopReviewQueue[]).map((name) =>
        sql<number>`(count(*) filter (where ${queues[name]}))::int`.as(name),
      ),
    ])
    .where('r.shop_id', '=', shopId)
    .$if(stars !== undefined, (query) => query.where('r.product_score', 'in', [stars! * 2 - 1, stars! * 2]))
    .executeTakeFirstOrThrow();
  let query = reviewsAtShop(read, shopId, userId);
  if (queue) query = query.where(queues[queue]);
  if (stars !== undefined) query = query.where('r.product_score', 'in', [stars * 2 - 1, stars * 2]);
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  if (sort.endsWith('score')) query = query.orderBy('r.product_score', direction);
  const list = await query
    .orderBy('r.reviewed_at', sort === 'createtime' ? 'asc' : 'desc')
    .orderBy('r.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const counts: Record<string, number> = counted;
  return { list, total: counts[queue ?? 'all'] ?? 0, counts };
}

/** A review of the shop; null when there is none with this id. */
export async function findForShop(
  read: Read,
  { shopId, userId }: { shopId: string; userId: string },
  id: string,
): Promise<ShopReviewRecord | null> {
  return (await reviewsAtShop(read, shopId, userId).where('r.id', '=', id).executeTakeFirst()) ?? null;
}
