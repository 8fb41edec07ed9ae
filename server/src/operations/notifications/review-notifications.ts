import { reviewFacts, type ReviewFacts } from './facts-queries.ts';
import type { Notification } from './notification.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

/** Builds the notification about a review; null where its state has changed since the event. */
type NotificationOf = (facts: ReviewFacts) => Notification | null;

/** Builds a subscriber that notifies of an event of reviews. */
export function reviewNotifications(
  deps: NotificationsDeps,
  notificationOf: NotificationOf,
): (payloads: { reviewId: string }[]) => Promise<void> {
  return async (payloads) => {
    const facts = await reviewFacts(
      deps.db.read,
      payloads.map(({ reviewId }) => reviewId),
    );
    await notifyReaders(
      deps,
      facts.map(notificationOf).filter((notification) => notification !== null),
    );
  };
}

/** Notifies the shop of a new review. */
export const newReview: NotificationOf = ({ id, shopId, details, score }) => ({
  reader: 'shop',
  readerId: shopId,
  kind: 'shop_review',
  subject: `review:${id}`,
  details: { ...details, score, page: `/shop_reviews/${id}/show` },
});

/** Notifies the author of the shop's reply. */
export const repliedReview: NotificationOf = ({ id, userId, details, reply, hiddenAt }) =>
  hiddenAt || !reply
    ? null
    : {
        reader: 'user',
        readerId: userId,
        kind: 'review_replied',
        subject: `review:${id}:replied`,
        details: { ...details, message: reply },
      };

/** Notifies the author that the review was hidden and why, each time. */
export const hiddenReview: NotificationOf = ({ id, userId, details, hiddenAt, hiddenBecause }) =>
  hiddenAt
    ? {
        reader: 'user',
        readerId: userId,
        kind: 'review_hidden',
        subject: `review:${id}:hidden:${hiddenAt.getTime()}`,
        details: { ...details, message: hiddenBecause },
      }
    : null;
