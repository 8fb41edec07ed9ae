import type { Money } from '@tradewind/contract/base/money';
import { sql, type SqlBool } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { formerEscrowId, type Account } from './chart.ts';

/** The balance of a user's or shop's account; zero before its first entry. */
export async function balanceOf(read: Read, account: Account): Promise<Money> {
  const row = await read
    .selectFrom('balances')
    .select('amount')
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  return { minor: row?.amount ?? 0n, currency: account.currency };
}

/** SQL of what `balanceOf` reads, in minor units. */
export const balanceIn = (account: Account) =>
  sql<bigint>`coalesce((select amount from balances where account_id = ${account.id}), 0)`;

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

/**
 * SQL: whether an entry moved the escrow of one of some orders: it names the order, or is one of the account that the
 * order had for itself before migration 0265. Each half reads an index.
 *
 * @param entries the name of the table in the query
 */
export const isOfEscrow = (entries: string, orderIds: readonly string[]) => sql<SqlBool>`(
  ${sql.ref(`${entries}.order_id`)} in (${sql.join(orderIds)})
  or (${sql.ref(`${entries}.account_id`)} in (${sql.join(orderIds.map(formerEscrowId))}) and ${sql.ref(`${entries}.number`)} is null))`;

/** The escrow of some orders in minor units, by order id; exact while the orders are locked. */
export async function escrowOf(read: Read, orderIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  if (orderIds.length === 0) return new Map();
  const former = new Map(orderIds.map((id) => [formerEscrowId(id), id]));
  const rows = await read
    .selectFrom('entries as e')
    .select(['e.order_id', 'e.account_id', (eb) => eb.cast<bigint>(eb.fn.sum('e.amount'), 'bigint').as('amount')])
    .where(isOfEscrow('e', orderIds))
    .groupBy(['e.order_id', 'e.account_id'])
    .execute();
  const escrow = new Map<string, bigint>();
  for (const { order_id: orderId, account_id: accountId, amount } of rows) {
    const id = orderId ?? former.get(accountId)!;
    escrow.set(id, (escrow.get(id) ?? 0n) + amount);
  }
  return escrow;
}
