import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { day, later, minute } from '../../clock/clock.ts';
import { rowsOf } from '../rows-of.ts';
import { maintainPartitions } from './maintain-partitions.ts';
import type { PartitionedTable } from './partitioned-table.ts';

const db = await testDatabase();
const table: PartitionedTable = {
  table: 'visit_marks',
  column: 'day',
  holds: 'day',
  step: 'day',
  keep: 2 * day,
  ahead: 2,
};
const now = new Date('2030-03-01T12:00:00Z');

const maintain = (at = now, given = table) => maintainPartitions({ db, clock: { now: () => at } }, [given]);
const store = (...days: string[]) =>
  db.kysely
    .insertInto('visit_marks')
    .values(days.map((on) => ({ day: on, mark: Buffer.from(on) })))
    .execute();
/** The days that are stored, each with its partition. */
const stored = async () => {
  const rows = await rowsOf<{ day: string; place: string }>(
    db.read,
    sql`select day::text, tableoid::regclass::text as place from visit_marks order by day`,
  );
  return Object.fromEntries(rows.map((row) => [row.day, row.place.replace('partitions.visit_marks_', '')]));
};
const partitions = async () =>
  (
    await rowsOf<{ name: string }>(
      db.read,
      sql`select relid::text as name from pg_partition_tree('visit_marks') where isleaf order by 1`,
    )
  ).map(({ name }) => name.replace('partitions.visit_marks_', ''));

beforeEach(async () => {
  await sql`delete from visit_marks`.execute(db.kysely);
  for (const name of (await partitions()).filter((one) => one !== 'default'))
    await sql`drop table ${sql.id('partitions', `visit_marks_${name}`)}`.execute(db.kysely);
  await maintain();
});

describe('the partitions of a table', () => {
  it('are there for now and the steps ahead', async () => {
    expect(await partitions()).toEqual(['2030_03_01', '2030_03_02', '2030_03_03', 'default']);
  });

  it('take the rows of their day', async () => {
    await store('2030-03-01', '2030-03-03');
    expect(await stored()).toEqual({ '2030-03-01': '2030_03_01', '2030-03-03': '2030_03_03' });
  });

  it('are dropped when they are past, and no other row goes', async () => {
    await store('2030-03-01', '2030-03-02', '2030-03-03');
    await maintain(later(now, 2 * day));
    expect(Object.keys(await stored())).toEqual(['2030-03-01', '2030-03-02', '2030-03-03']);
    await maintain(later(now, 3 * day));
    expect(Object.keys(await stored())).toEqual(['2030-03-02', '2030-03-03']);
  });

  it('are never dropped where rows are kept for ever', async () => {
    await store('2030-03-01');
    await maintain(later(now, 900 * day), { ...table, keep: null });
    expect(await stored()).toEqual({ '2030-03-01': '2030_03_01' });
  });
});

describe('a row that fits into no partition', () => {
  it('of next year waits in the default one and then gets its own', async () => {
    await store('2031-01-15');
    expect(await stored()).toEqual({ '2031-01-15': 'default' });
    await maintain();
    expect(await stored()).toEqual({ '2031-01-15': '2031_01_15' });
  });

  it('of the past is kept where the table keeps it for ever', async () => {
    await store('2029-03-01');
    await maintain(now, { ...table, keep: null });
    expect(await stored()).toEqual({ '2029-03-01': '2029_03_01' });
  });

  it('goes when it is past', async () => {
    await store('2029-03-01', '2030-03-01');
    await maintain();
    expect(Object.keys(await stored())).toEqual(['2030-03-01']);
  });

  it('is found by its day when the partitions are made after it', async () => {
    const later30 = later(now, 30 * day);
    await store('2030-03-31', '2030-04-01', '2030-04-02');
    await maintain(later30);
    expect(await stored()).toEqual({
      '2030-03-31': '2030_03_31',
      '2030-04-01': '2030_04_01',
      '2030-04-02': '2030_04_02',
    });
  });
});

describe('the upkeep', () => {
  it('does nothing where nothing is left to do', async () => {
    expect(await maintain()).toBe(0);
  });

  it('goes on with the other tables when one can’t be looked after', async () => {
    const at = later(now, day);
    const broken = { ...table, table: 'no_table' };
    await expect(maintainPartitions({ db, clock: { now: () => at } }, [broken, table])).rejects.toThrow(/no_table/);
    expect(await partitions()).toContain('2030_03_04');
  });

  it('makes each change once when several processes run it', async () => {
    const at = later(now, 50 * day);
    const counts = await Promise.all([maintain(at), maintain(at), maintain(at)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(await partitions()).toEqual(['2030_04_20', '2030_04_21', '2030_04_22', 'default']);
  });

  it('lets no request wait behind one that is long, and comes back', async () => {
    await store('2030-03-01');
    const at = later(now, 4 * day + minute);
    await db.transact(async (tx) => {
      await tx.selectFrom('visit_marks').selectAll().execute();
      const upkeep = maintain(at);
      const over = new AbortController();
      void upkeep.finally(() => over.abort());
      // Would these wait behind the upkeep, and the upkeep for this transaction, the test never ended.
      while (!over.signal.aborted) await db.read.selectFrom('visit_marks').selectAll().execute();
      await upkeep;
    });
    await maintain(at);
    expect(await stored()).toEqual({});
  });
});
