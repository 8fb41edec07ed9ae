import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { flag, id, int, listOf, page, text } from '../base/fields.ts';
import { review, stars } from '../goods/product-reviews.ts';

/** The most pictures of a review or a follow-up. */
export const maxReviewPictures = 6;

/** Reasons for reporting a review. */
export const reportReasons = ['spam', 'abuse', 'private', 'untrue', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Whether a line can be reviewed, or was. */
export const reviewStatuses = ['yes', 'done', 'too_early', 'too_late', 'gone', 'own_shop'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** A review as its author sees it. */
export const ownReview = review.extend({
  service_score: stars,
  postage_score: stars,
  nameless: flag,
  hidden_because: z.string().nullable().describe('The reason of the operator who hid it'),
  edit_until: z.string().nullable().describe('Until when it can be changed, once; null when it can’t'),
  follow_up_until: z.string().nullable().describe('Until when something can be added, once; null when it can’t'),
});
export type OwnReview = z.output<typeof ownReview>;

export const lineReview = z.object({
  line: z.object({
    order_id: z.string(),
    order_product_id: z.string(),
    product_id: z.string(),
    mer_id: z.string(),
    title: z.string(),
    image: z.string(),
    spec: z.string(),
  }),
  standing: z.enum(reviewStatuses),
  until: z.string().nullable().describe('Until when it can be written, once that is known'),
  review: ownReview.nullable(),
});
export type LineReview = z.output<typeof lineReview>;

const score = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d(\.\d{1,2})?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0.5).max(5).multipleOf(0.5));
const scores = { product_score: score.default(5), service_score: score.default(5), postage_score: score.default(5) };
const pictures = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [
    ...new Set((Array.isArray(given) ? given : given.split(',')).map((url) => url.trim()).filter(Boolean)),
  ])
  .pipe(z.array(z.string().max(500)).max(maxReviewPictures));
const said = {
  comment: text(2_000, 0).default(''),
  pics: pictures.default([]).describe('Comma-joined links of own uploads, which become public'),
};
const nameless = int.pipe(flag).default(0).describe('1: show the first letter of the name alone');
const oneReview = z.object({ review_id: id });

export const writeReview = endpoint({
  name: 'reviews.write',
  summary: 'Review what was bought: once per order line, from its receipt until some time after the order’s completion',
  who: 'shopper',
  method: 'POST',
  path: '/api/order/comment',
  input: z.object({
    order_id: id,
    product_id: id,
    order_product_id: id.optional().describe('The line; without it the first one of this product that has no review'),
    ...scores,
    ...said,
    nameless,
  }),
  output: z.object({ review_id: z.string() }),
  refusals: [
    'order_not_found',
    'review_too_early',
    'review_too_late',
    'review_not_possible',
    'review_own_shop',
    'review_exists',
    'picture_invalid',
    'key_reused',
  ],
  notice: 'review_written',
  keyed: true,
});

export const editReview = endpoint({
  name: 'reviews.edit',
  summary: 'Change an own review, once and within some time',
  who: 'shopper',
  method: 'POST',
  path: '/api/review/edit',
  input: oneReview.extend({ ...scores, ...said, nameless }),
  output: ownReview,
  refusals: ['review_not_found', 'review_edit_over', 'picture_invalid'],
  notice: 'saved',
});

export const followUpReview = endpoint({
  name: 'reviews.followUp',
  summary: 'Add a follow-up to an own review, once; the scores stay',
  who: 'shopper',
  method: 'POST',
  path: '/api/review/follow_up',
  input: oneReview.extend(said),
  output: ownReview,
  refusals: ['review_not_found', 'review_follow_up_over', 'message_empty', 'picture_invalid'],
  notice: 'saved',
});

export const lineReviewOf = endpoint({
  name: 'reviews.ofLine',
  summary: 'An own order line, its review, and what can be done with it',
  who: 'shopper',
  method: 'GET',
  path: '/api/review/of_line',
  input: z.object({ order_id: id, order_product_id: id }),
  output: lineReview,
  refusals: ['order_not_found'],
});

export const reviewsOfOrder = endpoint({
  name: 'reviews.ofOrder',
  summary: 'Which lines of an own order can be reviewed or have been',
  who: 'shopper',
  method: 'GET',
  path: '/api/review/of_order',
  input: z.object({ order_id: id }),
  output: z.object({
    list: z.array(
      z.object({ order_product_id: z.string(), standing: z.enum(reviewStatuses), until: z.string().nullable() }),
    ),
  }),
  refusals: ['order_not_found'],
});

export const productReviews = endpoint({
  name: 'reviews.ofProduct',
  summary: 'Reviews of a product, all or filtered',
  who: 'anyone',
  method: 'GET',
  path: '/api/product/reviews',
  input: z.object({
    ...page,
    product_id: id,
    stars: int.pipe(z.int().min(1).max(5)).optional().describe('Only those with so many stars, halves rounded up'),
    with_pictures: int.pipe(flag).optional(),
    sort: z.enum(['helpful', 'newest']).default('helpful'),
  }),
  output: listOf(review).extend({
    summary: z.object({
      score: z.number().nullable().describe('Mean of the product’s scores; null before the first review'),
      service: z.number().nullable(),
      postage: z.number().nullable(),
      count: z.int(),
      with_pictures: z.int(),
      stars: z.array(z.int()).length(5).describe('Reviews with one, two … five stars, halves rounded up'),
    }),
  }),
  refusals: ['product_not_found', 'adults_only'],
});
export type ReviewSummary = z.output<typeof productReviews.output>['summary'];

export const voteHelpful = endpoint({
  name: 'reviews.vote',
  summary: 'Mark a review as helpful, or undo it; each account counts once',
  who: 'shopper',
  method: 'POST',
  path: '/api/review/helpful',
  input: oneReview.extend({ is_helpful: int.pipe(flag) }),
  output: z.object({ helpful: z.int(), is_helpful: flag }),
  refusals: ['review_not_found', 'review_own', 'review_own_shop'],
});

export const reportReview = endpoint({
  name: 'reviews.report',
  summary: 'Report a review, on which an operator decides',
  who: 'shopper',
  method: 'POST',
  path: '/api/review/report',
  input: oneReview.extend({ reason: z.enum(reportReasons), words: text(500, 0).default('') }),
  output: z.null(),
  refusals: ['review_not_found', 'review_own', 'review_reported'],
  notice: 'review_reported',
});
