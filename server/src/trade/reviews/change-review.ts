import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { found, refuse } from '@tradewind/contract/base/refusals';
import type { editReview as editContract, followUpReview as followUpContract } from '@tradewind/contract/trade/reviews';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { setShown } from '../../platform/uploads/index.ts';
import { countReviews } from './count-reviews.ts';
import { showPictures } from './show-pictures.ts';
import { editUntil, followUpUntil, saysSomething, toHalves } from './review.ts';
import { changeReview, lockReview } from './reviews-store.ts';

/** Changes an own review, once. Pictures that are no longer in it are shown to nobody. */
export async function editReview(
  deps: Deps,
  { actor: { userId }, now }: ShopperCall,
  said: ParsedInputOf<typeof editContract>,
): Promise<void> {
  const settings = await readSettings(deps.db.read, now);
  await deps.db.transact(async (tx) => {
    const review = found(await lockReview(tx, said.review_id, { userId }), 'review_not_found');
    const days = settings['reviews.editDays'];
    if (!editUntil(review, days, now)) refuse('review_edit_over', { days });
    const pictures = await showPictures(tx, userId, said.pics, now);
    await setShown(
      tx,
      review.pictures.filter((name) => !pictures.includes(name) && !review.follow_up_pictures.includes(name)),
      false,
    );
    await changeReview(tx, review.id, {
      product_score: toHalves(said.product_score),
      service_score: toHalves(said.service_score),
      postage_score: toHalves(said.postage_score),
      words: said.comment,
      pictures,
      nameless: said.nameless === 1,
      edited_at: now,
    });
    await countReviews(tx, review);
  });
}

/** Adds how the goods did later, once; the scores stay as they are. */
export async function followUpReview(
  deps: Deps,
  { actor: { userId }, now }: ShopperCall,
  said: ParsedInputOf<typeof followUpContract>,
): Promise<void> {
  if (!saysSomething(said.comment) && said.pics.length === 0) refuse('message_empty', {}, ['comment']);
  const settings = await readSettings(deps.db.read, now);
  await deps.db.transact(async (tx) => {
    const review = found(await lockReview(tx, said.review_id, { userId }), 'review_not_found');
    if (!followUpUntil(review, settings['reviews.followUpDays'], now)) refuse('review_follow_up_over');
    await changeReview(tx, review.id, {
      follow_up: said.comment,
      follow_up_pictures: await showPictures(tx, userId, said.pics, now),
      followed_up_at: now,
    });
  });
}
