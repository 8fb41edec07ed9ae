import type { Money } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import { toWire } from '@tradewind/contract/base/money';
import { sql } from 'kysely';
import { newId } from '../../base/ids/ids.ts';
import type { Tx } from '../../base/db/database.ts';
import { asJson } from '../../base/db/json-rows.ts';
import { together } from '../../base/db/shared-transaction.ts';
import type { Account } from './chart.ts';
import { balanceOf } from './ledger-queries.ts';
import type { PostingKind } from './posting-kinds.ts';

/** Money that goes from one account to another; always positive. */
export interface Leg {
  from: Account;
  to: Account;
  amount: Money;
}

/** What is booked as one transaction. */
export interface Booking {
  kind: PostingKind;
  /** Unique name of the event, e.g. `order:…:paid`; it can be booked only once. */
  reference: string;
  /** The counterpart that the fund record shows: an order number, a network, the end of an account number. */
  memo?: string;
  legs: readonly Leg[];
}

export interface Posting extends Booking {
  at: Date;
}

export interface Posted {
  /** The id of the transaction. */
  readonly id: string;
  /** The balances of locked accounts after it, in minor units, by account id. */
  readonly balances: ReadonlyMap<string, bigint>;
}

/** Books one transaction. See {@link postTransactions}. */
export async function postTransaction(tx: Tx, { at, ...booking }: Posting): Promise<Posted> {
  const [posted] = await postTransactions(tx, [booking], at);
  return posted!;
}

/**
 * Books transactions of one moment, in order and in one statement. Missing accounts are created. Balances are updated
 * in the order of their ids, whatever the order of the legs, so that two postings over the same accounts wait for each
 * other without a deadlock. A trigger checks at the end of the statement that every transaction balances. Existing
 * accounts are found by a subquery for each: with a join PostgreSQL would read the whole accounts table.
 *
 * @throws Refusal `balance_short` when a user or shop has too little at any point; a unique violation when a reference
 *   was booked before.
 */
export async function postTransactions(tx: Tx, bookings: readonly Booking[], at: Date): Promise<Posted[]> {
  if (bookings.length === 0) return [];
  const { posted, short } = await post(
    tx,
    bookings.map((booking) => ({ ...booking, at })),
  );
  if (short) await refuseShort(tx, short.account, -short.lowest);
  return posted;
}

interface Booked {
  readonly posted: Posted[];
  /** An account that has too little; null: none. */
  readonly short: AccountChange | null;
}

/** Books postings of one act or several; where one act has too little, what it has booked must be rolled back. */
const post = together(async (tx, acts: readonly (readonly Posting[])[]): Promise<Booked[]> => {
  const { heads, accounts, lines } = planRows(acts.flat());
  const { rows } = await sql<{ transaction_id: string; account_id: string; balance_after: bigint | null }>`
    with wanted as (
      select * from jsonb_to_recordset(${asJson([...accounts.values()].map(({ account: { ownerId, orderId: _order, ...account }, ...change }) => ({ ...account, owner_id: ownerId, ...change })))}::jsonb)
        as w(id uuid, address text, kind text, owner_id uuid, currency text, normal text, locked boolean, growth bigint, lowest bigint, steps bigint, last_at timestamptz)
    ), opened as (
      insert into accounts (id, address, kind, owner_id, currency, normal)
      select id, address, kind, owner_id, currency, normal from wanted w where (select a.id from accounts a where a.id = w.id) is null order by id
      -- A concurrent insert of the same account may conflict on the id or on the address.
      on conflict do nothing
    ), moved as (
      -- The first credit inserts the row. Balances that would go below zero are not updated, and refused below.
      insert into balances as b (account_id, amount, entries, last_at)
      select id, greatest(growth, 0), steps, last_at from wanted w
      where locked and (lowest >= 0 or (select known.account_id from balances known where known.account_id = w.id) is not null) order by id
      on conflict (account_id) do update
      set amount = b.amount + (select w.growth from wanted w where w.id = b.account_id), entries = b.entries + excluded.entries, last_at = greatest(b.last_at, excluded.last_at)
      where b.amount + (select w.lowest from wanted w where w.id = b.account_id) >= 0
      returning b.account_id, b.amount, b.entries, b.last_at
    ), head as (
      insert into transactions (id, kind, reference, memo, posted_at)
      select id, kind, reference, memo, at from jsonb_to_recordset(${asJson(heads)}::jsonb) as h(id uuid, kind text, reference text, memo text, at timestamptz) returning id, kind
    )
    insert into entries (transaction_id, line, account_id, amount, balance_after, number, booked_at, kind, order_id)
    select head.id, l.line, l.account_id, l.amount, moved.amount - l.growth_after, moved.entries - l.steps_after, moved.last_at, case when moved.entries is not null then head.kind end, l.order_id
    from jsonb_to_recordset(${asJson(lines)}::jsonb) as l(transaction_id uuid, line smallint, account_id uuid, amount bigint, growth_after bigint, steps_after bigint, order_id uuid)
    join head on head.id = l.transaction_id left join moved on moved.account_id = l.account_id
    returning transaction_id, account_id, balance_after
  `.execute(tx);
  const balances = new Map(heads.map(({ id }) => [id, new Map<string, bigint>()]));
  for (const row of rows)
    if (row.balance_after !== null) balances.get(row.transaction_id)?.set(row.account_id, row.balance_after);
  const isShort = ({ transaction_id: id, account_id: accountId }: (typeof lines)[number]) =>
    accounts.get(accountId)!.account.locked && !balances.get(id)?.has(accountId);
  let booked = 0;
  return acts.map((postings) => {
    const ids = heads.slice(booked, (booked += postings.length)).map(({ id }) => id);
    const short = lines.find((line) => ids.includes(line.transaction_id) && isShort(line));
    return {
      posted: ids.map((id) => ({ id, balances: balances.get(id)! })),
      short: short ? accounts.get(short.account_id)! : null,
    };
  });
});

/**
 * The effect of some bookings on an account: its total growth, its lowest point relative to now, and its number of
 * entries.
 */
interface AccountChange {
  account: Account;
  growth: bigint;
  lowest: bigint;
  steps: number;
  /** The moment of its last entry. */
  last_at: Date;
}

/**
 * The rows to insert for some bookings, and the change of each account, from which each entry's balance is computed
 * backwards.
 */
function planRows(postings: readonly Posting[]) {
  const accounts = new Map<string, AccountChange>();
  const heads = postings.map(({ kind, reference, memo = '', at }) => ({ id: newId(), kind, reference, memo, at }));
  const entries = postings.flatMap(({ legs, at }, index) =>
    netByAccount(legs).map(({ account, amount }, line) => {
      const change = accounts.get(account.id) ?? { account, growth: 0n, lowest: 0n, steps: 0, last_at: at };
      accounts.set(account.id, change);
      change.growth += growthOf(account, amount);
      change.steps += 1;
      if (at > change.last_at) change.last_at = at;
      if (change.steps === 1 || change.growth < change.lowest) change.lowest = change.growth;
      return { head: heads[index]!, line, change, amount, growth: change.growth, step: change.steps, account };
    }),
  );
  const lines = entries.map(({ head, line, change, amount, growth, step, account: { orderId } }) => ({
    transaction_id: head.id,
    line,
    account_id: change.account.id,
    amount,
    growth_after: change.growth - growth,
    steps_after: change.steps - step,
    order_id: orderId,
  }));
  return { heads, accounts, lines };
}

/** The change of an account's balance by a credit (or, when negative, a debit). */
const growthOf = (account: Pick<Account, 'normal'>, amount: bigint): bigint =>
  account.normal === 'credit' ? amount : -amount;

/**
 * The net amount of each account, and in escrow of each order, in the order of their ids, without those whose net is
 * zero.
 */
function netByAccount(legs: readonly Leg[]): { account: Account; amount: bigint }[] {
  const nets = new Map<string, { account: Account; amount: bigint }>();
  const add = (account: Account, amount: bigint) => {
    const place = `${account.id} ${account.orderId}`;
    const net = nets.get(place) ?? { account, amount: 0n };
    net.amount += amount;
    nets.set(place, net);
  };
  for (const { from, to, amount } of legs) {
    if (amount.minor <= 0n) throw new RangeError(`A leg needs a positive amount, not ${amount.minor}`);
    if (from.currency !== amount.currency || to.currency !== amount.currency)
      throw new RangeError('A leg stays in one currency');
    add(from, -amount.minor);
    add(to, amount.minor);
  }
  return [...nets]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, net]) => net)
    .filter(({ amount }) => amount !== 0n);
}

async function refuseShort(tx: Tx, account: Account, needed: bigint): Promise<never> {
  const has = await balanceOf(tx, account);
  return refuse('balance_short', { missing: `$${toWire({ ...has, minor: needed - has.minor })}` });
}
