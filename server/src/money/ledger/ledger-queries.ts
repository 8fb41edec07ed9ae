import type { Money } from '@tradewind/contract/base/money';
import type { Read } from '../../base/db/database.ts';
import { orderEscrow, type Account } from './chart.ts';

/** The balance of a user's or shop's account; zero before its first entry. */
export async function balanceOf(read: Read, account: Account): Promise<Money> {
  const row = await read
    .selectFrom('balances')
    .select('amount')
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  return { minor: row?.amount ?? 0n, currency: account.currency };
}

/** The balances of several accounts, read in one query and returned in the order of the accounts. */
export async function balancesOf(read: Read, accounts: readonly Account[]): Promise<Money[]> {
  const ids = accounts.map((account) => account.id);
  const rows = await read
    .selectFrom('balances')
    .select(['account_id', 'amount'])
    .where('account_id', 'in', ids)
    .execute();
  return accounts.map(({ id, currency }) => ({
    minor: rows.find((row) => row.account_id === id)?.amount ?? 0n,
    currency,
  }));
}

/** The escrow of some orders in minor units, by order id; exact while the orders are locked. */
export async function escrowOf(read: Read, orderIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  if (orderIds.length === 0) return new Map();
  const accounts = new Map(orderIds.map((id) => [orderEscrow(id).id, id]));
  const rows = await read
    .selectFrom('entries')
    .select(['account_id', (eb) => eb.cast<bigint>(eb.fn.sum('amount'), 'bigint').as('amount')])
    .where('account_id', 'in', [...accounts.keys()])
    .where('number', 'is', null)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map((row) => [accounts.get(row.account_id)!, row.amount]));
}
