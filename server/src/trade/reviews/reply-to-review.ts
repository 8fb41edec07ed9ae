import { refuse } from '@tradewind/contract/base/refusals';
import type { Work } from '../../base/db/work.ts';
import type { Deps } from '../../base/deps.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { hasWords, replyEditUntil } from './review.ts';
import { reviewReplied } from './review-events.ts';
import { changeReview, insertReplyVersion, lockReview } from './reviews-store.ts';

/** Adds the shop's reply to a review, once. @throws Refusal `message_empty`, `review_not_found`, `review_replied`. */
export function replyToReview(
  deps: Pick<Deps, 'jobs'>,
  { actor: { userId, shopId }, now }: MerchantCall,
  { id, text }: { id: string; text: string },
): Work<void> {
  if (!hasWords(text)) refuse('message_empty', {}, ['text']);
  return async (tx) => {
    const review = await lockReview(tx, id, { shopId });
    if (!review || review.hidden_at) refuse('review_not_found');
    if (review.replied_at) refuse('review_replied');
    await changeReview(tx, review.id, { reply: text, replied_at: now, replied_by: userId });
    await deps.jobs.publish(tx, reviewReplied, { reviewId: review.id });
  };
}

/**
 * Changes the shop's reply to a review within the time for it, and keeps what it said before. The same words again change
 * nothing.
 *
 * @throws Refusal `message_empty`, `review_not_found`, `review_not_replied`, `reply_edit_over`.
 */
export async function editReply(
  { db }: Pick<Deps, 'db'>,
  { actor: { userId, shopId }, now }: MerchantCall,
  { id, text }: { id: string; text: string },
): Promise<Work<void>> {
  if (!hasWords(text)) refuse('message_empty', {}, ['text']);
  const { 'reviews.editDays': days } = await readSettings(db.read, now);
  return async (tx) => {
    const review = await lockReview(tx, id, { shopId });
    if (!review || review.hidden_at) refuse('review_not_found');
    if (!review.replied_at) refuse('review_not_replied');
    if (!replyEditUntil(review, days, now)) refuse('reply_edit_over', { days });
    if (review.reply === text) return;
    await insertReplyVersion(tx, {
      reviewId: review.id,
      words: review.reply,
      at: review.reply_edited_at ?? review.replied_at,
      by: review.replied_by!,
    });
    await changeReview(tx, review.id, { reply: text, reply_edited_at: now, replied_by: userId });
  };
}
