import { reviewFacts, type ReviewFacts } from './facts-queries.ts';
import type { Notification } from './notification.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

/** What a review means to whom; null where it has moved on and there is nothing to tell any more. */
type Meaning = (facts: ReviewFacts) => Notification | null;

/** A listener that tells of an event of reviews. */
export function reviewNotifications(
  deps: NotificationsDeps,
  meaningOf: Meaning,
): (payloads: { reviewId: string }[]) => Promise<void> {
  return async (payloads) => {
    const facts = await reviewFacts(
      deps.db.read,
      payloads.map(({ reviewId }) => reviewId),
    );
    await notifyReaders(
      deps,
      facts.map(meaningOf).filter((news) => news !== null),
    );
  };
}

/** The shop, of what was said about it. */
export const newReview: Meaning = ({ id, shopId, details, score }) => ({
  reader: 'shop',
  readerId: shopId,
  kind: 'shop_review',
  subject: `review:${id}`,
  details: { ...details, score, page: `/shop_reviews/${id}/show` },
});

/** Whoever wrote it, of the shop's reply. */
export const repliedReview: Meaning = ({ id, userId, details, reply, hiddenAt }) =>
  hiddenAt || !reply
    ? null
    : {
        reader: 'user',
        readerId: userId,
        kind: 'review_replied',
        subject: `review:${id}:replied`,
        details: { ...details, message: reply },
      };

/** Whoever wrote it, of its disappearance and the reason, each time. */
export const hiddenReview: Meaning = ({ id, userId, details, hiddenAt, hiddenBecause }) =>
  hiddenAt
    ? {
        reader: 'user',
        readerId: userId,
        kind: 'review_hidden',
        subject: `review:${id}:hidden:${hiddenAt.getTime()}`,
        details: { ...details, message: hiddenBecause },
      }
    : null;
