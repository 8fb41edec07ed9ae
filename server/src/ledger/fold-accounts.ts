import { sql } from 'kysely';
import { later, minute } from '../base/clock/clock.ts';
import type { Deps } from '../base/deps.ts';
import type { Read } from '../base/db/database.ts';
import { oldestIdAt } from '../base/ids/ids.ts';
import { platformKinds, type AccountKind } from './chart.ts';

/** Smaller than any id. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Folds up the entries of the platform's own accounts, which carry no balance row, so that their sums stay quick to read.
 * Only transactions that nobody can still add to are folded. Their ids tell real time, whatever the shop's clock says: an
 * id is made inside its transaction, so what is older than ten minutes and than every running transaction is complete; a
 * minute is for machines whose clocks differ.
 */
export async function foldAccounts({ db, clock }: Pick<Deps, 'db' | 'clock'>, settled = 10 * minute): Promise<void> {
  await db.transact(async (tx) => {
    const { rows } = await sql<{ now: Date; oldest: Date }>`
      select clock_timestamp() as now, coalesce(min(xact_start), clock_timestamp()) as oldest
      from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(tx);
    const { now, oldest } = rows[0]!;
    const margin = Math.min(settled, minute);
    const before = oldestIdAt(new Date(Math.min(later(now, -settled).getTime(), later(oldest, -margin).getTime())));
    await sql`
      insert into account_folds (account_id, amount, through, entries, folded_at)
      select a.id, coalesce(f.amount, 0) + s.amount, last.transaction_id, coalesce(f.entries, 0) + s.entries, ${clock.now()}
      from accounts a left join account_folds f on f.account_id = a.id
      cross join lateral (
        select sum(e.amount)::bigint as amount, count(*) as entries from entries e
        where e.account_id = a.id and e.number is null and e.transaction_id > coalesce(f.through, ${beforeAll}::uuid) and e.transaction_id < ${before}
      ) s
      cross join lateral (
        select e.transaction_id from entries e where e.account_id = a.id and e.number is null and e.transaction_id < ${before}
        order by e.transaction_id desc limit 1
      ) last
      where a.kind in (${sql.join(platformKinds)}) and s.entries > 0
      on conflict (account_id) do update set amount = excluded.amount, through = excluded.through, entries = excluded.entries, folded_at = excluded.folded_at`.execute(tx);
  });
}

export interface PlatformBalance {
  address: string;
  kind: AccountKind;
  /** Minor units; positive on the side of what we owe. */
  amount: bigint;
}

/** What each of the platform's own accounts and each source outside comes to: its fold and the entries since. */
export async function platformBalances(read: Read): Promise<PlatformBalance[]> {
  const rows = await read
    .selectFrom('accounts as a')
    .leftJoin('account_folds as f', 'f.account_id', 'a.id')
    .where('a.kind', 'in', platformKinds)
    .select(['a.address', 'a.kind'])
    .select(
      sql<bigint>`coalesce(f.amount, 0) + coalesce((
        select sum(e.amount) from entries e where e.account_id = a.id and e.number is null and e.transaction_id > coalesce(f.through, ${beforeAll}::uuid)), 0)::bigint`.as('amount'),
    )
    .orderBy('a.address')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as AccountKind }));
}
