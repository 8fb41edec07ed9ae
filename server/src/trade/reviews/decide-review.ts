import type { AuditAct } from '@tradewind/contract/platform/desk/audit-acts';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { setShown } from '../../platform/uploads/index.ts';
import { countReviews } from './count-reviews.ts';
import { hasWords } from './review.ts';
import { reviewHidden } from './review-events.ts';
import { changeReview, closeReports, lockReview, type StoredReview } from './reviews-store.ts';

interface Decision {
  id: string;
  reason: string;
}

/**
 * Hides a review and its pictures and removes it from the scores.
 *
 * @throws Refusal `reason_required`, `review_not_found`, `already_decided`.
 */
export async function hideReview(deps: Deps, call: DeskCall, decision: Decision): Promise<void> {
  await decide(deps, call, decision, 'review.hidden', async (tx, review) => {
    if (review.hidden_at) refuse('already_decided');
    await changeReview(tx, review.id, {
      hidden_at: call.now,
      hidden_by: call.operator.id,
      hidden_because: decision.reason,
    });
    await setShown(tx, picturesOf(review), false);
    await closeReports(tx, review.id, call.operator.id, call.now);
    await countReviews(tx, review);
    await deps.jobs.publish(tx, reviewHidden, { reviewId: review.id });
  });
}

/** Shows a hidden review again. @throws Refusal `reason_required`, `review_not_found`, `already_decided`. */
export async function showReview(deps: Deps, call: DeskCall, decision: Decision): Promise<void> {
  await decide(deps, call, decision, 'review.shown', async (tx, review) => {
    if (!review.hidden_at) refuse('already_decided');
    await changeReview(tx, review.id, { hidden_at: null, hidden_by: null, hidden_because: '' });
    await setShown(tx, picturesOf(review), true);
    await countReviews(tx, review);
  });
}

/**
 * Closes the reports of a review and leaves it visible.
 *
 * @throws Refusal `reason_required`, `review_not_found`, `already_decided`.
 */
export async function keepReview(deps: Deps, call: DeskCall, decision: Decision): Promise<void> {
  await decide(deps, call, decision, 'review.kept', async (tx, review) => {
    if ((await closeReports(tx, review.id, call.operator.id, call.now)) === 0) refuse('already_decided');
  });
}

const picturesOf = (review: StoredReview): string[] => [...review.pictures, ...review.follow_up_pictures];

async function decide(
  deps: Deps,
  { operator, now }: DeskCall,
  { id, reason }: Decision,
  act: AuditAct,
  work: (tx: Tx, review: StoredReview) => Promise<void>,
): Promise<void> {
  if (!hasWords(reason)) refuse('reason_required', {}, ['reason']);
  await deps.db.transact(async (tx) => {
    const review = requireFound(await lockReview(tx, id), 'review_not_found');
    await work(tx, review);
    await audit(tx, operator, act, `review:${review.id}`, { reason }, now);
  });
}
