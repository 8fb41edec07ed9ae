import { sql, type RawBuilder } from 'kysely';
import type { BooksCheckStep } from '@tradewind/contract/money/desk/books';
import type { Database } from '../../base/db/database.ts';
import { liabilityKinds, lockedKinds, remittedKinds } from './chart.ts';

/** The sign of account `a`: balances count on the account's normal side, entries count credits as positive. */
const sign = sql`(case a.normal when 'debit' then -1 else 1 end)`;

/** What is recounted, in this order; each query names what violates it, at most a hundred of a kind. */
const checks: readonly { step: BooksCheckStep; finding: string; violations: RawBuilder<{ subject: string }> }[] = [
  {
    step: 'balanced',
    finding: 'Transaction does not balance',
    violations: sql`
        select e.transaction_id::text as subject from entries e join accounts a on a.id = e.account_id
        group by e.transaction_id, a.currency having sum(e.amount) <> 0 limit 100`,
  },
  {
    step: 'empty',
    finding: 'Transaction without entries',
    violations: sql`
        select t.id::text as subject from transactions t where not exists (select 1 from entries e where e.transaction_id = t.id) limit 100`,
  },
  {
    step: 'balances',
    finding: 'Balance differs from its entries',
    violations: sql`
        select a.address || ' has ' || coalesce(b.amount::text, 'no balance') || ' of ' || coalesce(b.entries, 0) || ' entries, entries say '
          || coalesce(s.total * ${sign}, 0) || ' of ' || coalesce(s.count, 0) as subject
        from accounts a
        left join balances b on b.account_id = a.id
        left join (select account_id, sum(amount) as total, count(*) as count from entries group by account_id) s on s.account_id = a.id
        where a.kind in (${sql.join(lockedKinds)}) and (b.amount is distinct from coalesce(s.total * ${sign}, 0) or b.entries is distinct from coalesce(s.count, 0)) limit 100`,
  },
  {
    step: 'running',
    finding: 'Running balance is broken',
    violations: sql`
        select a.address || ' at ' || x.number as subject from (
          select account_id, number, balance_after, booked_at, amount, lag(number, 1, 0) over fund_record as number_before,
            lag(balance_after, 1, 0) over fund_record as balance_before, lag(booked_at, 1, '-infinity') over fund_record as time_before
          from entries where number is not null window fund_record as (partition by account_id order by number)
        ) x join accounts a on a.id = x.account_id
        where x.number <> x.number_before + 1 or x.balance_after <> x.balance_before + x.amount * ${sign} or x.balance_after < 0 or x.booked_at < x.time_before limit 100`,
  },
  {
    step: 'kinds',
    finding: 'Entry calls itself something else than its transaction',
    violations: sql`
        select e.transaction_id::text as subject from entries e join transactions t on t.id = e.transaction_id where e.kind <> t.kind limit 100`,
  },
  {
    step: 'folds',
    finding: 'Fold differs from its entries',
    violations: sql`
        select a.address || ' folded ' || f.amount || ' of ' || f.entries || ', entries say ' || coalesce(s.total, 0) || ' of ' || s.count as subject
        from account_folds f join accounts a on a.id = f.account_id
        cross join lateral (select sum(e.amount) as total, count(*) as count from entries e where e.account_id = f.account_id and e.transaction_id <= f.through) s
        where f.amount is distinct from s.total or f.entries <> s.count limit 100`,
  },
  {
    step: 'below_zero',
    finding: 'Below zero',
    violations: sql`
        select a.address as subject from accounts a join entries e on e.account_id = a.id
        where a.kind in (${sql.join(liabilityKinds)}) and a.kind not in (${sql.join(remittedKinds)}) group by a.id, a.address having sum(e.amount) < 0 limit 100`,
  },
  // Duties that were handed on can still be refunded and are offset later; duties that were never collected can't
  // be either.
  {
    step: 'remitted',
    finding: 'More refunded or handed on than collected',
    violations: sql`
        select a.address as subject from accounts a join entries e on e.account_id = a.id join transactions t on t.id = e.transaction_id
        where a.kind in (${sql.join(remittedKinds)}) group by a.id, a.address
        having coalesce(sum(e.amount) filter (where t.kind <> 'duties_handed_on'), 0) < 0
          or coalesce(-sum(e.amount) filter (where t.kind = 'duties_handed_on'), 0) > coalesce(sum(e.amount) filter (where e.amount > 0), 0)`,
  },
];

export interface BooksReport {
  transactions: bigint;
  entries: bigint;
  /** What is owed to users, shops, open orders and authorities, minor units. */
  liabilities: bigint;
  /** What came in from outside, minus the platform's own result, minor units. */
  holdings: bigint;
  /** Every violated invariant, at most a hundred of a kind; empty when the books are right. */
  findings: string[];
}

/**
 * Recounts everything in one consistent view: every transaction sums to zero per currency, every balance row equals its
 * entries, every fund record is numbered without a gap and each balance follows from the previous one, every fold
 * equals its entries, no user, shop or order is below zero, and what is owed equals what is held. The database does the
 * counting, so memory does not grow with the books.
 *
 * @param onStep told of each step before it begins; it must not use the transaction
 */
export async function checkBooks(
  db: Database,
  onStep: (step: BooksCheckStep) => Promise<void> = async () => {},
): Promise<BooksReport> {
  return db.transact(
    async (tx) => {
      const findings: string[] = [];
      for (const { step, finding, violations } of checks) {
        await onStep(step);
        const { rows } = await violations.execute(tx);
        for (const { subject } of rows) findings.push(`${finding}: ${subject}`);
      }

      await onStep('totals');
      const { rows } = await sql<{ transactions: bigint; entries: bigint; liabilities: bigint; holdings: bigint }>`
        select (select count(*) from transactions) as transactions, count(e.*) as entries,
          coalesce(sum(e.amount) filter (where a.kind in (${sql.join(liabilityKinds)})), 0)::bigint as liabilities,
          coalesce(-sum(e.amount) filter (where a.kind not in (${sql.join(liabilityKinds)})), 0)::bigint as holdings
        from entries e join accounts a on a.id = e.account_id`.execute(tx);
      const totals = rows[0]!;
      if (totals.liabilities !== totals.holdings) findings.push(`Owed ${totals.liabilities}, held ${totals.holdings}`);
      return { ...totals, findings };
    },
    { snapshot: true, unlimited: true },
  );
}
