import { refuse } from '@tradewind/contract/base/refusals';
import type { DeskCall } from '../../base/http/call.ts';
import { audit, requireSecondPerson } from '../operators/index.ts';
import { applyChangeIfDue, kindOf, standsBehind, type ChangesDeps } from './apply-changes.ts';
import { requireTransition } from './change.ts';
import { lockChange } from './changes-store.ts';
import { transitionChange } from './transition-change.ts';

/**
 * Approves a change that another administrator proposed, and applies it when its time has come already.
 *
 * @throws Refusal `change_not_found`, `already_decided`, `change_concerns_you`, `second_person_required`,
 *   `change_proposer_gone`.
 */
export async function approveChange(
  deps: ChangesDeps,
  { operator, now }: DeskCall,
  { id }: { id: string },
): Promise<void> {
  await deps.db.transact(async (tx) => {
    const change = await lockChange(tx, id);
    requireTransition(change, 'approve', now);
    if (change.concerns === operator.id) refuse('change_concerns_you');
    await requireSecondPerson(tx, change.proposedBy, operator.id);
    if (!(await standsBehind(tx, kindOf(deps.kinds, change), change))) refuse('change_proposer_gone');
    await transitionChange(tx, deps, change, 'approve', { at: now, approved_by: operator.id });
    const details = { change: id, proposed_by: change.proposedBy };
    await audit(tx, operator, 'change.approved', change.subject, details, now);
  });
  await applyChangeIfDue(deps, deps.kinds, id);
}

/**
 * Refuses a change with a reason; the proposer takes it back. Any administrator may refuse any change.
 *
 * @throws Refusal `change_not_found`, `already_decided`, `desk_forbidden`.
 */
export async function refuseChange(
  deps: ChangesDeps,
  { operator, now }: DeskCall,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await deps.db.transact(async (tx) => {
    const change = await lockChange(tx, id);
    const own = change.proposedBy === operator.id;
    if (!own && !operator.roles.includes('admin')) refuse('desk_forbidden');
    const facts = { at: now, decided_by: operator.id, answer: reason };
    await transitionChange(tx, deps, change, own ? 'withdraw' : 'refuse', facts);
    const act = own ? 'change.withdrawn' : 'change.refused';
    await audit(tx, operator, act, change.subject, { change: id, reason }, now);
  });
}
