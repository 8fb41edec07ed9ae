import type { Deps } from '../../base/deps.ts';
import type { OperatorRef } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { openWithdrawal } from './open-withdrawal.ts';
import { insertApproval } from './withdrawals-store.ts';

/** Notes that an operator agrees to a withdrawal; somebody else passes it. Approving twice counts once. */
export async function approveWithdrawal({ db, clock }: Deps, by: OperatorRef, { id }: { id: string }): Promise<void> {
  const now = clock.now();
  await db.transact(async (tx) => {
    await openWithdrawal(tx, id);
    if (await insertApproval(tx, id, by.id, now))
      await audit(tx, by, 'withdrawal.approved', `withdrawal:${id}`, {}, now);
  });
}
