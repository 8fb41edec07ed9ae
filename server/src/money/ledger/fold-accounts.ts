import { sql } from 'kysely';
import { later, minute } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { Read } from '../../base/db/database.ts';
import { oldestIdAt } from '../../base/ids/ids.ts';
import { platformKinds, remittedKinds, type Account, type AccountKind } from './chart.ts';

/** Accounts without a balance row that many orders share. */
const busyKinds: readonly AccountKind[] = [...platformKinds, ...remittedKinds];

/** An id that is smaller than any other. */
const minId = '00000000-0000-0000-0000-000000000000';

/**
 * Sums up the entries of shared accounts without a balance row, so that their balances stay quick to read.
 * Only transactions that are certainly committed are folded. Ids contain the real time at which they were created, also
 * in a demo with a moved clock, and are created inside their transaction. So every transaction is complete whose id is
 * older than `settled` milliseconds and than every running transaction; one minute allows for clocks that differ.
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
        where e.account_id = a.id and e.number is null and e.transaction_id > coalesce(f.through, ${minId}::uuid) and e.transaction_id < ${before}
      ) s
      cross join lateral (
        select e.transaction_id from entries e where e.account_id = a.id and e.number is null and e.transaction_id < ${before}
        order by e.transaction_id desc limit 1
      ) last
      where a.kind in (${sql.join(busyKinds)}) and s.entries > 0
      on conflict (account_id) do update set amount = excluded.amount, through = excluded.through, entries = excluded.entries, folded_at = excluded.folded_at`.execute(
      tx,
    );
  });
}

export interface PlatformBalance {
  address: string;
  kind: AccountKind;
  /** Minor units; credits are positive. */
  amount: bigint;
}

/** The fold `f` of account `a` plus its later entries. */
const foldedBalance = sql<bigint>`(coalesce(f.amount, 0) + coalesce((
  select sum(e.amount) from entries e where e.account_id = a.id and e.number is null and e.transaction_id > coalesce(f.through, ${minId}::uuid)), 0))::bigint`;

/**
 * The balance of an account without a balance row in minor units, credits positive. It is not locked: an act that
 * decides by it takes its own lock.
 */
export async function balanceOfPlatformAccount(read: Read, account: Account): Promise<bigint> {
  const row = await read
    .selectFrom('accounts as a')
    .leftJoin('account_folds as f', 'f.account_id', 'a.id')
    .where('a.id', '=', account.id)
    .select(foldedBalance.as('amount'))
    .executeTakeFirst();
  return row?.amount ?? 0n;
}

/** What the platform holds at a source outside, such as its bank, by the books, in minor units; negative where more left than came. */
export const heldOutside = async (read: Read, source: Account): Promise<bigint> =>
  -(await balanceOfPlatformAccount(read, source));

/** The balances of the platform's own accounts and of the outside sources, by address. */
export async function platformBalances(read: Read): Promise<PlatformBalance[]> {
  const rows = await read
    .selectFrom('accounts as a')
    .leftJoin('account_folds as f', 'f.account_id', 'a.id')
    .where('a.kind', 'in', platformKinds)
    .select(['a.address', 'a.kind'])
    .select(foldedBalance.as('amount'))
    .orderBy('a.address')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as AccountKind }));
}
