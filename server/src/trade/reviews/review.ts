import type { OrderStatus } from '@tradewind/contract/trade/orders';
import type { ReviewStatus } from '@tradewind/contract/trade/reviews';
import { day, later } from '../../base/clock/clock.ts';

/** What decides whether an order line can be reviewed. */
export interface LineFacts {
  status: OrderStatus;
  completedAt: Date | null;
  quantity: number;
  refunded: number;
  reviewed: boolean;
  /** Whether its shopper keeps the shop. */
  ownShop: boolean;
}

/** Whether a line can be reviewed now, and why not. What went back altogether is not reviewed: nobody has it. */
export function reviewStatusOf(line: LineFacts, withinDays: number, now: Date): ReviewStatus {
  if (line.reviewed) return 'done';
  if (line.status === 'cancelled' || line.status === 'refunded' || line.refunded >= line.quantity) return 'gone';
  if (line.ownShop) return 'own_shop';
  if (line.status !== 'received' && line.status !== 'completed') return 'too_early';
  const until = reviewUntil(line, withinDays);
  return until !== null && until <= now ? 'too_late' : 'yes';
}

/** Until when a line can be reviewed; null while its order is not completed. */
export const reviewUntil = ({ completedAt }: Pick<LineFacts, 'completedAt'>, withinDays: number): Date | null =>
  completedAt && later(completedAt, withinDays * day);

/** What decides what its author can still do with a review. */
export interface ReviewFacts {
  reviewed_at: Date;
  edited_at: Date | null;
  followed_up_at: Date | null;
  hidden_at: Date | null;
}

/** Until when a review can be changed; null when it was, or is over, or was hidden. */
export function editUntil(review: ReviewFacts, editDays: number, now: Date): Date | null {
  const until = later(review.reviewed_at, editDays * day);
  return review.edited_at || review.hidden_at || until <= now ? null : until;
}

/** The same for what is added later. */
export function followUpUntil(review: ReviewFacts, followUpDays: number, now: Date): Date | null {
  const until = later(review.reviewed_at, followUpDays * day);
  return review.followed_up_at || review.hidden_at || until <= now ? null : until;
}

/** Scores are kept as half stars, whole numbers. */
export const toHalves = (stars: number): number => Math.round(stars * 2);
export const toStars = (halves: number): number => halves / 2;
/** 0.5 counts as one star, 4.5 as five. */
export const wholeStars = (halves: number): number => Math.ceil(halves / 2);

/** From this on, in half stars, a review is favourable. */
export const favourableFrom = 8;

/** How somebody is shown who wishes to stay unnamed. */
export const unnamed = (name: string): string => `${[...name][0] ?? ''}***`;

/** Whether something was said, rather than only marks. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
