import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { emptyDatabase, testDatabase } from '../../../../test/database.ts';
import { withClient } from '../../../../test/with-client.ts';
import { openDatabase } from '../database.ts';
import { migrate, migrateTo, ranNumbered } from '../migrate.ts';
import { rowsOf } from '../rows-of.ts';

const current = await testDatabase();
const url = await emptyDatabase();
const db = openDatabase({ url, pool: 2 });
afterAll(() => db.close());

/** Rows of an installation from before its tables were partitioned. */
const rowsBefore = `
  insert into visit_marks (day, mark) select current_date - n, sha256('v') from generate_series(-3, 400, 13) n;
  insert into search_marks (day, mark) values (current_date, sha256('s'));
  insert into idempotency_keys (owner_id, key, endpoint, input_hash, answer, created_at)
  select gen_random_uuid(), 'key-of-' || n, 'tests.count', '', '{}', now() - n * interval '1 hour' from generate_series(-30, 30) n;`;

const print = (table: string) =>
  rowsOf(
    db.read,
    sql`select count(*)::int as rows, md5(string_agg(t::text, '' order by t::text)) from ${sql.table(table)} t`,
  );

describe('an installation of an earlier version', () => {
  const tables = ['visit_marks', 'search_marks', 'idempotency_keys'];
  let before: unknown[];

  beforeAll(async () => {
    const ran = await ranNumbered(current.pool);
    await withClient(url, async (client) => {
      await client.query('begin');
      await migrateTo(
        client,
        ran.filter(({ name }) => name < '0258'),
      );
      await client.query(rowsBefore);
      await client.query('commit');
    });
    before = await Promise.all(tables.map(print));
    await migrate(url);
  });

  it('keeps its rows', async () => {
    expect(await Promise.all(tables.map(print))).toEqual(before);
  });

  it('copies none of them: the table as it was is the first partition', async () => {
    const places = await rowsOf(db.read, sql`select distinct tableoid::regclass::text as place from visit_marks`);
    expect(places).toEqual([{ place: 'partitions.visit_marks_first' }]);
  });
});

it('each partitioned table is declared by a module: the timer makes its partitions', async () => {
  const { deps } = await testApp(current);
  const timer = deps.jobs.timers.find(({ name }) => name === 'partitions.maintain')!;
  expect(await timer.run()).toBeGreaterThan(0);
  const tables = await rowsOf<{ name: string; partitions: number }>(
    current.read,
    sql`
    select c.relname as name, (select count(*) from pg_inherits i where i.inhparent = c.oid)::int as partitions
    from pg_class c where c.relkind = 'p' and c.relnamespace = 'public'::regnamespace`,
  );
  expect(tables.length).toBeGreaterThan(0);
  // The first one, the default one, and those ahead.
  for (const { name, partitions } of tables) expect(partitions, name).toBeGreaterThan(2);
});
