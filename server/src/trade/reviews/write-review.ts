import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { found, refuse, type RefusalCode } from '@tradewind/contract/base/refusals';
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
import { showPictures } from './show-pictures.ts';
import { linesOfOrder, type OwnLine } from './lines-queries.ts';
import { reviewStatusOf, toHalves } from './review.ts';
import { reviewWritten } from './review-events.ts';
import { insertReview } from './reviews-store.ts';

type Said = ParsedInputOf<typeof contract>;

/** A client without idempotency keys that sends the same again so soon is repeating itself. */
const repeatsWithin = 30 * second;

const whyNot = {
  done: 'review_exists',
  gone: 'review_not_possible',
  own_shop: 'review_own_shop',
  too_early: 'review_too_early',
  too_late: 'review_too_late',
} as const satisfies Record<Exclude<ReviewStatus, 'yes'>, RefusalCode>;

/** Writes the one review of an order line. Product and shop are counted anew with it. */
export async function writeReview(deps: Deps, call: ShopperCall, said: Said): Promise<Work<{ review_id: string }>> {
  const {
    actor: { userId },
    now,
    hasIdempotencyKey,
  } = call;
  const settings = await readSettings(deps.db.read, now);
  return async (tx) => {
    // Two reviews of one order wait for each other here, and the second one sees the first.
    const order = await lockOrder(tx, { userId, id: said.order_id });
    const repeated =
      hasIdempotencyKey || said.order_product_id
        ? null
        : await sameJustNow(tx, userId, said, later(now, -repeatsWithin));
    if (repeated) return { review_id: repeated };
    const line = lineMeant(await linesOfOrder(tx, userId, order.id), said);
    const standing = reviewStatusOf(line.facts, settings['reviews.withinDays'], now);
    if (standing !== 'yes') refuse(whyNot[standing]);

    const id = newId();
    await insertReview(tx, {
      id,
      line_id: line.id,
      order_id: order.id,
      product_id: line.product_id,
      shop_id: line.shop_id,
      user_id: userId,
      product_score: toHalves(said.product_score),
      service_score: toHalves(said.service_score),
      postage_score: toHalves(said.postage_score),
      words: said.comment,
      pictures: await showPictures(tx, userId, said.pics, now),
      nameless: said.nameless === 1,
      reviewed_at: now,
    });
    await recordReviewed(tx, line.id, now);
    await countReviews(tx, line);
    await deps.jobs.publish(tx, reviewWritten, { reviewId: id });
    return { review_id: id };
  };
}

/** The line that is named; else the first of the product that has no review, since existing clients name the product alone. */
function lineMeant(lines: readonly OwnLine[], { product_id: productId, order_product_id: lineId }: Said): OwnLine {
  const candidates = lines.filter((line) => line.product_id === productId && (!lineId || line.id === lineId));
  return found(candidates.find(({ facts }) => !facts.reviewed) ?? candidates[0], 'order_not_found');
}

/** The same words and scores about the same product of this order, written a moment ago. */
async function sameJustNow(tx: Tx, userId: string, said: Said, since: Date): Promise<string | null> {
  const row = await tx
    .selectFrom('reviews')
    .select('id')
    .where('order_id', '=', said.order_id)
    .where('product_id', '=', said.product_id)
    .where('user_id', '=', userId)
    .where('reviewed_at', '>', since)
    .where('words', '=', said.comment)
    .where('product_score', '=', toHalves(said.product_score))
    .where('service_score', '=', toHalves(said.service_score))
    .where('postage_score', '=', toHalves(said.postage_score))
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
