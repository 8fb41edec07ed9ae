import type { Money } from '@tradewind/contract/base/money';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { Account } from './chart.ts';

/** Reads the balance of a user's or shop's account and locks it until the transaction ends. */
export async function lockBalance(tx: Tx, account: Account): Promise<Money> {
  const row = await tx
    .selectFrom('balances')
    .select('amount')
    .where('account_id', '=', account.id)
    .forUpdate()
    .executeTakeFirst();
  return { minor: row?.amount ?? 0n, currency: account.currency };
}

/**
 * Reads the balances of several accounts in minor units, by account id, and locks them in the order of their ids, as
 * postings do. Missing accounts are created with a zero balance, so that a concurrent first credit waits too.
 */
export async function lockBalances(tx: Tx, accounts: readonly Account[]): Promise<ReadonlyMap<string, bigint>> {
  const rows = [...new Map(accounts.map((account) => [account.id, account])).values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, address, kind, ownerId, currency, normal }) => ({
      id,
      address,
      kind,
      owner_id: ownerId,
      currency,
      normal,
    }));
  if (rows.length === 0) return new Map();
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(id uuid, address text, kind text, owner_id uuid, currency text, normal text)
    ), opened as (
      insert into accounts (id, address, kind, owner_id, currency, normal)
      select * from wanted w where not exists (select 1 from accounts a where a.id = w.id) order by id
      on conflict do nothing
    )
    insert into balances (account_id, amount)
    select id, 0 from wanted w where not exists (select 1 from balances b where b.account_id = w.id) order by id
    on conflict do nothing`.execute(tx);
  const ids = rows.map((row) => row.id);
  const held = await tx
    .selectFrom('balances')
    .select(['account_id', 'amount'])
    .where('account_id', 'in', ids)
    .orderBy('account_id')
    .forUpdate()
    .execute();
  return new Map(held.map((row) => [row.account_id, row.amount]));
}
