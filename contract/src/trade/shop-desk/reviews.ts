import { z } from 'zod';
import { csvFile } from '../../base/csv-file.ts';
import { asFile, countedList, filter, listInput, moment, queueCounts } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, int, text } from '../../base/fields.ts';
import { replyVersion, review } from '../../goods/product-reviews.ts';
import { reportReasons } from '../reviews.ts';

/** `open`: not replied to yet; `low`: three stars or less. */
export const shopReviewQueues = ['open', 'low', 'replied'] as const;
export type ShopReviewQueue = (typeof shopReviewQueues)[number];

/** A review of the merchant's shop, with its order. */
export const shopReview = review.extend({
  id: z.string(),
  written_at: z.string().describe('ISO time'),
  order_id: z.string(),
  order_sn: z.string(),
  product_id: z.string(),
  title: z.string(),
  image: z.string(),
  service_score: z.number(),
  postage_score: z.number(),
  hidden_because: z.string().nullable().describe('The reason of the operator who hid it; null while it is public'),
  reported: flag.describe('1: the shop reported it and no operator has decided yet'),
  can_reply: flag,
  reply_edit_until: z.string().nullable().describe('Until when the reply can be changed; null when it can’t'),
  reply_versions: z.array(replyVersion).describe('What the reply said before, earliest first'),
  can_report: flag,
});
export type ShopReview = z.output<typeof shopReview>;

const reviewFilters = {
  queue: filter(z.enum(shopReviewQueues)),
  stars: filter(int.pipe(z.int().min(1).max(5))),
  q: filter(text(80)).describe('Number of the order, or a part of the review'),
  product: filter(text(80)).describe('A part of the title of the product, or its id'),
  from: filter(moment).describe('Written then or later'),
  to: filter(moment).describe('Written before this moment'),
};

export const shopReviews = endpoint({
  name: 'shopDesk.reviews',
  summary: 'Reviews of the shop’s products',
  who: 'merchant',
  right: 'reviews',
  method: 'GET',
  path: '/api/shop/reviews',
  input: listInput(['-createtime', 'createtime', 'score', '-score'], {
    ...reviewFilters,
  }),
  output: countedList(shopReview).extend({ counts: queueCounts('Reviews per queue that the filters fit') }),
  refusals: [],
});

export const exportReviews = endpoint({
  name: 'shopDesk.exportReviews',
  summary: `The same reviews without the names of their authors, latest first, ${asFile}`,
  who: 'merchant',
  right: 'reviews',
  method: 'GET',
  path: '/api/shop/reviews/export',
  input: z.object({ ...csvFile, ...reviewFilters }),
  output: z.string(),
  refusals: [],
});

export const shopReviewById = endpoint({
  name: 'shopDesk.review',
  summary: 'One review of a product of the shop',
  who: 'merchant',
  right: 'reviews',
  method: 'GET',
  path: '/api/shop/reviews/show',
  input: z.object({ id }),
  output: shopReview,
  refusals: ['review_not_found'],
});

export const replyToReview = endpoint({
  name: 'shopDesk.replyToReview',
  summary: 'Reply to a review, for everybody to read; there is one reply',
  who: 'merchant',
  right: 'reviews',
  method: 'POST',
  path: '/api/shop/reviews/reply',
  input: z.object({ id, text: text(1_000, 0) }),
  output: shopReview,
  refusals: ['review_not_found', 'review_replied', 'message_empty'],
});

export const editReply = endpoint({
  name: 'shopDesk.editReply',
  summary: 'Change the reply to a review; it then says that it was edited, and what it said before is kept',
  who: 'merchant',
  right: 'reviews',
  method: 'POST',
  path: '/api/shop/reviews/reply_edit',
  input: z.object({ id, text: text(1_000, 0) }),
  output: shopReview,
  refusals: ['review_not_found', 'review_not_replied', 'reply_edit_over', 'message_empty'],
});

export const reportForShop = endpoint({
  name: 'shopDesk.reportReview',
  summary: 'Report a review, on which an operator decides',
  who: 'merchant',
  right: 'reviews',
  method: 'POST',
  path: '/api/shop/reviews/report',
  input: z.object({ id, reason: z.enum(reportReasons), words: text(500, 0).default('') }),
  output: shopReview,
  refusals: ['review_not_found', 'review_reported'],
});
