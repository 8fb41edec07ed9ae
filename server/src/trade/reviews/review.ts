import type { OrderStatus } from '@tradewind/contract/trade/orders';
import type { ReviewStatus } from '@tradewind/contract/trade/reviews';
import { day, later } from '../../base/clock/clock.ts';

/** The facts that decide whether an order line can be reviewed. */
export interface LineFacts {
  status: OrderStatus;
  completedAt: Date | null;
  quantity: number;
  refunded: number;
  reviewed: boolean;
  /** Whether the shopper is a member of the shop. */
  ownShop: boolean;
}

/** Whether a line can be reviewed now, or why not; fully refunded lines can't be. */
export function reviewStatusOf(line: LineFacts, withinDays: number, now: Date): ReviewStatus {
  if (line.reviewed) return 'done';
  if (line.status === 'cancelled' || line.status === 'refunded' || line.refunded >= line.quantity) return 'gone';
  if (line.ownShop) return 'own_shop';
  if (line.status !== 'received' && line.status !== 'completed') return 'too_early';
  const until = reviewUntil(line, withinDays);
  return until !== null && until <= now ? 'too_late' : 'yes';
}

/** The end of the time to review a line; null while its order is not completed. */
export const reviewUntil = ({ completedAt }: Pick<LineFacts, 'completedAt'>, withinDays: number): Date | null =>
  completedAt && later(completedAt, withinDays * day);

/** The facts that decide what the author can still do with a review. */
export interface ReviewFacts {
  reviewed_at: Date;
  edited_at: Date | null;
  followed_up_at: Date | null;
  hidden_at: Date | null;
}

/** The end of the time to change a review; null when it was changed or hidden, or the time is over. */
export function editUntil(review: ReviewFacts, editDays: number, now: Date): Date | null {
  const until = later(review.reviewed_at, editDays * day);
  return review.edited_at || review.hidden_at || until <= now ? null : until;
}

/** The end of the time to add a follow-up; null when there is one, the review is hidden, or the time is over. */
export function followUpUntil(review: ReviewFacts, followUpDays: number, now: Date): Date | null {
  const until = later(review.reviewed_at, followUpDays * day);
  return review.followed_up_at || review.hidden_at || until <= now ? null : until;
}

/** The facts that decide whether a shop can still change its reply. */
export interface ReplyFacts extends ReviewFacts {
  replied_at: Date | null;
}

/**
 * The end of the time to change a reply: counted from the reply, or from what the author changed or added since. Null without a
 * reply, for a hidden review, and when the time is over.
 */
export function replyEditUntil(review: ReplyFacts, editDays: number, now: Date): Date | null {
  if (!review.replied_at || review.hidden_at) return null;
  const since = [review.replied_at, review.edited_at, review.followed_up_at].map((time) => time?.getTime() ?? 0);
  const until = new Date(Math.max(...since) + editDays * day);
  return until <= now ? null : until;
}

/** Stars as the whole number of half stars that is stored. */
export const toHalves = (stars: number): number => Math.round(stars * 2);
/** Stored half stars as stars. */
export const toStars = (halves: number): number => halves / 2;
/** Stored half stars as whole stars, rounded up. */
export const wholeStars = (halves: number): number => Math.ceil(halves / 2);

/** The lowest score, in half stars, of a favourable review. */
export const favourableFrom = 8;

/** The name that is shown of an author who stays anonymous. */
export const anonymous = (name: string): string => `${[...name][0] ?? ''}***`;

/** Whether a text contains a letter or digit. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
