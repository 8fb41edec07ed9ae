import { approveChange } from '@tradewind/contract/platform/desk/changes';
import { second } from '../src/base/clock/clock.ts';
import type { Database } from '../src/base/db/database.ts';
import { openDeskSession } from '../src/platform/operators/index.ts';
import { setSetting } from '../src/platform/settings/index.ts';
import type { TestApp } from './app.ts';
import { buildOperator } from './build-operator.ts';

/** Applies approved changes at once, for tests of what they change. */
export async function applyChangesAtOnce(db: Database, at = new Date()): Promise<void> {
  await db.transact((tx) => setSetting(tx, 'changes.waitHours', 0, { by: null, at }));
}

/** Approves a change as an administrator whom nobody knows. */
export async function approveAsAnother({ data, db, clock }: TestApp, id: string): Promise<void> {
  const { token } = await buildOperator(db, ['admin'], { now: clock.now() });
  await data(approveChange, { id }, { desk: token });
}

/** Runs the timer that applies changes. */
export async function processDueChanges({ deps }: TestApp): Promise<void> {
  await deps.jobs.timers.find(({ name }) => name === 'changes.process_due')!.run();
}

/** A new session of an operator, since sessions end within a waiting time. */
export const sessionOf = ({ db, clock }: TestApp, id: string): Promise<string> =>
  db.transact((tx) => openDeskSession(tx, id, { now: clock.now() }));

/** Raises a threshold above every amount, a second later, as an approved change does. */
export async function raiseThreshold(
  { db, clock }: TestApp,
  name: 'duties.secondApproverFrom' | 'recharge.secondApproverFrom' | 'withdrawal.secondApproverFrom',
): Promise<void> {
  clock.advance(second);
  await db.transact((tx) => setSetting(tx, name, 100_000_000_000, { by: null, at: clock.now() }));
}
