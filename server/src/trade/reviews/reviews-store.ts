import type { ReportReason } from '@tradewind/contract/trade/reviews';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { Reviews } from '../../base/db/schema.ts';
import { newId } from '../../base/ids/ids.ts';

export type StoredReview = Selectable<Reviews>;

export async function insertReview(tx: Tx, review: Insertable<Reviews>): Promise<void> {
  await tx.insertInto('reviews').values(review).execute();
}

/** A review under lock. Null for somebody else's where an author or a shop is named, and for what is none. */
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

export async function changeReview(tx: Tx, id: string, changes: Updateable<Reviews>): Promise<void> {
  await tx.updateTable('reviews').set(changes).where('id', '=', id).execute();
}

/** Sets or takes back a vote and counts all of them; the review must be locked. @returns how many there are. */
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

/** @returns false when this account has reported it before. */
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

/** Whatever was reported about a review is dealt with. @returns how many reports were open. */
export async function closeReports(tx: Tx, reviewId: string, by: string, at: Date): Promise<number> {
  const done = await tx
    .updateTable('review_reports')
    .set({ decided_at: at, decided_by: by })
    .where('review_id', '=', reviewId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}
