import type { Money } from '@tradewind/contract/money';
import type { Tx } from '../base/db/database.ts';
import type { Account } from './chart.ts';

/** What a user's or shop's account holds, and nobody moves it before this transaction ends: for acts that judge it. */
export async function lockBalance(tx: Tx, account: Account): Promise<Money> {
  const row = await tx.selectFrom('balances').select('amount').where('account_id', '=', account.id).forUpdate().executeTakeFirst();
  return { minor: row?.amount ?? 0n, currency: account.currency };
}
