import { sql } from 'kysely';
import type { BooksCheckStep } from '@tradewind/contract/money/desk/books';
import type { Database } from '../../base/db/database.ts';
import { liabilityKinds, lockedKinds, remittedKinds } from './chart.ts';
import { findLastPoint, noPoint, rulesOfPoints, rulesOfProvenRows } from './proven-points.ts';
import {
  findViolations,
  ruleOfEscrow,
  rulesOfTransactions,
  signOfAccount,
  sumBooks,
  type BooksTotals,
  type Rule,
} from './rules-of-books.ts';

/** What is recounted of accounts. */
const rulesOfAccounts: Rule[] = [
  {
    step: 'balances',
    finding: 'Balance differs from its entries',
    violations: sql`
        select a.address || ' has ' || coalesce(b.amount::text, 'no balance') || ' of ' || coalesce(b.entries, 0) || ' entries, entries say '
          || coalesce(s.total * ${signOfAccount}, 0) || ' of ' || coalesce(s.count, 0) as subject
        from accounts a
        left join balances b on b.account_id = a.id
        left join (select account_id, sum(amount) as total, count(*) as count from entries group by account_id) s on s.account_id = a.id
        where a.kind in (${sql.join(lockedKinds)}) and (b.amount is distinct from coalesce(s.total * ${signOfAccount}, 0) or b.entries is distinct from coalesce(s.count, 0)) limit 100`,
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
        where x.number <> x.number_before + 1 or x.balance_after <> x.balance_before + x.amount * ${signOfAccount} or x.balance_after < 0 or x.booked_at < x.time_before limit 100`,
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
  ruleOfEscrow(0n),
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

export interface BooksReport extends BooksTotals {
  /** Every violated invariant, at most a hundred of a kind; empty when the books are right. */
  findings: string[];
}

/**
 * Recounts everything in one consistent view: every transaction sums to zero per currency, every balance row equals its
 * entries, every fund record is numbered without a gap and each balance follows from the previous one, every fold
 * equals its entries, no user, shop or order is below zero, each entry of escrow names its order, the rows that were proven are still the same, and what is
 * owed equals what is held. The database does the counting, so memory does not grow with the books.
 *
 * @param onStep told of each step before it begins; it must not use the transaction
 * @param options.replica whether a replica may be counted, which is a little older
 */
export async function checkBooks(
  db: Database,
  onStep: (step: BooksCheckStep) => Promise<void> = async () => {},
  { replica = false }: { replica?: boolean } = {},
): Promise<BooksReport> {
  return db.transact(
    async (tx) => {
      const rulesOfPast = [...rulesOfPoints, ...rulesOfProvenRows((await findLastPoint(tx)) ?? noPoint)];
      const rules = [...rulesOfTransactions(0n), ...rulesOfAccounts, ...rulesOfPast];
      const findings = await findViolations(tx, rules, onStep);
      await onStep('totals');
      const totals = await sumBooks(tx);
      if (totals.liabilities !== totals.holdings) findings.push(`Owed ${totals.liabilities}, held ${totals.holdings}`);
      return { ...totals, findings };
    },
    { snapshot: true, unlimited: true, replica },
  );
}
