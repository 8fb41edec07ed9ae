import type { ReviewSummary } from '@tradewind/contract/trade/reviews';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';

/** A query of reviews with author and order line, and whether the viewer voted for them. */
export function reviews(read: Read, viewerId: string | null) {
  return read
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('order_lines as l', 'l.id', 'r.line_id')
    .selectAll('r')
    .select(['u.username', 'u.nickname', 'u.avatar', 'l.titles', 'l.specs', 'l.image'])
    .select(
      sql<boolean>`exists (select from review_votes v where v.review_id = r.id and v.user_id = ${viewerId}::uuid)`.as(
        'voted',
      ),
    );
}
export type ReviewRecord = Awaited<ReturnType<ReturnType<typeof reviews>['executeTakeFirstOrThrow']>>;

/** Filter, order and page of a product's reviews. */
export interface ProductReviewsQuery {
  productId: string;
  viewerId: string | null;
  stars?: number | undefined;
  withPictures?: boolean;
  sort: 'helpful' | 'newest';
  page: number;
  limit: number;
}

const hasPictures = sql<boolean>`(r.pictures <> '{}' or r.follow_up_pictures <> '{}')`;

/** One page of the visible reviews of a product. */
export async function reviewsOfProduct(
  read: Read,
  { productId, viewerId, stars, withPictures = false, sort, page, limit }: ProductReviewsQuery,
): Promise<ReviewRecord[]> {
  let query = reviews(read, viewerId).where('r.product_id', '=', productId).where('r.hidden_at', 'is', null);
  if (stars !== undefined) query = query.where('r.product_score', 'in', [stars * 2 - 1, stars * 2]);
  if (withPictures) query = query.where(hasPictures);
  if (sort === 'helpful') query = query.orderBy('r.helpful', 'desc');
  return query.orderBy('r.reviewed_at', 'desc').orderBy('r.id').limit(limit).offset(rowsBefore(page, limit)).execute();
}

/** The number of visible reviews of a product that match a filter. */
export async function countOfProduct(
  read: Read,
  { productId, stars, withPictures = false }: Pick<ProductReviewsQuery, 'productId' | 'stars' | 'withPictures'>,
): Promise<number> {
  let query = read
    .selectFrom('reviews as r')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('r.product_id', '=', productId)
    .where('r.hidden_at', 'is', null);
  if (stars !== undefined) query = query.where('r.product_score', 'in', [stars * 2 - 1, stars * 2]);
  if (withPictures) query = query.where(hasPictures);
  return (await query.executeTakeFirstOrThrow()).count;
}

const ofStars = (stars: number) =>
  sql<number>`(count(*) filter (where r.product_score in (${sql.lit(stars * 2 - 1)}, ${sql.lit(stars * 2)})))::int`;
const meanStars = (column: 'product_score' | 'service_score' | 'postage_score') =>
  sql<number | null>`(round(avg(r.${sql.ref(column)}) * 5) / 10)::float8`;

/** The mean scores of a product, and its number of reviews by stars. */
export async function summaryOfProduct(read: Read, productId: string): Promise<ReviewSummary> {
  const row = await read
    .selectFrom('reviews as r')
    .select([
      meanStars('product_score').as('score'),
      meanStars('service_score').as('service'),
      meanStars('postage_score').as('postage'),
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where ${hasPictures}))::int`.as('with_pictures'),
      ofStars(1).as('one'),
      ofStars(2).as('two'),
      ofStars(3).as('three'),
      ofStars(4).as('four'),
      ofStars(5).as('five'),
    ])
    .where('r.product_id', '=', productId)
    .where('r.hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { one, two, three, four, five, ...rest } = row;
  return { ...rest, stars: [one, two, three, four, five] };
}

/** Whether there is a product with this id. */
export async function productExists(read: Read, productId: string): Promise<boolean> {
  return (await read.selectFrom('products').select('id').where('id', '=', productId).executeTakeFirst()) !== undefined;
}

/** A review of the user, by its order line or by its id; null when there is none. */
export async function findOwnReview(
  read: Read,
  userId: string,
  by: { lineId: string } | { id: string },
): Promise<ReviewRecord | null> {
  const query = reviews(read, userId).where('r.user_id', '=', userId);
  const found = 'id' in by ? query.where('r.id', '=', by.id) : query.where('r.line_id', '=', by.lineId);
  return (await found.executeTakeFirst()) ?? null;
}

/** How many reviews are shown. */
export async function countShownReviews(read: Read): Promise<number> {
  const { count } = await read
    .selectFrom('reviews')
    .where('hidden_at', 'is', null)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
