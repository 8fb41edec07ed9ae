import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, int, text } from '../../base/fields.ts';
import { review } from '../../goods/product-reviews.ts';
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
  can_report: flag,
});
export type ShopReview = z.output<typeof shopReview>;

export const shopReviews = endpoint({
  name: 'shopDesk.reviews',
  summary: 'Reviews of the shop’s products',
  who: 'merchant',
  right: 'reviews',
  method: 'GET',
  path: '/api/shop/reviews',
  input: listInput(['-createtime', 'createtime', 'score', '-score'], {
    queue: filter(z.enum(shopReviewQueues)),
    stars: filter(int.pipe(z.int().min(1).max(5))),
  }),
  output: deskList(shopReview).extend({ counts: z.record(z.string(), z.int()).describe('Reviews per queue') }),
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
  summary: 'Reply to a review, once and for everybody to read',
  who: 'merchant',
  right: 'reviews',
  method: 'POST',
  path: '/api/shop/reviews/reply',
  input: z.object({ id, text: text(1_000, 0) }),
  output: shopReview,
  refusals: ['review_not_found', 'review_replied', 'message_empty'],
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
