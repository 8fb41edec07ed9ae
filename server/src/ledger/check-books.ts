import { sql } from 'kysely';
import type { Database } from '../base/db/database.ts';
import { liabilityKinds, lockedKinds } from './chart.ts';

export interface BooksReport {
  transactions: bigint;
  entries: bigint;
  /** What belongs to users, shops and open orders, minor units. */
  liabilities: bigint;
  /** What came in from outside, minor units, with the platform's own result taken off. */
  holdings: bigint;
  /** Everything that is not as it must be; empty when the books are right. */
  findings: string[];
}

/**
 * Recounts everything in one consistent view: every transaction sums to zero per currency, every balance row equals its
 * entries and its last running balance, no user, shop or order is below zero, and what is owed equals what is held.
 */
export async function checkBooks(db: Database): Promise<BooksReport> {
  return db.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      const findings: string[] = [];
      const find = async (what: string, query: ReturnType<typeof sql<{ subject: string }>>) => {
        const { rows } = await query.execute(tx);
        for (const { subject } of rows) findings.push(`${what}: ${subject}`);
      };

      await find('Transaction does not balance', sql`
        select e.transaction_id::text as subject from entries e join accounts a on a.id = e.account_id
        group by e.transaction_id, a.currency having sum(e.amount) <> 0 limit 100`);
      await find('Transaction without entries', sql`
        select t.id::text as subject from transactions t where not exists (select 1 from entries e where e.transaction_id = t.id) limit 100`);
      await find('Balance differs from its entries', sql`
        select a.address || ' has ' || coalesce(b.amount::text, 'no balance') || ', entries say ' || coalesce(s.total, 0) as subject
        from accounts a
        left join balances b on b.account_id = a.id
        left join (select account_id, sum(amount) as total from entries group by account_id) s on s.account_id = a.id
        where a.kind in (${sql.join(lockedKinds)}) and b.amount is distinct from coalesce(s.total, 0) limit 100`);
      await find('Running balance is broken', sql`
        select a.address || ' at ' || x.transaction_id as subject from (
          select e.account_id, e.transaction_id, e.balance_after, e.amount, b.amount as now,
                 sum(e.amount) over (partition by e.account_id) as total
          from entries e join balances b on b.account_id = e.account_id
        ) x join accounts a on a.id = x.account_id
        where x.balance_after is null or x.balance_after < 0 limit 100`);
      await find('Below zero', sql`
        select a.address as subject from accounts a join entries e on e.account_id = a.id
        where a.kind in (${sql.join(liabilityKinds)}) group by a.id, a.address having sum(e.amount) < 0 limit 100`);

      const { rows } = await sql<{ transactions: bigint; entries: bigint; liabilities: bigint; holdings: bigint }>`
        select (select count(*) from transactions) as transactions, count(e.*) as entries,
          coalesce(sum(e.amount) filter (where a.kind in (${sql.join(liabilityKinds)})), 0)::bigint as liabilities,
          coalesce(-sum(e.amount) filter (where a.kind not in (${sql.join(liabilityKinds)})), 0)::bigint as holdings
        from entries e join accounts a on a.id = e.account_id`.execute(tx);
      const totals = rows[0]!;
      if (totals.liabilities !== totals.holdings) findings.push(`Owed ${totals.liabilities}, held ${totals.holdings}`);
      return { ...totals, findings };
    });
}
