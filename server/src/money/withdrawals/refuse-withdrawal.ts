import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { OperatorRef } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { openWithdrawal } from './open-withdrawal.ts';
import { returnMoney } from './return-money.ts';
import { transitionWithdrawals } from './transition-withdrawals.ts';

/**
 * Refuses a withdrawal with a reason that its owner reads, and returns amount and fee. Also possible after the
 * hand-over for payment, because a bank may return a payment.
 *
 * @throws Refusal `reason_required`, `withdrawal_not_found`, `already_decided`.
 */
export async function refuseWithdrawal(
  deps: Deps,
  by: OperatorRef,
  { id, reason: given }: { id: string; reason: string },
): Promise<void> {
  const now = deps.clock.now();
  const reason = given.trim();
  if (!/[\p{L}\p{N}]{2}/u.test(reason)) refuse('reason_required', {}, ['reason']);
  await deps.db.transact(async (tx) => {
    const withdrawal = await openWithdrawal(tx, id);
    await transitionWithdrawals(tx, deps, [withdrawal], 'refuse', {
      at: now,
      decided_by: by.id,
      reason,
      book: { return: () => returnMoney(tx, withdrawal, now) },
    });
    await audit(
      tx,
      by,
      'withdrawal.refused',
      `withdrawal:${id}`,
      { reason, ...(withdrawal.batchId && { batch: withdrawal.batchId }) },
      now,
    );
  });
}
