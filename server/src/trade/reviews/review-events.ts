import { eventKind } from '../../base/jobs/jobs.ts';

/** What happens to reviews. Whoever listens looks up what else it needs: by then the review may have changed. */
export interface ReviewEvent {
  reviewId: string;
}

/** A buyer has said something about goods of a shop. */
export const reviewWritten = eventKind<ReviewEvent>('review_written');

/** The shop has replied. */
export const reviewReplied = eventKind<ReviewEvent>('review_replied');

/** An operator has hidden it, and says why. */
export const reviewHidden = eventKind<ReviewEvent>('review_hidden');
