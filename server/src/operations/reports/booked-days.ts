import { sql, type RawBuilder } from 'kysely';
import { later, minute } from '../../base/clock/clock.ts';
import type { Database, Read, Tx } from '../../base/db/database.ts';
import { inBatches } from '../../base/db/in-batches.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import type { Deps } from '../../base/deps.ts';
import { oldestIdAt } from '../../base/ids/ids.ts';

/** Of what the books are summed: of everything, of orders by country, or of orders by shop and month. */
export type Scope = 'all' | 'country' | 'shop';

/** What entries of one kind came to; amounts in minor units, credits positive. */
export interface BookedSum {
  /** The first day of the bucket, YYYY-MM-DD. */
  bucket: string;
  subject: string;
  source: string;
  account: string;
  amount: bigint;
  transactions: number;
}

/** An id that is smaller than any other. */
const minId = '00000000-0000-0000-0000-000000000000';

/** Transactions that are folded at once. */
const batch = 5_000;

/**
 * SQL: the entries of some transactions with their order. An order's transactions carry its number, and what it says of its
 * charges is read with its payment, because the books have one account for both.
 *
 * @param which a condition on the transaction `t`
 */
const bookings = (which: RawBuilder<unknown>) => sql`
  select (t.posted_at at time zone 'UTC')::date as day, t.kind as source, a.kind as account, e.amount, e.line = 0 as counts,
    o.shop_id, o.country
  from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
  left join orders o on o.sn = t.memo where ${which}
  union all
  select (t.posted_at at time zone 'UTC')::date, t.kind, v.account, v.amount, false, o.shop_id, o.country
  from transactions t join orders o on o.sn = t.memo
  cross join lateral (values ('order_duty', o.duty), ('order_tax', o.tax)) v (account, amount)
  where t.kind = 'order_paid' and v.amount > 0 and ${which}`;

/** SQL: bookings `b` as rows of the days of a scope, not yet summed. */
const inScope: Readonly<Record<Scope, (from: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  all: (from) => sql`select b.day, '' as subject, b.source, b.account, b.amount, b.counts from ${from} b`,
  country: (from) =>
    sql`select b.day, b.country as subject, b.source, b.account, b.amount, b.counts from ${from} b where b.shop_id is not null`,
  shop: (from) =>
    sql`select date_trunc('month', b.day)::date as day, b.shop_id::text as subject, b.source, b.account, b.amount, b.counts
      from ${from} b where b.shop_id is not null`,
};

/**
 * A job: folds finished transactions into the days. Only those are folded that are certainly committed, by the same rule as the
 * folds of accounts: ids contain the time at which they were made, inside their transaction.
 */
export const foldBookedDays = (deps: Pick<Deps, 'db' | 'clock'>, settled = minute): Promise<number> =>
  inBatches(
    deps.db as Pick<Database, 'transact'>,
    (tx, limit) => foldBatch(tx, { at: deps.clock.now(), settled, limit }),
    batch,
  );

async function foldBatch(
  tx: Tx,
  { at, settled, limit }: { at: Date; settled: number; limit: number },
): Promise<number> {
  // Two folds at once would both add what neither has added before.
  await sql`select pg_advisory_xact_lock(hashtextextended('booked days', 0))`.execute(tx);
  const { rows } = await sql<{ now: Date; oldest: Date }>`
    select clock_timestamp() as now, coalesce(min(xact_start), clock_timestamp()) as oldest
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(tx);
  const { now, oldest } = rows[0]!;
  const before = oldestIdAt(new Date(Math.min(later(now, -settled).getTime(), later(oldest, -settled).getTime())));
  const through = await foldedThrough(tx);
  const { rows: taken } = await sql<{ id: string }>`
    select id from transactions where id > ${through} and id < ${before} order by id limit ${limit}`.execute(tx);
  const last = taken.at(-1)?.id;
  if (!last) return 0;
  await sql`
    with booked as materialized (${bookings(sql`t.id > ${through} and t.id <= ${last}`)}),
    scoped as (
      select 'all' as scope, s.* from (${inScope.all(sql`booked`)}) s
      union all select 'country', s.* from (${inScope.country(sql`booked`)}) s
      union all select 'shop', s.* from (${inScope.shop(sql`booked`)}) s
    )
    insert into booked_days as d (scope, day, subject, source, account, amount, transactions)
    select scope, day, subject, source, account, sum(amount)::bigint, count(*) filter (where counts)
    from scoped group by scope, day, subject, source, account
    on conflict (scope, day, subject, source, account) do update
    set amount = d.amount + excluded.amount, transactions = d.transactions + excluded.transactions`.execute(tx);
  await sql`
    insert into booked_fold (through, folded_at) values (${last}, ${at})
    on conflict (only_row) do update set through = excluded.through, folded_at = excluded.folded_at`.execute(tx);
  return taken.length;
}

async function foldedThrough(read: Read): Promise<string> {
  const row = await read.selectFrom('booked_fold').select('through').executeTakeFirst();
  return row?.through ?? minId;
}

export interface BookedQuery {
  scope: Scope;
  /** The first and the last day, YYYY-MM-DD. */
  from: string;
  to: string;
  /** What is summed together; everything when absent. */
  by?: 'day' | 'week' | 'month' | 'quarter' | undefined;
}

/** What the books say of some days, exactly as of now: the folded days, and the transactions after them. */
export function bookedSums(db: Pick<Database, 'transact'>, query: BookedQuery): Promise<BookedSum[]> {
  // One snapshot, so that a fold between the two reads counts nothing twice.
  return db.transact((tx) => readBookedSums(tx, query), { snapshot: true });
}

/** The same within a snapshot. */
export async function readBookedSums(read: Read, { scope, from, to, by }: BookedQuery): Promise<BookedSum[]> {
  const through = await foldedThrough(read);
  const bucket = by ? sql`date_trunc(${by}, s.day::timestamp)::date::text` : sql`''`;
  const rows = await rowsOf<Omit<BookedSum, 'amount'> & { amount: string }>(
    read,
    sql`
    select ${bucket} as bucket, s.subject, s.source, s.account, sum(s.amount)::bigint::text as amount, sum(s.transactions)::int as transactions
    from (
      select day, subject, source, account, amount, transactions from booked_days
      where scope = ${scope} and day between ${from}::date and ${to}::date
      union all
      select l.day, l.subject, l.source, l.account, l.amount, l.counts::int
      from (${inScope[scope](sql`(${bookings(sql`t.id > ${through}`)})`)}) l
      where l.day between ${from}::date and ${to}::date
    ) s
    group by 1, 2, 3, 4`,
  );
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

/** What all accounts of each kind came to until now, minor units, within a snapshot. */
export async function bookedBalances(read: Read): Promise<ReadonlyMap<string, bigint>> {
  const sums = await readBookedSums(read, { scope: 'all', from: '0001-01-01', to: '9999-12-31' });
  const balances = new Map<string, bigint>();
  for (const { account, amount } of sums) balances.set(account, (balances.get(account) ?? 0n) + amount);
  return balances;
}
