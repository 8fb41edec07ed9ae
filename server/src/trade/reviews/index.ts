export { reviewsDeskRoutes } from './desk-routes.ts';
export { firstReplies } from './first-replies.ts';
export { replyToReview } from './reply-to-review.ts';
export { reviewHidden, reviewReplied, reviewWritten } from './review-events.ts';
export { reviewsRoutes } from './routes.ts';
export { reviewsShopRoutes } from './shop-routes.ts';
export { voteHelpful } from './vote-helpful.ts';
export { writeReview } from './write-review.ts';
