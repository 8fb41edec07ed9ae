import type { Deps } from '../../base/deps.ts';
import type { OperatorRef } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { openWithdrawal } from './open-withdrawal.ts';
import { insertApproval } from './withdrawals-store.ts';

/**
 * Records an operator's approval; another operator marks the withdrawal as paid. Repeated approvals count once.
 *
 * @throws Refusal `withdrawal_not_found`, `already_decided`.
 */
export async function approveWithdrawal({ db, clock }: Deps, by: OperatorRef, { id }: { id: string }): Promise<void> {
  const now = clock.now();
  await db.transact(async (tx) => {
    await openWithdrawal(tx, id);
    if (await insertApproval(tx, id, by.id, now))
      await audit(tx, by, 'withdrawal.approved', `withdrawal:${id}`, {}, now);
  });
}
