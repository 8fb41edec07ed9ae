import { usd } from '@tradewind/contract/money';
import type { Tx } from '../base/db/database.ts';
import { postTransaction, userAvailable, userHeld } from '../ledger/index.ts';
import { shortOf } from './read-place.ts';
import type { LockedWithdrawal } from './withdrawals-store.ts';

/** Gives back everything that a request held, fee and all. */
export async function returnMoney(tx: Tx, withdrawal: LockedWithdrawal, at: Date): Promise<void> {
  const { id, userId, price } = withdrawal;
  await postTransaction(tx, {
    kind: 'withdrawal_returned',
    reference: `withdrawal:${id}:returned`,
    memo: shortOf(withdrawal),
    at,
    moves: [{ from: userHeld(userId), to: userAvailable(userId), amount: usd(price) }],
  });
}
