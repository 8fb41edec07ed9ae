import type { ShopReviewQueue } from '@tradewind/contract/trade/shop-desk/reviews';
import { sql } from 'kysely';
import { allOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { isBehind, pagesOf, placeOf, type Place } from '../../base/db/keyset.ts';
import { countQueues, type Queues } from '../../base/db/queues.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import { productsNamed } from '../../goods/catalog/index.ts';
import { replyVersions } from './reply-versions.ts';
import { reviews } from './reviews-queries.ts';

/** A query of a shop's reviews with their order, and whether the shop's or the user's report is open. */
function reviewsAtShop(read: Read, shopId: string, userId: string) {
  return reviews(read, userId)
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['o.sn as order_sn', replyVersions.as('reply_versions')])
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

const queues: Queues<ShopReviewQueue> = {
  open: sql`r.replied_at is null and r.hidden_at is null`,
  low: sql`r.product_score <= 6 and r.hidden_at is null`,
  replied: sql`r.replied_at is not null`,
};

/** What a member looks for among the reviews of the shop. */
export interface ReviewFilters {
  stars?: number | undefined;
  /** The number of the order, or a part of the review. */
  q?: string | undefined;
  product?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

/** The conditions of the filters and of a queue, for the reviews `r` of a shop. */
function matches(shopId: string, { stars, q, product, from, to }: ReviewFilters, queue?: ShopReviewQueue) {
  return allOf([
    sql`r.shop_id = ${shopId}`,
    stars !== undefined && sql`r.product_score in (${stars * 2 - 1}, ${stars * 2})`,
    q &&
      sql`(strpos(lower(r.words), lower(${q})) > 0 or strpos(lower(r.follow_up), lower(${q})) > 0
        or r.order_id = (select n.id from orders n where n.sn = upper(${q}) and n.shop_id = ${shopId}))`,
    product && sql`r.product_id in ${productsNamed(shopId, product)}`,
    from && sql`r.reviewed_at >= ${from}`,
    to && sql`r.reviewed_at < ${to}`,
    queue && queues[queue],
  ]);
}

interface ShopQuery extends ReviewFilters {
  queue?: ShopReviewQueue | undefined;
  page: number;
  limit: number;
  sort: '-createtime' | 'createtime' | 'score' | '-score';
}

/** One page of a shop's reviews in a queue, with the number of reviews in each queue that the filters fit. */
export async function listForShop(
  read: Read,
  { shopId, userId }: { shopId: string; userId: string },
  { queue, page, limit, sort, ...filters }: ShopQuery,
) {
  const counts = await countQueues(read, sql`from reviews r where ${matches(shopId, filters)}`, queues);
  let query = reviewsAtShop(read, shopId, userId).where(matches(shopId, filters, queue));
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  if (sort.endsWith('score')) query = query.orderBy('r.product_score', direction);
  const list = await query
    .orderBy('r.reviewed_at', sort === 'createtime' ? 'asc' : 'desc')
    .orderBy('r.id')
    .limit(limit)
    .offset(rowsBefore(page, limit))
    .execute();
  return { list, total: counts[queue ?? 'all'], counts };
}

/** All reviews of a shop in a queue that the filters fit, latest first, in pages. */
export const pagesOfReviews = (
  read: Read,
  { shopId, userId }: { shopId: string; userId: string },
  { queue, ...filters }: ReviewFilters & { queue?: ShopReviewQueue | undefined },
) =>
  pagesOf((last: (ShopReviewRecord & Place) | null, limit) =>
    reviewsAtShop(read, shopId, userId)
      .select(placeOf('r.reviewed_at', 'r.id'))
      .where(matches(shopId, filters, queue))
      .$if(last !== null, (query) => query.where(isBehind('r.reviewed_at', 'r.id', last!)))
      .orderBy('r.reviewed_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit)
      .execute(),
  );

/** A review of the shop; null when there is none with this id. */
export async function findForShop(
  read: Read,
  { shopId, userId }: { shopId: string; userId: string },
  id: string,
): Promise<ShopReviewRecord | null> {
  return (await reviewsAtShop(read, shopId, userId).where('r.id', '=', id).executeTakeFirst()) ?? null;
}
