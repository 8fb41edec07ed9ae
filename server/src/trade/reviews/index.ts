import type { Module } from '../../base/module.ts';
import { reviewsDeskRoutes } from './desk-routes.ts';
import type { ReviewsDeps } from './reviews-deps.ts';
import { reviewsRoutes } from './routes.ts';
import { reviewsShopRoutes } from './shop-routes.ts';

export { firstReplies } from './first-replies.ts';
export { anonymous, hasWords } from './review.ts';
export { replyToReview } from './reply-to-review.ts';
export { reviewHidden, reviewReplied, reviewWritten } from './review-events.ts';
export { countShownReviews } from './reviews-queries.ts';
export { voteHelpful } from './vote-helpful.ts';
export { writeReview } from './write-review.ts';

/** Reviews of products by shoppers. */
export const reviewsModule = (deps: ReviewsDeps): Module => ({
  routes(api) {
    reviewsRoutes(api, deps);
    reviewsShopRoutes(api, deps);
    reviewsDeskRoutes(api, deps);
  },
});
