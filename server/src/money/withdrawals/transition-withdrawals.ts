import type { Updateable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { Withdrawals } from '../../base/db/schema.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { changesOf, publishAll, type TransitionFacts } from '../../base/transitions/transition.ts';
import type { WithdrawalEvent } from './withdrawal-events.ts';
import {
  requireTransition,
  transitions,
  type WithdrawalFacts,
  type WithdrawalTransition,
  type WithdrawalTransitionRow,
} from './withdrawal.ts';

type Facts<Name extends WithdrawalTransition> = TransitionFacts<
  (typeof transitions)[Name],
  Updateable<Withdrawals>,
  WithdrawalEvent
>;

/**
 * Makes a transition of locked withdrawals: writes its changes, books and publishes. Nothing else changes a withdrawal.
 *
 * @throws Refusal of the transition when it is not allowed for one of them.
 */
export async function transitionWithdrawals<Name extends WithdrawalTransition>(
  tx: Tx,
  { jobs }: { jobs: Jobs },
  withdrawals: readonly WithdrawalFacts[],
  name: Name,
  facts: Facts<Name>,
): Promise<void> {
  const { at, book } = facts as AnyFacts;
  requireTransition(withdrawals, name, at);
  const row: WithdrawalTransitionRow = transitions[name];
  const ids = withdrawals.map(({ id }) => id);
  const changes = { ...(row.to !== 'same' && { status: row.to }), ...changesOf(row, at, facts) };
  await Promise.all([
    tx.updateTable('withdrawals').set(changes).where('id', 'in', ids).execute(),
    row.books && book?.[row.books]?.(),
    publishAll(
      tx,
      jobs,
      row,
      ids.map((withdrawalId) => ({ withdrawalId })),
    ),
  ]);
}

/** The facts of any transition. */
interface AnyFacts {
  at: Date;
  book?: Readonly<Record<string, () => Promise<unknown>>>;
}
