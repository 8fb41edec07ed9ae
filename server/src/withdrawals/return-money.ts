import { usd } from '@tradewind/contract/money';
import type { Tx } from '../base/db/database.ts';
import { postTransaction } from '../ledger/index.ts';
import { purseOf } from './owner.ts';
import { shortOf } from './read-place.ts';
import type { LockedWithdrawal } from './withdrawals-store.ts';

/** Gives back everything that a request held, fee and all. */
export async function returnMoney(tx: Tx, withdrawal: LockedWithdrawal, at: Date): Promise<void> {
  const { id, owner, price } = withdrawal;
  const { available, held, returned } = purseOf(owner);
  await postTransaction(tx, {
    kind: returned,
    reference: `withdrawal:${id}:returned`,
    memo: shortOf(withdrawal),
    at,
    moves: [{ from: held, to: available, amount: usd(price) }],
  });
}
