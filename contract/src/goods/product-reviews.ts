import { z } from 'zod';
import { flag } from '../base/fields.ts';

/** Stars in steps of a half. */
export const stars = z.number().describe('0.5 to 5 in halves');

/** A public review. */
export const review = z.object({
  review_id: z.string(),
  nickname: z.string().describe('Only its first letter in an anonymous review'),
  avatar: z.string(),
  score: stars.describe('The score of the product'),
  spec: z.string().describe('The bought option values, in the caller’s language'),
  comment: z.string(),
  pictures: z.array(z.string()),
  createtime: z.string(),
  edited: flag,
  follow_up: z
    .object({ comment: z.string(), pictures: z.array(z.string()), at: z.string().describe('ISO time') })
    .nullable(),
  reply: z
    .object({
      comment: z.string(),
      at: z.string(),
      edited_at: z.string().nullable().describe('When it was last changed'),
    })
    .nullable()
    .describe('Of the shop'),
  helpful: z.int().describe('Accounts that found it helpful'),
  is_helpful: flag.describe('1: the caller is one of them'),
  is_mine: flag,
});
export type Review = z.output<typeof review>;

/** What a shop replied before it changed its reply. */
export const replyVersion = z.object({
  words: z.string(),
  at: z.string().describe('ISO time'),
  by: z.string().describe('Name of the account'),
});
export type ReplyVersion = z.output<typeof replyVersion>;

/** A review on a product's page, with the fields that existing clients read. */
export const replyRow = review.extend({
  product_score: z.int().describe('Whole stars: existing clients draw one star per one'),
  pics: z
    .string()
    .describe('Comma-joined; an invisible picture where there is none, since existing clients draw at least one'),
});
