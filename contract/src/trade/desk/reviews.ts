import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, text } from '../../base/fields.ts';
import { replyVersion, review } from '../../goods/product-reviews.ts';
import { reportReasons } from '../reviews.ts';
import { filter, growingInput, growingList, queueCounts } from '../../base/desk-list.ts';

const roles = ['support'] as const;

/** `reported`: waits for a decision; `hidden`: visible to its author, the shop and operators only. */
export const reviewQueues = ['reported', 'hidden', 'shown'] as const;
export type ReviewQueue = (typeof reviewQueues)[number];

export const deskReview = review.extend({
  id: z.string(),
  written_at: z.string().describe('ISO time'),
  user_id: z.string(),
  username: z.string(),
  mer_id: z.string(),
  mer_name: z.string(),
  product_id: z.string(),
  title: z.string(),
  image: z.string(),
  order_id: z.string(),
  order_sn: z.string(),
  service_score: z.number(),
  postage_score: z.number(),
  reply_versions: z.array(replyVersion).describe('What the shop replied before it changed that, earliest first'),
  hidden: z.object({ at: z.string(), by: z.string(), because: z.string() }).nullable(),
  open_reports: z.int(),
  reports: z.array(
    z.object({
      id: z.string(),
      by: z.string().describe('Name of the account'),
      for_shop: flag,
      reason: z.enum(reportReasons),
      words: z.string(),
      at: z.string(),
      decided_at: z.string().nullable(),
    }),
  ),
});
export type DeskReview = z.output<typeof deskReview>;

export const deskReviews = endpoint({
  name: 'desk.reviews',
  summary: 'Reviews: those that somebody reported, those that were hidden, or all others',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/reviews',
  input: growingInput(['-createtime', 'createtime'], { queue: filter(z.enum(reviewQueues)), q: filter(text(100)) }),
  output: growingList(deskReview).extend({ counts: queueCounts('Reviews per queue') }),
  refusals: [],
});

export const deskReviewById = endpoint({
  name: 'desk.review',
  summary: 'One review with everything that was reported about it',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/reviews/show',
  input: z.object({ id }),
  output: deskReview,
  refusals: ['review_not_found'],
});

const deciding = z.object({ id, reason: text(500, 0) });

export const hideReview = endpoint({
  name: 'desk.hideReview',
  summary: 'Hide a review from everybody, with a reason that its author reads; it no longer counts',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/reviews/hide',
  input: deciding,
  output: deskReview,
  refusals: ['review_not_found', 'already_decided', 'reason_required'],
});

export const showReview = endpoint({
  name: 'desk.showReview',
  summary: 'Show a hidden review again',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/reviews/show_again',
  input: deciding,
  output: deskReview,
  refusals: ['review_not_found', 'already_decided', 'reason_required'],
});

export const keepReview = endpoint({
  name: 'desk.keepReview',
  summary: 'Keep a reported review visible',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/reviews/keep',
  input: deciding,
  output: deskReview,
  refusals: ['review_not_found', 'already_decided', 'reason_required'],
});
