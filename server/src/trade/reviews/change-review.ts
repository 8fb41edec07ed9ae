import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { editReview as editContract, followUpReview as followUpContract } from '@tradewind/contract/trade/reviews';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { setShown } from '../../platform/uploads/index.ts';
import { countReviews } from './count-reviews.ts';
import { publishPictures } from './show-pictures.ts';
import { editUntil, followUpUntil, hasWords, toHalves } from './review.ts';
import { changeReview, lockReview } from './reviews-store.ts';

/**
 * Changes a shopper's review, once; pictures that are removed from it become private.
 *
 * @throws Refusal `review_not_found`, `review_edit_over`, `picture_invalid`.
 */
export async function editReview(
  deps: Deps,
  { actor: { userId }, now }: ShopperCall,
  input: ParsedInputOf<typeof editContract>,
): Promise<void> {
  const settings = await readSettings(deps.db.read, now);
  await deps.db.transact(async (tx) => {
    const review = requireFound(await lockReview(tx, input.review_id, { userId }), 'review_not_found');
    const days = settings['reviews.editDays'];
    if (!editUntil(review, days, now)) refuse('review_edit_over', { days });
    const pictures = await publishPictures(tx, userId, input.pics, now);
    await setShown(
      tx,
      review.pictures.filter((name) => !pictures.includes(name) && !review.follow_up_pictures.includes(name)),
      false,
    );
    await changeReview(tx, review.id, {
      product_score: toHalves(input.product_score),
      service_score: toHalves(input.service_score),
      postage_score: toHalves(input.postage_score),
      words: input.comment,
      pictures,
      nameless: input.nameless === 1,
      edited_at: now,
    });
    await countReviews(tx, review);
  });
}

/**
 * Adds a follow-up to a shopper's review, once, without changing its scores.
 *
 * @throws Refusal `message_empty`, `review_not_found`, `review_follow_up_over`, `picture_invalid`.
 */
export async function followUpReview(
  deps: Deps,
  { actor: { userId }, now }: ShopperCall,
  input: ParsedInputOf<typeof followUpContract>,
): Promise<void> {
  if (!hasWords(input.comment) && input.pics.length === 0) refuse('message_empty', {}, ['comment']);
  const settings = await readSettings(deps.db.read, now);
  await deps.db.transact(async (tx) => {
    const review = requireFound(await lockReview(tx, input.review_id, { userId }), 'review_not_found');
    if (!followUpUntil(review, settings['reviews.followUpDays'], now)) refuse('review_follow_up_over');
    await changeReview(tx, review.id, {
      follow_up: input.comment,
      follow_up_pictures: await publishPictures(tx, userId, input.pics, now),
      followed_up_at: now,
    });
  });
}
