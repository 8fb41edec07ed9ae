import { toWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { rechargeRefused } from './recharge-events.ts';
import { canBeCredited } from './recharge.ts';
import { lockRecharge, saveRefused } from './recharges-store.ts';

/** An operator says no, with a reason that the shopper reads. Nothing was credited, so nothing moves. */
export async function refuseRecharge(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { operator, now }: DeskCall,
  { id, message }: { id: string; message: string },
): Promise<void> {
  if (!message) refuse('reason_required', {}, ['message']);
  await db.transact(async (tx) => {
    const recharge = await lockRecharge(tx, id);
    if (recharge?.method !== 'manual') refuse('recharge_not_found');
    if (!canBeCredited(recharge)) refuse('already_decided');
    await saveRefused(tx, id, { message, by: operator.id }, now);
    await jobs.tell(tx, rechargeRefused, { rechargeId: id });
    await audit(tx, operator, 'recharge.refused', `recharge:${id}`, { asked: toWire(recharge.asked), message }, now);
  });
}
