import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { findMembership } from '../../goods/merchants/index.ts';
import { lockReview, saveVote } from './reviews-store.ts';

/**
 * Adds or removes the shopper's helpful vote for a review.
 *
 * @throws Refusal `review_not_found`, `review_own`, `review_own_shop`.
 */
export async function voteHelpful(
  deps: Pick<Deps, 'db'>,
  { actor: { userId }, now }: ShopperCall,
  { review_id: id, is_helpful: helpful }: { review_id: string; is_helpful: 0 | 1 },
): Promise<{ helpful: number; is_helpful: 0 | 1 }> {
  return deps.db.transact(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review || review.hidden_at) refuse('review_not_found');
    if (review.user_id === userId) refuse('review_own');
    if (await findMembership(tx, userId, review.shop_id)) refuse('review_own_shop');
    return { helpful: await saveVote(tx, id, userId, helpful === 1, now), is_helpful: helpful };
  });
}
