import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { requireFound, refuse, type RefusalCode } from '@tradewind/contract/base/refusals';
import type { ReviewStatus, writeReview as contract } from '@tradewind/contract/trade/reviews';
import { later, second } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { lockOrder, recordReviewed } from '../orders/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { countReviews } from './count-reviews.ts';
import { publishPictures } from './show-pictures.ts';
import { linesOfOrder, type OwnLine } from './lines-queries.ts';
import { reviewStatusOf, toHalves } from './review.ts';
import { reviewWritten } from './review-events.ts';
import { insertReview } from './reviews-store.ts';

type ReviewInput = ParsedInputOf<typeof contract>;

/** Within this time the same review of a client without idempotency keys counts as a repeat. */
const repeatWindow = 30 * second;

const statusRefusals = {
  done: 'review_exists',
  gone: 'review_not_possible',
  own_shop: 'review_own_shop',
  too_early: 'review_too_early',
  too_late: 'review_too_late',
} as const satisfies Record<Exclude<ReviewStatus, 'yes'>, RefusalCode>;

/**
 * Writes the review of an order line, once, and recounts product and shop.
 *
 * @throws Refusal `order_not_found`, `picture_invalid`, or the one of the line's review status.
 */
export async function writeReview(
  deps: Deps,
  call: ShopperCall,
  input: ReviewInput,
): Promise<Work<{ review_id: string }>> {
  const {
    actor: { userId },
    now,
    hasIdempotencyKey,
  } = call;
  const settings = await readSettings(deps.db.read, now);
  return async (tx) => {
    // Locks the order, so that concurrent reviews of it see each other.
    const order = await lockOrder(tx, { userId, id: input.order_id });
    const repeated =
      hasIdempotencyKey || input.order_product_id
        ? null
        : await findRepeat(tx, userId, input, later(now, -repeatWindow));
    if (repeated) return { review_id: repeated };
    const line = findLine(await linesOfOrder(tx, userId, order.id), input);
    const status = reviewStatusOf(line.facts, settings['reviews.withinDays'], now);
    if (status !== 'yes') refuse(statusRefusals[status]);

    const id = newId();
    await insertReview(tx, {
      id,
      line_id: line.id,
      order_id: order.id,
      product_id: line.product_id,
      shop_id: line.shop_id,
      user_id: userId,
      product_score: toHalves(input.product_score),
      service_score: toHalves(input.service_score),
      postage_score: toHalves(input.postage_score),
      words: input.comment,
      pictures: await publishPictures(tx, userId, input.pics, now),
      nameless: input.nameless === 1,
      reviewed_at: now,
    });
    await recordReviewed(tx, line.id, now);
    await countReviews(tx, line);
    await deps.jobs.publish(tx, reviewWritten, { reviewId: id });
    return { review_id: id };
  };
}

/** The given line, or the first unreviewed line of the product, since existing clients send only the product. */
function findLine(
  lines: readonly OwnLine[],
  { product_id: productId, order_product_id: lineId }: ReviewInput,
): OwnLine {
  const candidates = lines.filter((line) => line.product_id === productId && (!lineId || line.id === lineId));
  return requireFound(candidates.find(({ facts }) => !facts.reviewed) ?? candidates[0], 'order_not_found');
}

/** The id of a review with the same order, product, text and scores since a moment; null when there is none. */
async function findRepeat(tx: Tx, userId: string, input: ReviewInput, since: Date): Promise<string | null> {
  const row = await tx
    .selectFrom('reviews')
    .select('id')
    .where('order_id', '=', input.order_id)
    .where('product_id', '=', input.product_id)
    .where('user_id', '=', userId)
    .where('reviewed_at', '>', since)
    .where('words', '=', input.comment)
    .where('product_score', '=', toHalves(input.product_score))
    .where('service_score', '=', toHalves(input.service_score))
    .where('postage_score', '=', toHalves(input.postage_score))
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
