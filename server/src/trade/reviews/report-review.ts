import { refuse } from '@tradewind/contract/base/refusals';
import type { ReportReason } from '@tradewind/contract/trade/reviews';
import type { Work } from '../../base/db/work.ts';
import type { Deps } from '../../base/deps.ts';
import type { MerchantCall, ShopperCall } from '../../base/http/call.ts';
import { insertReport, lockReview } from './reviews-store.ts';

interface Report {
  reason: ReportReason;
  words: string;
}

/** Reports a review as a shopper, once. @throws Refusal `review_not_found`, `review_own`, `review_reported`. */
export async function reportReview(
  deps: Pick<Deps, 'db'>,
  { actor: { userId }, now }: ShopperCall,
  { review_id: id, ...report }: Report & { review_id: string },
): Promise<null> {
  await deps.db.transact(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review || review.hidden_at) refuse('review_not_found');
    if (review.user_id === userId) refuse('review_own');
    if (!(await insertReport(tx, { ...report, reviewId: review.id, userId, forShop: false, at: now })))
      refuse('review_reported');
  });
  return null;
}

/** Reports a review of the merchant's shop, once per account. @throws Refusal `review_not_found`, `review_reported`. */
export const reportForShop =
  ({ actor: { userId, shopId }, now }: MerchantCall, { id, ...report }: Report & { id: string }): Work<void> =>
  async (tx) => {
    const review = await lockReview(tx, id, { shopId });
    if (!review || review.hidden_at) refuse('review_not_found');
    if (!(await insertReport(tx, { ...report, reviewId: review.id, userId, forShop: true, at: now })))
      refuse('review_reported');
  };
