import type { Money } from '@tradewind/contract/money';
import { refuse } from '@tradewind/contract/refusals';
import { toWire } from '@tradewind/contract/money';
import { sql } from 'kysely';
import { newId } from '../base/ids/ids.ts';
import type { Tx } from '../base/db/database.ts';
import type { Account } from './chart.ts';

/** Money going from one account to another; never zero, never negative. */
export interface Move {
  from: Account;
  to: Account;
  amount: Money;
}

export interface Posting {
  kind: 'opening_balance' | 'order_paid' | 'order_refunded';
  /** Names what happened, e.g. `order:…:paid`; booking it twice is impossible. */
  reference: string;
  memo?: string;
  at: Date;
  moves: readonly Move[];
}

/**
 * Books one transaction. Balances are locked in the order of their ids, whatever the order of the moves, so that two
 * postings over the same accounts wait for each other instead of blocking each other.
 *
 * @returns the transaction's id.
 * @throws Refusal `balance_short` when a user or shop has too little; a unique violation when the reference was booked before.
 */
export async function postTransaction(tx: Tx, posting: Posting): Promise<string> {
  const nets = netByAccount(posting.moves);
  await openAccounts(tx, nets.map(({ account }) => account));

  const balanceAfter = new Map<string, bigint>();
  for (const { account, amount } of nets.filter((net) => net.account.locked)) {
    balanceAfter.set(account.id, await moveBalance(tx, account, amount));
  }

  const id = newId();
  const entries = nets.map(({ account, amount }, line) => ({
    line,
    account_id: account.id,
    amount: amount.toString(),
    balance_after: balanceAfter.get(account.id)?.toString() ?? null,
  }));
  // One statement for the head and all entries: the books are weighed at its end.
  await sql`
    with head as (
      insert into transactions (id, kind, reference, memo, posted_at)
      values (${id}, ${posting.kind}, ${posting.reference}, ${posting.memo ?? ''}, ${posting.at}) returning id
    )
    insert into entries (transaction_id, line, account_id, amount, balance_after)
    select head.id, line, account_id, amount, balance_after
    from head, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e(line smallint, account_id uuid, amount bigint, balance_after bigint)
  `.execute(tx);
  return id;
}

/** What each account gains or loses in all, in the order of the account ids; accounts that end up even are left out. */
function netByAccount(moves: readonly Move[]): { account: Account; amount: bigint }[] {
  const nets = new Map<string, { account: Account; amount: bigint }>();
  const note = (account: Account, amount: bigint) => {
    const net = nets.get(account.id) ?? { account, amount: 0n };
    net.amount += amount;
    nets.set(account.id, net);
  };
  for (const { from, to, amount } of moves) {
    if (amount.minor <= 0n) throw new RangeError(`A move needs a positive amount, not ${amount.minor}`);
    if (from.currency !== amount.currency || to.currency !== amount.currency) throw new RangeError('A move stays in one currency');
    note(from, -amount.minor);
    note(to, amount.minor);
  }
  return [...nets.values()].filter((net) => net.amount !== 0n).sort((a, b) => (a.account.id < b.account.id ? -1 : 1));
}

/** Makes sure that accounts exist, and that locked ones have a balance row even before their first entry. */
async function openAccounts(tx: Tx, accounts: readonly Account[]): Promise<void> {
  const rows = accounts.map(({ id, address, kind, ownerId, currency, normal, locked }) => ({ id, address, kind, owner_id: ownerId, currency, normal, locked }));
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as w(id uuid, address text, kind text, owner_id uuid, currency text, normal text, locked boolean)
    ), opened as (
      insert into accounts (id, address, kind, owner_id, currency, normal)
      select id, address, kind, owner_id, currency, normal from wanted w where not exists (select 1 from accounts a where a.id = w.id)
      on conflict (id) do nothing
    )
    insert into balances (account_id) select id from wanted w where locked and not exists (select 1 from balances b where b.account_id = w.id)
    on conflict (account_id) do nothing
  `.execute(tx);
}

/** Locks and changes one balance; the row can't go below zero. @returns the balance after. */
async function moveBalance(tx: Tx, account: Account, amount: bigint): Promise<bigint> {
  const row = await tx
    .updateTable('balances')
    .set({ amount: sql<bigint>`amount + ${amount.toString()}::bigint` })
    .where('account_id', '=', account.id)
    .where(sql<boolean>`amount + ${amount.toString()}::bigint >= 0`)
    .returning('amount')
    .executeTakeFirst();
  if (row) return row.amount;
  const { amount: has } = await tx.selectFrom('balances').select('amount').where('account_id', '=', account.id).executeTakeFirstOrThrow();
  return refuse('balance_short', { missing: `$${toWire({ minor: -amount - has, currency: account.currency })}` });
}
