import { usd } from '@tradewind/contract/base/money';
import type { Tx } from '../../base/db/database.ts';
import { postTransaction } from '../ledger/index.ts';
import { shopCredit } from '../settlement/index.ts';
import { accountsOf } from './owner.ts';
import { maskedAccount } from './read-payout-account.ts';
import type { LockedWithdrawal } from './withdrawals-store.ts';

/** Returns the held amount including the fee. For a shop, its debt is paid first. */
export async function returnMoney(tx: Tx, withdrawal: LockedWithdrawal, at: Date): Promise<void> {
  const { id, owner, price } = withdrawal;
  const { available, held, returned } = accountsOf(owner);
  await postTransaction(tx, {
    kind: returned,
    reference: `withdrawal:${id}:returned`,
    memo: maskedAccount(withdrawal),
    at,
    legs:
      owner.kind === 'shop'
        ? await shopCredit(tx, owner.id, held, price)
        : [{ from: held, to: available, amount: usd(price) }],
  });
}
