import * as contract from '@tradewind/contract/trade/reviews';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { ShopperCall } from '../../base/http/call.ts';
import type { Api } from '../../base/http/api.ts';
import { requireAdultFor } from '../../goods/catalog/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { editReview, followUpReview } from './change-review.ts';
import { linesOfOrder } from './lines-queries.ts';
import { presentLine, presentOwnReview, presentReview, type Viewer } from './present-review.ts';
import { reportReview } from './report-review.ts';
import { reviewUntil, reviewStatusOf } from './review.ts';
import type { ReviewsDeps } from './reviews-deps.ts';
import { countOfProduct, findOwnReview, productExists, reviewsOfProduct, summaryOfProduct } from './reviews-queries.ts';
import { voteHelpful } from './vote-helpful.ts';
import { writeReview } from './write-review.ts';

/** Routes of shoppers and visitors for reviews. */
export function reviewsRoutes(api: Api, deps: ReviewsDeps): void {
  const { read } = deps.db;
  const viewer = ({ actor, locale, now }: ShopperCall): Viewer => ({
    userId: actor.userId,
    locale,
    now,
    fileLinks: deps.fileLinks,
  });

  async function ownReview(call: ShopperCall, id: string) {
    const row = requireFound(await findOwnReview(read, call.actor.userId, { id }), 'review_not_found');
    return presentOwnReview(row, viewer(call), await readSettings(read, call.now));
  }

  api.shopper(contract.writeReview, (call, input) => writeReview(deps, call, input));

  api.shopper(contract.editReview, async (call, input) => {
    await editReview(deps, call, input);
    return ownReview(call, input.review_id);
  });

  api.shopper(contract.followUpReview, async (call, input) => {
    await followUpReview(deps, call, input);
    return ownReview(call, input.review_id);
  });

  api.shopper(contract.lineReviewOf, async (call, { order_id: orderId, order_product_id: lineId }) => {
    const { userId } = call.actor;
    const lines = await linesOfOrder(read, userId, orderId);
    const line = requireFound(
      lines.find(({ id }) => id === lineId),
      'order_not_found',
    );
    const [row, settings] = await Promise.all([
      findOwnReview(read, userId, { lineId: line.id }),
      readSettings(read, call.now),
    ]);
    return presentLine(line, row && presentOwnReview(row, viewer(call), settings), viewer(call), settings);
  });

  api.shopper(contract.reviewsOfOrder, async ({ actor, now }, { order_id: orderId }) => {
    const lines = await linesOfOrder(read, actor.userId, orderId);
    if (lines.length === 0) refuse('order_not_found');
    const withinDays = (await readSettings(read, now))['reviews.withinDays'];
    return {
      list: lines.map(({ id, facts }) => ({
        order_product_id: id,
        standing: reviewStatusOf(facts, withinDays, now),
        until: reviewUntil(facts, withinDays)?.toISOString() ?? null,
      })),
    };
  });

  api.cached(contract.productReviews, async (call, { product_id: productId, stars, with_pictures, ...paging }) => {
    const { actor, locale, now } = call;
    if (!(await productExists(read, productId))) refuse('product_not_found');
    await requireAdultFor(read, call, productId);
    const query = {
      ...paging,
      productId,
      viewerId: actor?.userId ?? null,
      stars,
      withPictures: with_pictures === 1,
    };
    const [rows, total, summary] = await Promise.all([
      reviewsOfProduct(read, query),
      countOfProduct(read, query),
      summaryOfProduct(read, productId),
    ]);
    return {
      list: rows.map((row) => presentReview(row, { userId: query.viewerId, locale, now })),
      total,
      count: total,
      summary,
    };
  });

  api.shopper(contract.voteHelpful, (call, input) => voteHelpful(deps, call, input));
  api.shopper(contract.reportReview, (call, input) => reportReview(deps, call, input));
}
