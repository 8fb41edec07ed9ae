import type { Money } from '@tradewind/contract/money';
import type { Read } from '../base/db/database.ts';
import type { Account } from './chart.ts';

/** What a user's or shop's account holds; zero before its first entry. */
export async function balanceOf(read: Read, account: Account): Promise<Money> {
  const row = await read.selectFrom('balances').select('amount').where('account_id', '=', account.id).executeTakeFirst();
  return { minor: row?.amount ?? 0n, currency: account.currency };
}
