import { eventKind } from '../../base/jobs/jobs.ts';

/**
 * Events of a review carry its id only: subscribers read the rest, since the review may have changed in the meantime.
 */
export interface ReviewEvent {
  reviewId: string;
}

/** A shopper wrote a review. */
export const reviewWritten = eventKind<ReviewEvent>('review_written');

/** The shop replied to a review. */
export const reviewReplied = eventKind<ReviewEvent>('review_replied');

/** An operator hid a review. */
export const reviewHidden = eventKind<ReviewEvent>('review_hidden');
