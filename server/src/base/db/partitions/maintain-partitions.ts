import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { realTime } from '../../clock/clock.ts';
import type { Deps } from '../../deps.ts';
import { sqlState, type Tx } from '../database.ts';
import { rowsOf } from '../rows-of.ts';
import { boundOf, momentOf, partitionName, type PartitionedTable, type Span } from './partitioned-table.ts';
import { nextPartitionChange, type Partition } from './plan-partitions.ts';

/** The advisory lock of a change; an arbitrary number that is the same in every process. */
const lockNumber = 7_239_112_003;

/**
 * How long a change waits for requests that use the table, in milliseconds: new requests wait behind it. After `tries` it is
 * left to the next run.
 */
const lockTimeout = 250;
const tries = 5;
const pauseBetweenTries = 500;

/** Rows that one statement deletes from a default partition. */
const batchSize = 2_000;

const lockNotAvailable = '55P03';

/**
 * Makes the partitions that will be needed, drops those that are past, and moves rows out of the default partition. Each
 * change is a short transaction of its own, and only one process at a time makes one.
 *
 * @returns the number of changes. A table that is in use all the time is left to the next run.
 * @throws the first error of a table, after the other tables
 */
export async function maintainPartitions(
  deps: Pick<Deps, 'db' | 'clock'>,
  tables: readonly PartitionedTable[],
): Promise<number> {
  const errors: unknown[] = [];
  let changes = 0;
  for (const table of tables) {
    changes += await maintainTable(deps, table).catch((error: unknown) => {
      errors.push(error);
      return 0;
    });
  }
  if (errors.length > 0) throw errors[0];
  return changes;
}

async function maintainTable({ db, clock }: Pick<Deps, 'db' | 'clock'>, table: PartitionedTable): Promise<number> {
  // Ids carry the real time, whatever the clock of a demo says.
  const now = table.holds === 'id' ? realTime(clock) : clock.now();
  let changes = 0;
  for (let failures = 0; failures < tries;) {
    try {
      if (!(await db.transact((tx) => changeOnce(tx, table, now), { unlimited: true }))) break;
      changes += 1;
    } catch (error) {
      if (sqlState(error) !== lockNotAvailable) throw error;
      failures += 1;
      await pause(pauseBetweenTries);
    }
  }
  return changes;
}

/** Makes the next change of a table. @returns false when there is none. */
async function changeOnce(tx: Tx, table: PartitionedTable, now: Date): Promise<boolean> {
  await sql`select set_config('lock_timeout', ${`${lockTimeout}ms`}, true)`.execute(tx);
  // What another process has changed meanwhile is seen by the statements after this one.
  await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(tx);
  const change = nextPartitionChange(table, await partitionsOf(tx, table), await oldestStray(tx, table), now);
  if (change?.act === 'drop') await sql`drop table ${partition(change.name)}`.execute(tx);
  if (change?.act === 'delete') await deleteStrays(tx, table, change.before);
  if (change?.act === 'make') await makePartition(tx, table, change.span);
  return change !== null;
}

const partition = (name: string) => sql.id('partitions', name);
const defaultOf = ({ table }: PartitionedTable) => partition(`${table}_default`);

/** The partitions of a table in the order of time, without the default one. */
export async function partitionsOf(tx: Tx, table: PartitionedTable): Promise<Partition[]> {
  const rows = await rowsOf<{ name: string; bounds: string }>(
    tx,
    sql`
    select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${`public.${table.table}`}::regclass`,
  );
  const partitions = rows.flatMap(({ name, bounds }) => {
    const { from, to } = /^FOR VALUES FROM \((?<from>.+)\) TO \('(?<to>.+)'\)$/.exec(bounds)?.groups ?? {};
    if (from === undefined || to === undefined) return [];
    return [
      { name, from: from === 'MINVALUE' ? null : momentOf(table, from.replaceAll("'", '')), to: momentOf(table, to) },
    ];
  });
  return partitions.toSorted((one, other) => one.to.getTime() - other.to.getTime());
}

/** The moment of the oldest row in the default partition. */
async function oldestStray(tx: Tx, table: PartitionedTable): Promise<Date | null> {
  const column = sql.ref(table.column);
  const [oldest] = await rowsOf<{ value: string }>(
    tx,
    sql`select ${column}::text as value from ${defaultOf(table)} order by ${column} limit 1`,
  );
  return oldest ? momentOf(table, oldest.value) : null;
}

async function deleteStrays(tx: Tx, table: PartitionedTable, before: Date): Promise<void> {
  const strays = defaultOf(table);
  await sql`
    delete from ${strays} where ctid = any(array(
      select ctid from ${strays} where ${sql.ref(table.column)} < ${sql.lit(boundOf(table, before))} limit ${sql.lit(batchSize)}
    ))`.execute(tx);
}

/** Makes a partition beside the table and attaches it, with the rows of its span that the default partition holds. */
async function makePartition(tx: Tx, table: PartitionedTable, { from, to }: Span): Promise<void> {
  const [made, strays, parent] = [
    partition(partitionName(table, from)),
    defaultOf(table),
    sql.id('public', table.table),
  ];
  const [first, end] = [sql.lit(boundOf(table, from)), sql.lit(boundOf(table, to))];
  const column = sql.ref(table.column);
  await sql`create table ${made} (like ${parent} including all)`.execute(tx);
  await sql`lock table ${strays} in access exclusive mode`.execute(tx);
  // Rows of a log that nobody may change are moved, not changed.
  await sql`alter table ${strays} disable trigger user`.execute(tx);
  await sql`
    with moved as (delete from ${strays} where ${column} >= ${first} and ${column} < ${end} returning *)
    insert into ${made} select * from moved`.execute(tx);
  await sql`alter table ${strays} enable trigger user`.execute(tx);
  await sql`alter table ${parent} attach partition ${made} for values from (${first}) to (${end})`.execute(tx);
  // Triggers of rows came with the table, those of statements have to be made.
  const triggers = await rowsOf<{ definition: string }>(
    tx,
    sql`
    select pg_get_triggerdef(oid) as definition from pg_trigger
    where tgrelid = ${`public.${table.table}`}::regclass and not tgisinternal and tgtype & 1 = 0`,
  );
  for (const { definition } of triggers) {
    const there = definition.replace(` ON public.${table.table} `, ` ON partitions.${partitionName(table, from)} `);
    await sql.raw(there).execute(tx);
  }
}
