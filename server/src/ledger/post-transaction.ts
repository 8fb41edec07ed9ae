import type { Money } from '@tradewind/contract/money';
import { refuse } from '@tradewind/contract/refusals';
import { toWire } from '@tradewind/contract/money';
import { sql } from 'kysely';
import { newId } from '../base/ids/ids.ts';
import type { Tx } from '../base/db/database.ts';
import type { Account } from './chart.ts';
import { balanceOf } from './ledger-queries.ts';

/** Money going from one account to another; never zero, never negative. */
export interface Move {
  from: Account;
  to: Account;
  amount: Money;
}

export type PostingKind =
  | 'opening_balance'
  | 'order_paid'
  | 'order_released'
  | 'order_refunded'
  | 'commission_reversed'
  | 'recharge'
  | 'recharge_taken_back'
  | 'recharge_given_back'
  | 'withdrawal_asked'
  | 'withdrawal_passed'
  | 'withdrawal_returned'
  | 'payout_asked'
  | 'payout_passed'
  | 'payout_returned'
  | 'correction';

export interface Posting {
  kind: PostingKind;
  /** Names what happened, e.g. `order:…:paid`; booking it twice is impossible. */
  reference: string;
  /** The counterpart as its owner reads it in the fund record: an order number, a network, the end of an account number. */
  memo?: string;
  at: Date;
  moves: readonly Move[];
}

export interface Posted {
  /** The transaction's. */
  readonly id: string;
  /** What locked accounts hold after it, in minor units, by account id. */
  readonly balances: ReadonlyMap<string, bigint>;
}

/**
 * Books one transaction, in one statement: accounts that do not exist yet are opened, balances are moved in the order of
 * their ids, whatever the order of the moves, so that two postings over the same accounts wait for each other instead of
 * blocking each other, and the books are weighed at its end.
 *
 * @throws Refusal `balance_short` when a user or shop has too little; a unique violation when the reference was booked before.
 */
export async function postTransaction(tx: Tx, posting: Posting): Promise<Posted> {
  const nets = netByAccount(posting.moves);
  const lines = nets.map(({ account: { ownerId, ...account }, amount }, line) => ({ line, ...account, owner_id: ownerId, amount: amount.toString(), growth: growthOf(account, amount).toString() }));
  const id = newId();
  const { rows } = await sql<{ account_id: string; balance_after: bigint | null }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as w(line smallint, id uuid, address text, kind text, owner_id uuid, currency text, normal text, locked boolean, amount bigint, growth bigint)
    ), opened as (
      insert into accounts (id, address, kind, owner_id, currency, normal)
      select id, address, kind, owner_id, currency, normal from wanted w where not exists (select 1 from accounts a where a.id = w.id) order by id
      -- Whoever opens the same account at the same moment may be met at its id or at its address.
      on conflict do nothing
    ), moved as (
      -- A first credit makes the row; whatever would leave less than nothing is left out, and refused below.
      insert into balances as b (account_id, amount, entries, last_at)
      select id, greatest(growth, 0), 1, ${posting.at}::timestamptz from wanted w where locked and (growth > 0 or exists (select 1 from balances known where known.account_id = w.id)) order by id
      on conflict (account_id) do update
      set amount = b.amount + (select w.growth from wanted w where w.id = b.account_id), entries = b.entries + 1, last_at = greatest(b.last_at, excluded.last_at)
      where b.amount + (select w.growth from wanted w where w.id = b.account_id) >= 0
      returning b.account_id, b.amount, b.entries, b.last_at
    ), head as (
      insert into transactions (id, kind, reference, memo, posted_at)
      values (${id}, ${posting.kind}, ${posting.reference}, ${posting.memo ?? ''}, ${posting.at}) returning id
    )
    insert into entries (transaction_id, line, account_id, amount, balance_after, number, booked_at, kind)
    select head.id, w.line, w.id, w.amount, moved.amount, moved.entries, moved.last_at, case when moved.entries is not null then ${posting.kind}::text end
    from head cross join wanted w left join moved on moved.account_id = w.id
    returning account_id, balance_after
  `.execute(tx);
  const balances = new Map(rows.flatMap(({ account_id: account, balance_after: balance }) => (balance === null ? [] : [[account, balance]])));
  for (const { account, amount } of nets) if (account.locked && !balances.has(account.id)) await refuseShort(tx, account, -growthOf(account, amount));
  return { id, balances };
}

/** A credit as the account's balance counts it: on the side on which the account grows. */
const growthOf = (account: Pick<Account, 'normal'>, amount: bigint): bigint => (account.normal === 'credit' ? amount : -amount);

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

async function refuseShort(tx: Tx, account: Account, needed: bigint): Promise<never> {
  const has = await balanceOf(tx, account);
  return refuse('balance_short', { missing: `$${toWire({ ...has, minor: needed - has.minor })}` });
}
