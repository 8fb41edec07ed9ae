import { refuse } from '@tradewind/contract/base/refusals';
import type { Work } from '../../base/db/work.ts';
import type { Deps } from '../../base/deps.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { hasWords } from './review.ts';
import { reviewReplied } from './review-events.ts';
import { changeReview, lockReview } from './reviews-store.ts';

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
