import type { Updateable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { Recharges } from '../../base/db/schema.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { changesOf, publishAll, type TransitionFacts } from '../../base/transitions/transition.ts';
import type { RechargeEvent } from './recharge-events.ts';
import {
  requireTransition,
  transitions,
  type RechargeFacts,
  type RechargeTransition,
  type RechargeTransitionRow,
} from './recharge-transitions.ts';

type Facts<Name extends RechargeTransition> = TransitionFacts<
  (typeof transitions)[Name],
  Updateable<Recharges>,
  RechargeEvent
>;

/**
 * Makes a transition of a locked recharge: writes its changes, books and publishes. Nothing else changes a recharge.
 *
 * @throws Refusal of the transition when it is not allowed.
 */
export async function transitionRecharge<Name extends RechargeTransition>(
  tx: Tx,
  { jobs }: { jobs: Jobs },
  recharge: RechargeFacts,
  name: Name,
  facts: Facts<Name>,
): Promise<void> {
  const { at, book } = facts as AnyFacts;
  requireTransition(recharge, name, at);
  const row: RechargeTransitionRow = transitions[name];
  const changes = { ...(row.to !== 'same' && { state: row.to }), ...changesOf(row, at, facts) };
  await Promise.all([
    tx.updateTable('recharges').set(changes).where('id', '=', recharge.id).execute(),
    row.books && book?.[row.books]?.(),
    publishAll(tx, jobs, row, [{ rechargeId: recharge.id }]),
  ]);
}

/** The facts of any transition. */
interface AnyFacts {
  at: Date;
  book?: Readonly<Record<string, () => Promise<unknown>>>;
}
