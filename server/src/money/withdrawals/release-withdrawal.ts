import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { isOnHold } from './hold.ts';
import { openWithdrawal } from './open-withdrawal.ts';
import { transitionWithdrawals } from './transition-withdrawals.ts';

/**
 * Releases a withdrawal from hold, with a reason. Later reversals put it on hold again.
 *
 * @throws Refusal `reason_required`, `withdrawal_not_found`, `already_decided`.
 */
export async function releaseWithdrawal(
  deps: Pick<Deps, 'db' | 'jobs'>,
  { operator, now }: DeskCall,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  if (!reason) refuse('reason_required', {}, ['reason']);
  await deps.db.transact(async (tx) => {
    const withdrawal = await openWithdrawal(tx, id);
    if (!(await isOnHold(tx, id, now))) return;
    await transitionWithdrawals(tx, deps, [withdrawal], 'release', {
      at: now,
      released_by: operator.id,
      release_reason: reason,
    });
    await audit(tx, operator, 'withdrawal.released', `withdrawal:${id}`, { reason }, now);
  });
}
