import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { saysSomething } from './review.ts';
import { reviewReplied } from './review-events.ts';
import { changeReview, lockReview } from './reviews-store.ts';

/** The shop's one reply, which stays as it is. */
export async function replyToReview(
  deps: Deps,
  { actor: { userId, shopId }, now }: MerchantCall,
  { id, text }: { id: string; text: string },
): Promise<void> {
  if (!saysSomething(text)) refuse('message_empty', {}, ['text']);
  await deps.db.transact(async (tx) => {
    const review = await lockReview(tx, id, { shopId });
    if (!review || review.hidden_at) refuse('review_not_found');
    if (review.replied_at) refuse('review_replied');
    await changeReview(tx, review.id, { reply: text, replied_at: now, replied_by: userId });
    await deps.jobs.publish(tx, reviewReplied, { reviewId: review.id });
  });
}
