import type { Updateable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { PendingChanges } from '../../base/db/schema.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { changesOf, publishAll, type TransitionFacts } from '../../base/transitions/transition.ts';
import { requireTransition, transitions, type ChangeEvent, type ChangeFacts, type ChangeTransition } from './change.ts';

type Facts<Name extends ChangeTransition> = TransitionFacts<
  (typeof transitions)[Name],
  Updateable<PendingChanges>,
  Pick<ChangeEvent, 'changeId'>
>;

/**
 * Makes a transition of a locked change and publishes it. Nothing else updates a change.
 *
 * @throws Refusal of the transition when it is not allowed.
 */
export async function transitionChange<Name extends ChangeTransition>(
  tx: Tx,
  { jobs }: { jobs: Jobs },
  change: ChangeFacts,
  name: Name,
  facts: Facts<Name>,
): Promise<void> {
  const { at } = facts as { at: Date };
  requireTransition(change, name, at);
  const row = transitions[name];
  await tx
    .updateTable('pending_changes')
    .set({ state: row.to, ...changesOf(row, at, facts) })
    .where('id', '=', change.id)
    .execute();
  await publishAll(tx, jobs, row, [{ changeId: change.id }]);
}
