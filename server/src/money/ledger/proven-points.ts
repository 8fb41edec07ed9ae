import { sql } from 'kysely';
import type { Read, Tx } from '../../base/db/database.ts';
import { sumBooks, type BooksTotals, type Rule } from './rules-of-books.ts';

/** A point up to which the books were proven: the rows of all writers before `before`. */
export interface ProvenPoint extends BooksTotals {
  number: bigint;
  before: bigint;
  /** Four sums over the hashes of these rows. */
  sums: string[];
  /** Over all of this, and the hash of the point before. */
  hash: Buffer;
}

/** Where the first point starts: nothing is proven. */
export const noPoint: ProvenPoint = {
  number: 0n,
  before: 0n,
  transactions: 0n,
  entries: 0n,
  liabilities: 0n,
  holdings: 0n,
  sums: ['0', '0', '0', '0'],
  hash: Buffer.alloc(0),
};

export async function findLastPoint(read: Read): Promise<ProvenPoint | null> {
  const point = await read
    .selectFrom('proven_points')
    .select(['number', 'before', 'transactions', 'entries', 'liabilities', 'holdings', 'hash'])
    // The driver reads numbers of an array as floats.
    .select(sql<string[]>`sums::text[]`.as('sums'))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return point ?? null;
}

/** What holds for the points by themselves: each follows from the one before, and the last from the balances beside it. */
export const rulesOfPoints: Rule[] = [
  {
    step: 'proven',
    finding: 'Proven point does not follow from the one before',
    violations: sql`
        select p.number::text as subject from (
          select number, hash, hash_of_point(x, lag(hash) over points) as rehashed, number - lag(number, 1, 0::bigint) over points as step
          from proven_points x window points as (order by number)
        ) p where p.hash <> p.rehashed or p.step <> 1 order by p.number limit 100`,
  },
  {
    step: 'proven',
    finding: 'Proven balances differ from their point',
    violations: sql`
        select coalesce(p.number, 0) || ', ' || s.entries || ' entries and ' || s.amount as subject
        from (select coalesce(sum(entries), 0) as entries, coalesce(sum(amount), 0) as amount from proven_balances) s
        left join (select number, entries from proven_points order by number desc limit 1) p on true
        where s.entries <> coalesce(p.entries, 0) or s.amount <> 0`,
  },
];

/** What holds for the rows before a point: they are those that were proven. */
export const rulesOfProvenRows = ({ number, before, sums }: ProvenPoint): Rule[] => [
  {
    step: 'proven',
    finding: 'Entries that were proven have changed',
    violations: sql`
        select a.address || ' had ' || coalesce(p.amount, 0) || ' of ' || coalesce(p.entries, 0) || ' entries, entries say '
          || coalesce(s.amount, 0) || ' of ' || coalesce(s.entries, 0) as subject
        from proven_balances p
        full join (
          select account_id, sum(amount) as amount, count(*) as entries, coalesce(sum(amount) filter (where amount > 0), 0) as credited
          from entries where written_by < ${before} group by account_id
        ) s on s.account_id = p.account_id
        join accounts a on a.id = coalesce(p.account_id, s.account_id)
        where p.amount is distinct from s.amount or p.entries is distinct from s.entries or p.credited is distinct from s.credited limit 100`,
  },
  {
    step: 'proven',
    finding: 'Rows that were proven have changed',
    violations: sql`select 'before point ' || ${number}::text as subject from (${sumPrints(0n, before)}) s where s.sums <> ${sums}::numeric[]`,
  },
];

/**
 * The sums of the hashes of rows of writers from one number up to, but without, another. OFFSET keeps the planner from hashing
 * each row once for every quarter.
 */
function sumPrints(from: bigint, to: bigint) {
  const quarters = sql.join(
    [0, 1, 2, 3].map((quarter) => sql`coalesce(sum(quarter_of(print, ${sql.lit(quarter)})), 0)`),
  );
  return sql<{ sums: string[] }>`
    select array[${quarters}] as sums from (
      select print_of_transaction(t) as print from transactions t where t.written_by >= ${from} and t.written_by < ${to}
      union all
      select print_of_entry(e) from entries e where e.written_by >= ${from} and e.written_by < ${to}
      offset 0
    ) prints`;
}

/**
 * Makes the next point out of the last one and the rows that were written since and found right.
 *
 * @param tx a snapshot that can write, and the only one that makes a point now
 * @returns the last point, where nothing was written since
 */
export async function addPoint(tx: Tx, last: ProvenPoint): Promise<ProvenPoint> {
  const { rows: ends } = await sql<{ before: bigint }>`select finished_writers() as before`.execute(tx);
  const { before } = ends[0]!;
  const fresh = await sumBooks(tx, { from: last.before, to: before });
  if (fresh.transactions === 0n && fresh.entries === 0n) return last;
  await sql`
    insert into proven_balances as p (account_id, amount, entries, credited, handed_on)
    select e.account_id, sum(e.amount), count(*), coalesce(sum(e.amount) filter (where e.amount > 0), 0),
      coalesce(-sum(e.amount) filter (where t.kind = 'duties_handed_on'), 0)
    from entries e join transactions t on t.id = e.transaction_id
    where e.written_by >= ${last.before} and e.written_by < ${before} group by e.account_id
    on conflict (account_id) do update set amount = p.amount + excluded.amount, entries = p.entries + excluded.entries,
      credited = p.credited + excluded.credited, handed_on = p.handed_on + excluded.handed_on`.execute(tx);
  const { rows } = await sql<ProvenPoint>`
    with point as (
      select ${last.number}::bigint + 1 as number, ${before}::bigint as before,
        ${last.transactions + fresh.transactions}::bigint as transactions, ${last.entries + fresh.entries}::bigint as entries,
        ${last.liabilities + fresh.liabilities}::bigint as liabilities, ${last.holdings + fresh.holdings}::bigint as holdings,
        (select array_agg(a + b order by place) from unnest(${last.sums}::numeric[], s.sums) with ordinality as both_sums(a, b, place)) as sums,
        ''::bytea as hash, clock_timestamp() as proven_at
      from (${sumPrints(last.before, before)}) s
    )
    insert into proven_points (number, before, transactions, entries, liabilities, holdings, sums, hash, proven_at)
    select number, before, transactions, entries, liabilities, holdings, sums, hash_of_point(point::proven_points, ${last.hash}), proven_at from point
    returning number, before, transactions, entries, liabilities, holdings, sums::text[], hash`.execute(tx);
  return rows[0]!;
}
