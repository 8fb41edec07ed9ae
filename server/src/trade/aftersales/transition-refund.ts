import type { Updateable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { RefundRequests } from '../../base/db/schema.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { changesOf, publishAll, type TransitionFacts } from '../../base/transitions/transition.ts';
import type { RefundEvent } from './aftersale-events.ts';
import { releaseReplacement } from './replacement.ts';
import {
  hasEnded,
  requireTransition,
  transitions,
  type RefundTransition,
  type RefundTransitionRow,
  type Side,
} from './refund.ts';
import type { LockedRequest } from './refunds-store.ts';

/** What an act adds to a transition of the table. */
export type RefundTransitionFacts<Name extends RefundTransition> = TransitionFacts<
  (typeof transitions)[Name],
  Updateable<RefundRequests>,
  RefundEvent
> & { by: Side };

/**
 * Makes a transition of the table with a locked refund: writes, books and publishes what the table says, removes the
 * deadline of a refund that is over, and returns a replacement to stock that will not be sent.
 *
 * @throws Refusal of the transition when the side can't make it.
 */
export async function transitionRefund<Name extends RefundTransition>(
  tx: Tx,
  { jobs }: { jobs: Jobs },
  request: LockedRequest,
  name: Name,
  facts: RefundTransitionFacts<Name>,
): Promise<void> {
  const { at, by, book, event } = facts as AnyFacts;
  requireTransition(request, name, by, at);
  const row: RefundTransitionRow = transitions[name];
  const changes = {
    ...(row.to !== 'same' && { state: row.to, ...(hasEnded(row.to) && { due_at: null, over_at: at }) }),
    ...changesOf(row, at, facts),
  };
  await Promise.all([
    tx.updateTable('refund_requests').set(changes).where('id', '=', request.id).execute(),
    row.books && book?.[row.books]?.(),
    row.to !== 'same' && hasEnded(row.to) && row.to !== 'exchanged' && releaseReplacement(tx, request, at),
    publishAll(tx, jobs, row, [{ requestId: request.id, orderId: request.orderId, ...event }]),
  ]);
}

/** The facts of any transition. */
interface AnyFacts {
  at: Date;
  by: Side;
  book?: Readonly<Record<string, () => Promise<unknown>>>;
  event?: object;
}
