import type { BooksCheckStep } from '@tradewind/contract/money/desk/books';
import { sql } from 'kysely';
import type { Database } from '../../base/db/database.ts';
import { liabilityKinds, lockedKinds, remittedKinds } from './chart.ts';
import type { BooksReport } from './check-books.ts';
import { addPoint, findLastPoint, noPoint, rulesOfPoints, type ProvenPoint } from './proven-points.ts';
import {
  findViolations,
  ruleOfEscrow,
  rulesOfTransactions,
  signOfAccount,
  sumBooks,
  type Rule,
} from './rules-of-books.ts';

/** An id that is smaller than any other. */
const minId = '00000000-0000-0000-0000-000000000000';

/** What holds for accounts: the proven balance and the entries since are what they have now. */
const rulesOfAccounts = ({ before }: ProvenPoint): Rule[] => {
  const since = sql`(select account_id, sum(amount) as amount, count(*) as entries,
    coalesce(sum(amount) filter (where amount > 0), 0) as credited from entries where written_by >= ${before} group by account_id)`;
  return [
    // What was proven and what is new are added before they are compared: the planner takes what is new for one row, and joined
    // by itself it was gone through for each account.
    {
      step: 'balances',
      finding: 'Balance differs from its entries',
      violations: sql`
        select a.address || ' has ' || coalesce(b.amount::text, 'no balance') || ' of ' || coalesce(b.entries, 0) || ' entries, entries say '
          || coalesce(n.amount, 0) * ${signOfAccount} || ' of ' || coalesce(n.entries, 0) as subject
        from accounts a
        left join balances b on b.account_id = a.id
        left join (
          select account_id, sum(amount) as amount, sum(entries) as entries
          from (select account_id, amount, entries from proven_balances union all select account_id, amount, entries from ${since} s) parts
          group by account_id
        ) n on n.account_id = a.id
        where a.kind in (${sql.join(lockedKinds)}) and (b.amount is distinct from coalesce(n.amount, 0) * ${signOfAccount}
          or b.entries is distinct from coalesce(n.entries, 0)) limit 100`,
    },
    // The entry before may be newer than the point, where a transaction began early and took its lock late.
    {
      step: 'running',
      finding: 'Running balance is broken',
      violations: sql`
        select a.address || ' at ' || e.number as subject
        from entries e join accounts a on a.id = e.account_id
        left join entries p on p.account_id = e.account_id and p.number = e.number - 1
        where e.written_by >= ${before} and e.number is not null and (
          e.number < 1 or (e.number > 1 and p.number is null) or e.balance_after <> coalesce(p.balance_after, 0) + e.amount * ${signOfAccount}
          or e.balance_after < 0 or e.booked_at < p.booked_at) limit 100`,
    },
    {
      step: 'folds',
      finding: 'Fold differs from its entries',
      violations: sql`
        select a.address || ' folded ' || f.amount || ' of ' || f.entries || ' and ' || l.amount || ' of ' || l.entries || ' later, entries say '
          || coalesce(p.amount, 0) + coalesce(s.amount, 0) || ' of ' || coalesce(p.entries, 0) + coalesce(s.entries, 0) as subject
        from account_folds f join accounts a on a.id = f.account_id
        left join proven_balances p on p.account_id = a.id
        left join ${since} s on s.account_id = a.id
        cross join lateral (
          select coalesce(sum(e.amount), 0) as amount, count(*) as entries from entries e
          where e.account_id = f.account_id and e.number is null and e.transaction_id > coalesce(f.through, ${minId}::uuid)
        ) l
        where f.amount + l.amount <> coalesce(p.amount, 0) + coalesce(s.amount, 0)
          or f.entries + l.entries <> coalesce(p.entries, 0) + coalesce(s.entries, 0) limit 100`,
    },
    {
      step: 'below_zero',
      finding: 'Below zero',
      violations: sql`
        select a.address as subject from ${since} s join accounts a on a.id = s.account_id
        left join proven_balances p on p.account_id = a.id
        where a.kind in (${sql.join(liabilityKinds)}) and a.kind not in (${sql.join(remittedKinds)})
          and coalesce(p.amount, 0) + s.amount < 0 limit 100`,
    },
    ruleOfEscrow(before),
    {
      step: 'remitted',
      finding: 'More refunded or handed on than collected',
      violations: sql`
        select a.address as subject from accounts a
        left join proven_balances p on p.account_id = a.id
        left join ${since} s on s.account_id = a.id
        cross join lateral (
          select coalesce(p.handed_on, 0) + coalesce(-sum(e.amount), 0) as amount from entries e join transactions t on t.id = e.transaction_id
          where e.account_id = a.id and e.written_by >= ${before} and t.kind = 'duties_handed_on'
        ) h
        where a.kind in (${sql.join(remittedKinds)}) and (coalesce(p.amount, 0) + coalesce(s.amount, 0) + h.amount < 0
          or h.amount > coalesce(p.credited, 0) + coalesce(s.credited, 0))`,
    },
  ];
};

/** What an incremental check found. */
export interface ProofReport extends BooksReport {
  /** The number of the point that it started from; 0 where nothing was proven before. */
  since: bigint;
  /** The last point now: a new one when nothing was found, else the one before. */
  point: Pick<ProvenPoint, 'number' | 'hash'>;
}

/**
 * Checks what was written since the last proven point, in one consistent view, and makes the next point when nothing is
 * found. Every transaction since must balance, and what every account has now must be its proven balance and its entries
 * since; no order that they name is below zero. It rests on the point: changes of rows from before it are found by `checkBooks`, which has to have been right
 * before the first point is made.
 *
 * A transaction that commits late belongs to the next check, however low its id is: a point ends before the oldest
 * transaction that was running.
 *
 * @param onStep told of each step before it begins; it must not use the transaction
 */
export async function proveBooks(
  db: Database,
  onStep: (step: BooksCheckStep) => Promise<void> = async () => {},
): Promise<ProofReport> {
  return db.transact(
    async (tx) => {
      // Before the first read, so that what the one before has proven is seen.
      await sql`lock table proven_points in share row exclusive mode`.execute(tx);
      // That the rows since are few is known from the number of their first writer: a plan for any number reads all rows.
      await sql`set local plan_cache_mode = force_custom_plan`.execute(tx);
      const last = (await findLastPoint(tx)) ?? noPoint;
      const rules = [...rulesOfTransactions(last.before), ...rulesOfAccounts(last), ...rulesOfPoints];
      const findings = await findViolations(tx, rules, onStep);
      await onStep('totals');
      const fresh = await sumBooks(tx, { from: last.before });
      const totals = {
        transactions: last.transactions + fresh.transactions,
        entries: last.entries + fresh.entries,
        liabilities: last.liabilities + fresh.liabilities,
        holdings: last.holdings + fresh.holdings,
      };
      if (totals.liabilities !== totals.holdings) findings.push(`Owed ${totals.liabilities}, held ${totals.holdings}`);
      const { number, hash } = findings.length === 0 ? await addPoint(tx, last) : last;
      return { ...totals, findings, since: last.number, point: { number, hash } };
    },
    { snapshot: 'writable', unlimited: true },
  );
}
