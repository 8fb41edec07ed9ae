import { Refusal } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import { audit, hasRole } from '../operators/index.ts';
import { canTransition } from './change.ts';
import type { ChangeKind } from './change-kind.ts';
import { lockChange, type LockedChange } from './changes-store.ts';
import { transitionChange } from './transition-change.ts';

/** With the kinds of changes, which the modules above declare. */
export interface ChangesDeps extends Deps {
  readonly kinds: readonly ChangeKind[];
}

/** Applies every change whose time has come, and closes those that nobody decided; run by a timer. */
export async function processDueChanges(deps: ChangesDeps): Promise<number> {
  const now = deps.clock.now();
  const rows = await deps.db.read
    .selectFrom('pending_changes')
    .select('id')
    .where('state', 'in', ['proposed', 'approved'])
    .where('effective_at', '<=', now)
    .orderBy('effective_at')
    .orderBy('id')
    .execute();
  const faults: unknown[] = [];
  for (const { id } of rows) {
    // One that can't be applied must not hold up the others.
    await applyChangeIfDue(deps, deps.kinds, id).catch((error: unknown) => faults.push(error));
    await expireIfForgotten(deps, id);
  }
  if (faults.length > 0) throw faults[0];
  return rows.length;
}

/** Applies an approved change whose time has come. A change that is no longer possible has failed, with the refusal. */
export async function applyChangeIfDue(deps: Deps, kinds: readonly ChangeKind[], id: string): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  try {
    await db.transact(async (tx) => {
      const change = await lockChange(tx, id);
      if (canTransition(change, 'apply', now)) await applyChange(tx, deps, kindOf(kinds, change), change, now);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await db.transact(async (tx) => {
      const change = await lockChange(tx, id);
      if (!canTransition(change, 'fail', now)) return;
      await transitionChange(tx, deps, change, 'fail', { at: now, answer: error.code });
      await audit(tx, null, 'change.failed', change.subject, { change: id, refusal: error.code }, now);
    });
  }
}

async function applyChange(tx: Tx, deps: Deps, kind: ChangeKind, change: LockedChange, now: Date): Promise<void> {
  const { id, payload, proposedBy, approvedBy, reason } = change;
  if (!(await standsBehind(tx, kind, change))) throw new Refusal('change_proposer_gone');
  await kind.validate(tx, payload, now);
  await kind.apply(tx, payload, { changeId: id, by: { id: proposedBy }, approvedBy, reason, at: now });
  await transitionChange(tx, deps, change, 'apply', { at: now });
}

/** Whether proposer and approver may still do what they did. */
export async function standsBehind(
  tx: Tx,
  { proposers }: ChangeKind,
  { proposedBy, approvedBy }: Pick<LockedChange, 'proposedBy' | 'approvedBy'>,
): Promise<boolean> {
  return (
    (await hasRole(tx, proposedBy, proposers)) && (approvedBy === null || (await hasRole(tx, approvedBy, ['admin'])))
  );
}

async function expireIfForgotten(deps: Deps, id: string): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transact(async (tx) => {
    const change = await lockChange(tx, id);
    if (!canTransition(change, 'expire', now)) return;
    await transitionChange(tx, deps, change, 'expire', { at: now });
    await audit(tx, null, 'change.expired', change.subject, { change: id }, now);
  });
}

/** The declaration of a change's kind. */
export function kindOf(kinds: readonly ChangeKind[], { kind: name }: Pick<LockedChange, 'kind'>): ChangeKind {
  const kind = kinds.find((known) => known.name === name);
  if (!kind) throw new Error(`Nobody declares changes of the kind ${name}`);
  return kind;
}
