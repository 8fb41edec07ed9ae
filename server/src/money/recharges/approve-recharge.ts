import { toWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { bookCredit } from './book-credit.ts';
import { requireTransition } from './recharge-transitions.ts';
import { maxTransfer, readAmount } from './recharge.ts';
import { isApprovedByAnother, lockRecharge, recordApproval } from './recharges-store.ts';
import { transitionRecharge } from './transition-recharge.ts';

/**
 * Approves a transfer and credits the amount that arrived. A message is required when it differs from the requested
 * amount. A large transfer needs two operators who enter the same amount; the first only records an approval. What is large is said by
 * the setting as it was when the transfer was requested.
 *
 * @throws Refusal `recharge_not_found`, `already_decided`, `reason_required`, or of {@link readAmount}.
 */
export async function approveRecharge(
  deps: Pick<Deps, 'db' | 'jobs'>,
  { operator, now }: DeskCall,
  { id, arrived: typed, message }: { id: string; arrived: string; message: string },
): Promise<void> {
  const arrived = readAmount(typed, { max: maxTransfer }, 'arrived');
  await deps.db.transact(async (tx) => {
    const recharge = await lockRecharge(tx, id);
    if (recharge?.method !== 'manual') refuse('recharge_not_found');
    requireTransition(recharge, 'approve', now);
    if (arrived.minor !== recharge.asked.minor && !message) refuse('reason_required', {}, ['message']);
    const { 'recharge.secondApproverFrom': large } = await readSettings(tx, recharge.askedAt);
    const details = { asked: toWire(recharge.asked), arrived: toWire(arrived), message };
    if (arrived.minor >= large && !(await isApprovedByAnother(tx, id, operator.id, arrived))) {
      await recordApproval(tx, id, operator.id, arrived, now);
      return audit(tx, operator, 'recharge.agreed', `recharge:${id}`, details, now);
    }
    await transitionRecharge(tx, deps, recharge, 'approve', {
      at: now,
      arrived: arrived.minor,
      message,
      decided_by: operator.id,
      book: { credit: () => bookCredit(tx, recharge, arrived, now) },
    });
    await audit(tx, operator, 'recharge.approved', `recharge:${id}`, details, now);
  });
}
