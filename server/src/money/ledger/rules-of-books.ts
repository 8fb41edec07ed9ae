import { sql, type RawBuilder } from 'kysely';
import type { BooksCheckStep } from '@tradewind/contract/money/desk/books';
import type { Tx } from '../../base/db/database.ts';
import { liabilityKinds } from './chart.ts';

/** Something that holds in right books; the query names what violates it, at most a hundred subjects. */
export interface Rule {
  step: BooksCheckStep;
  finding: string;
  violations: RawBuilder<{ subject: string }>;
}

/** The sign of account `a`: balances count on the account's normal side, entries count credits as positive. */
export const signOfAccount = sql`(case a.normal when 'debit' then -1 else 1 end)`;

/** Whether account `a` is the escrow of a shopper. Those of single orders, from before migration 0265, name no order. */
const isEscrow = sql`(a.kind = 'order_escrow' and not starts_with(a.address, 'order:'))`;

/**
 * What holds for each transaction by itself.
 *
 * @param from the writer of the first rows that are looked at; 0 for all
 */
export const rulesOfTransactions = (from: bigint): Rule[] => [
  {
    step: 'balanced',
    finding: 'Transaction does not balance',
    violations: sql`
        select e.transaction_id::text as subject from entries e join accounts a on a.id = e.account_id where e.written_by >= ${from}
        group by e.transaction_id, a.currency having sum(e.amount) <> 0 limit 100`,
  },
  {
    step: 'empty',
    finding: 'Transaction without entries',
    violations: sql`
        select t.id::text as subject from transactions t
        where t.written_by >= ${from} and not exists (select 1 from entries e where e.transaction_id = t.id) limit 100`,
  },
  {
    step: 'kinds',
    finding: 'Entry calls itself something else than its transaction, names another order, or was added later',
    violations: sql`
        select e.transaction_id::text as subject from entries e join transactions t on t.id = e.transaction_id
        where e.written_by >= ${from} and (e.kind <> t.kind or e.written_by <> t.written_by
          or (e.order_id is not null and starts_with(t.reference, 'order:') and not starts_with(t.reference, 'order:' || e.order_id || ':'))) limit 100`,
  },
  {
    step: 'kinds',
    finding: 'Escrow without its order, or an order outside of escrow',
    violations: sql`
        select e.transaction_id::text as subject from entries e join accounts a on a.id = e.account_id
        where e.written_by >= ${from} and ${isEscrow} <> (e.order_id is not null) limit 100`,
  },
];

/** The sum of an order's entries, and whether they are in one account, which hashes tell: counting accounts would sort them. */
const sumsOfOrder = sql`sum(e.amount) as amount,
  min(uuid_hash_extended(e.account_id, 0)) = max(uuid_hash_extended(e.account_id, 0)) as in_one`;

/**
 * The escrow of each order. The orders of a shopper share an account, whose balance does not show what is missing of one.
 *
 * @param from the writer of the first rows that are looked at; 0 for all. Of the orders that they name all entries are
 *   summed, each order by the index; OFFSET keeps the planner from walking that index for what is new
 */
export const ruleOfEscrow = (from: bigint): Rule => {
  const fresh = sql`(select n.order_id from entries n where n.written_by >= ${from} and n.order_id is not null offset 0)`;
  const orders =
    from === 0n
      ? sql`(select e.order_id, ${sumsOfOrder} from entries e where e.order_id is not null group by e.order_id) s`
      : sql`(select distinct order_id from ${fresh} f) named
          cross join lateral (select named.order_id, ${sumsOfOrder} from entries e where e.order_id = named.order_id) s`;
  return {
    step: 'below_zero',
    finding: 'Escrow of an order is below zero, or in two accounts',
    violations: sql`select 'order:' || s.order_id as subject from ${orders} where s.amount < 0 or not s.in_one limit 100`,
  };
};

/** @returns what violates the rules, as texts */
export async function findViolations(
  tx: Tx,
  rules: readonly Rule[],
  onStep: (step: BooksCheckStep) => Promise<void>,
): Promise<string[]> {
  const findings: string[] = [];
  let current: BooksCheckStep | null = null;
  for (const { step, finding, violations } of rules) {
    if (step !== current) await onStep(step);
    current = step;
    const { rows } = await violations.execute(tx);
    for (const { subject } of rows) findings.push(`${finding}: ${subject}`);
  }
  return findings;
}

export interface BooksTotals {
  transactions: bigint;
  entries: bigint;
  /** What is owed to users, shops, open orders and authorities, minor units. */
  liabilities: bigint;
  /** What came in from outside, minus the platform's own result, minor units. */
  holdings: bigint;
}

/** Sums up the rows of writers from one number up to, but without, another. */
export async function sumBooks(
  tx: Tx,
  { from = 0n, to = null }: { from?: bigint; to?: bigint | null } = {},
): Promise<BooksTotals> {
  const within = (writer: RawBuilder<unknown>) =>
    sql`${writer} >= ${from} and (${to}::bigint is null or ${writer} < ${to})`;
  const { rows } = await sql<BooksTotals>`
    select (select count(*) from transactions t where ${within(sql`t.written_by`)}) as transactions, count(e.*) as entries,
      coalesce(sum(e.amount) filter (where a.kind in (${sql.join(liabilityKinds)})), 0)::bigint as liabilities,
      coalesce(-sum(e.amount) filter (where a.kind not in (${sql.join(liabilityKinds)})), 0)::bigint as holdings
    from entries e join accounts a on a.id = e.account_id where ${within(sql`e.written_by`)}`.execute(tx);
  return rows[0]!;
}
