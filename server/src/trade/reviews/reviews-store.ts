import type { ReportReason } from '@tradewind/contract/trade/reviews';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { Reviews } from '../../base/db/schema.ts';
import { newId } from '../../base/ids/ids.ts';

export type StoredReview = Selectable<Reviews>;

/** Inserts a review. */
export async function insertReview(tx: Tx, review: Insertable<Reviews>): Promise<void> {
  await tx.insertInto('reviews').values(review).execute();
}

/** Locks a review; null when the given author or shop has none with this id. */
export async function lockReview(
  tx: Tx,
  id: string,
  whose: { userId?: string; shopId?: string } = {},
): Promise<StoredReview | null> {
  let query = tx.selectFrom('reviews').selectAll().where('id', '=', id).forUpdate();
  if (whose.userId) query = query.where('user_id', '=', whose.userId);
  if (whose.shopId) query = query.where('shop_id', '=', whose.shopId);
  return (await query.executeTakeFirst()) ?? null;
}

/** Updates columns of a review. */
export async function changeReview(tx: Tx, id: string, changes: Updateable<Reviews>): Promise<void> {
  await tx.updateTable('reviews').set(changes).where('id', '=', id).execute();
}

/** Adds or removes a helpful vote and recounts; the review must be locked. @returns the number of votes. */
export async function saveVote(tx: Tx, reviewId: string, userId: string, helpful: boolean, at: Date): Promise<number> {
  if (helpful) {
    await tx
      .insertInto('review_votes')
      .values({ review_id: reviewId, user_id: userId, voted_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await tx.deleteFrom('review_votes').where('review_id', '=', reviewId).where('user_id', '=', userId).execute();
  }
  const { helpful: count } = await tx
    .updateTable('reviews')
    .set({ helpful: sql<number>`(select count(*) from review_votes where review_id = ${reviewId})` })
    .where('id', '=', reviewId)
    .returning('helpful')
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewReport {
  reviewId: string;
  userId: string;
  forShop: boolean;
  reason: ReportReason;
  words: string;
  at: Date;
}

/** Inserts a report of a review. @returns false when the user has reported it before. */
export async function insertReport(
  tx: Tx,
  { reviewId, userId, forShop, reason, words, at }: NewReport,
): Promise<boolean> {
  const done = await tx
    .insertInto('review_reports')
    .values({ id: newId(), review_id: reviewId, user_id: userId, for_shop: forShop, reason, words, reported_at: at })
    .onConflict((conflict) => conflict.columns(['review_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** Closes the open reports of a review. @returns how many were closed. */
export async function closeReports(tx: Tx, reviewId: string, by: string, at: Date): Promise<number> {
  const done = await tx
    .updateTable('review_reports')
    .set({ decided_at: at, decided_by: by })
    .where('review_id', '=', reviewId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}

/** Keeps what a shop's reply said before it was changed. */
export async function insertReplyVersion(
  tx: Tx,
  { reviewId, words, at, by }: { reviewId: string; words: string; at: Date; by: string },
): Promise<void> {
  await tx
    .insertInto('review_reply_versions')
    .values({ id: newId(), review_id: reviewId, words, written_at: at, written_by: by })
    .execute();
}
