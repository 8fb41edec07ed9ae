import { refuse } from '@tradewind/contract/base/refusals';
import { hour, later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { activeAdministrators, audit, principalIdOf } from '../operators/index.ts';
import { readSettings } from '../settings/index.ts';
import { applyChangeIfDue } from './apply-changes.ts';
import { changeMoved } from './change.ts';
import type { ChangeKind } from './change-kind.ts';
import { insertChange } from './changes-store.ts';

/**
 * Proposes a change: all administrators are notified, another one has to approve it, and it is applied after the waiting time,
 * not before `notBefore`. With a single administrator the waiting time alone guards it.
 *
 * @returns the id of the change.
 * @throws Refusal `change_concerns_you`, `change_nobody_approves`, `change_open`, or of the kind's validation.
 */
export async function proposeChange<Payload extends object>(
  deps: Deps,
  { operator, now }: DeskCall,
  kind: ChangeKind<Payload>,
  payload: Payload,
  { reason, notBefore = now }: { reason: string; notBefore?: Date },
): Promise<string> {
  const id = newId();
  const concerns = kind.concerns?.(payload) ?? null;
  if (concerns === operator.id) refuse('change_concerns_you');
  await deps.db.transact(async (tx) => {
    await kind.validate(tx, payload, now);
    const { subject, name, fields } = await kind.present(tx, payload, now);
    const { 'changes.waitHours': waitHours } = await readSettings(tx, now);
    const waited = later(now, waitHours * hour);
    const effectiveAt = waited > notBefore ? waited : notBefore;
    const alone = !(await hasApprover(tx, operator.id, concerns));
    await insertChange(tx, {
      id,
      kind: kind.name,
      subject,
      name,
      payload,
      shown: JSON.stringify(fields),
      concerns,
      reason,
      state: alone ? 'approved' : 'proposed',
      alone,
      proposed_by: operator.id,
      proposed_at: now,
      effective_at: effectiveAt,
    });
    const details = { change: id, kind: kind.name, fields, reason, effective_at: effectiveAt.toISOString() };
    await audit(tx, operator, 'change.proposed', subject, details, now);
    await deps.jobs.publishAll(tx, changeMoved, [{ changeId: id, act: 'propose' }]);
  });
  await applyChangeIfDue(deps, [kind], id);
  return id;
}

/**
 * Whether there is an administrator who is another person than the proposer; false makes the waiting time the only guard.
 *
 * @throws Refusal `change_nobody_approves` when the change is about the only one: otherwise a stolen session would reset or
 *   disable that one by waiting, and then be alone.
 */
async function hasApprover(tx: Tx, proposerId: string, concerns: string | null): Promise<boolean> {
  const [admins, proposer] = await Promise.all([activeAdministrators(tx), principalIdOf(tx, proposerId)]);
  const others = admins.filter(({ principal }) => principal !== proposer);
  if (others.length > 0 && others.every(({ id }) => id === concerns)) refuse('change_nobody_approves');
  return others.length > 0;
}
