import { toWire } from '@tradewind/contract/base/money';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { balanceOf, userAvailable } from '../ledger/index.ts';
import { presentWithdrawal } from './present-withdrawal.ts';
import { returnMoney } from './return-money.ts';
import { findWithdrawal } from './withdrawal-queries.ts';
import { transitionWithdrawals } from './transition-withdrawals.ts';
import { lockWithdrawal } from './withdrawals-store.ts';

/** Cancels a shopper's withdrawal. @throws Refusal of {@link cancelOf}. */
export async function cancelWithdrawal(
  deps: Deps,
  { actor: { userId }, locale, now }: ShopperCall,
  { id }: { id: string },
) {
  return deps.db.transact(async (tx) => {
    await cancelOf(tx, deps, userId, id, now);
    const cancelled = await findWithdrawal(tx, id, userId);
    return {
      ...presentWithdrawal(cancelled!, locale, now),
      balance: toWire(await balanceOf(tx, userAvailable(userId))),
    };
  });
}

/**
 * Cancels a withdrawal of an owner, unless it was handed over for payment.
 *
 * @throws Refusal `withdrawal_not_found`, `withdrawal_in_payment`, `withdrawal_not_cancellable`.
 */
export async function cancelOf(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  ownerId: string,
  id: string,
  now: Date,
): Promise<void> {
  const withdrawal = requireFound(await lockWithdrawal(tx, id, ownerId), 'withdrawal_not_found');
  if (withdrawal.status === 'auditing' && withdrawal.batchId) refuse('withdrawal_in_payment');
  await transitionWithdrawals(tx, deps, [withdrawal], 'cancel', {
    at: now,
    book: { return: () => returnMoney(tx, withdrawal, now) },
  });
}
