import { toWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { lockRecharge } from './recharges-store.ts';
import { transitionRecharge } from './transition-recharge.ts';

/**
 * Refuses a transfer with a reason that the shopper reads.
 *
 * @throws Refusal `reason_required`, `recharge_not_found`, `already_decided`.
 */
export async function refuseRecharge(
  deps: Pick<Deps, 'db' | 'jobs'>,
  { operator, now }: DeskCall,
  { id, message }: { id: string; message: string },
): Promise<void> {
  if (!message) refuse('reason_required', {}, ['message']);
  await deps.db.transact(async (tx) => {
    const recharge = await lockRecharge(tx, id);
    if (recharge?.method !== 'manual') refuse('recharge_not_found');
    await transitionRecharge(tx, deps, recharge, 'refuse', { at: now, message, decided_by: operator.id });
    await audit(tx, operator, 'recharge.refused', `recharge:${id}`, { asked: toWire(recharge.asked), message }, now);
  });
}
