import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, later } from '../src/base/clock/clock.ts';
import { openDatabase, type Database } from '../src/base/db/database.ts';
import { migrate, migrateTo, ranNumbered } from '../src/base/db/migrate.ts';
import { maintainPartitions } from '../src/base/db/partitions/maintain-partitions.ts';
import { rowsOf } from '../src/base/db/rows-of.ts';
import { newId, oldestIdAt } from '../src/base/ids/ids.ts';
import { shopAuditPartitions } from '../src/goods/merchants/record-shop-act.ts';
import { anotherApp } from './app.ts';
import { buildMerchant } from './build-merchant.ts';
import { emptyDatabase, testDatabase } from './database.ts';
import { withClient } from './with-client.ts';

const current = await testDatabase();
const url = await emptyDatabase();
const db = openDatabase({ url, pool: 2 });
afterAll(() => db.close());

/** Triggers and rows of an installation from before its tables were partitioned. */
const rowsBefore = `
  create function refuse_change_of_audit() returns trigger language plpgsql as $$
  begin
    raise exception 'The audit log is append-only';
  end $$;
  create trigger shop_audit_log_append_only before update or delete on shop_audit_log
    for each row execute function refuse_change_of_audit();
  create trigger shop_audit_log_no_truncate before truncate on shop_audit_log
    for each statement execute function refuse_change_of_audit();
  insert into visit_marks (day, mark) select current_date - n, sha256('v') from generate_series(-3, 400, 13) n;
  insert into search_marks (day, mark) values (current_date, sha256('s'));
  insert into idempotency_keys (owner_id, key, endpoint, input_hash, answer, created_at)
  select gen_random_uuid(), 'key-of-' || n, 'tests.count', '', '{}', now() - n * interval '1 hour' from generate_series(-30, 30) n;`;

const now = new Date();

/** Writes acts into the audit log of a shop, as if they had happened at these moments. */
async function logActs(to: Database, moments: readonly Date[]): Promise<string> {
  const { id: user_id, shopId: shop_id } = await buildMerchant(to);
  const act = { shop_id, user_id, role: 'owner', act: 'shopDesk.setShop', subject: '', details: {} };
  for (const at of moments)
    await to.kysely
      .insertInto('shop_audit_log')
      .values({ ...act, id: oldestIdAt(at).replace(/0{12}$/, user_id.slice(-12)), at })
      .execute();
  return shop_id;
}

const print = (table: string) =>
  rowsOf(
    db.read,
    sql`select count(*)::int as rows, md5(string_agg(t::text, '' order by t::text)) from ${sql.table(table)} t`,
  );

describe('an installation of an earlier version', () => {
  const tables = ['visit_marks', 'search_marks', 'idempotency_keys', 'shop_audit_log'];
  let before: unknown[];

  beforeAll(async () => {
    const ran = await ranNumbered(current.pool);
    await withClient(url, async (client) => {
      await client.query('begin');
      await migrateTo(
        client,
        ran.filter(({ name }) => name < '0258'),
      );
      await client.query('commit');
    });
    await withClient(url, (client) => client.query(rowsBefore));
    await logActs(db, [later(now, -400 * day), later(now, -day), now]);
    before = await Promise.all(tables.map(print));
    await migrate(url);
  });

  it('keeps its rows', async () => {
    expect(await Promise.all(tables.map(print))).toEqual(before);
  });

  it('copies none of them: the table as it was is the first partition', async () => {
    for (const table of tables) {
      const place = sql`select distinct tableoid::regclass::text as place from ${sql.table(table)}`;
      expect(await rowsOf(db.read, place)).toEqual([{ place: `partitions.${table}_first` }]);
    }
  });

  it('keeps its log from being changed', async () => {
    const { pool } = db;
    for (const table of ['shop_audit_log', 'partitions.shop_audit_log_first']) {
      await expect(pool.query(`delete from ${table}`)).rejects.toThrow(/append-only/);
      await expect(pool.query(`truncate ${table}`)).rejects.toThrow(/append-only/);
    }
  });

  it('can run its repeatable migrations again', async () => {
    await db.pool.query(`update migrations set digest = 'another' where name like 'repeatable/%'`);
    expect(await migrate(url)).toContain('repeatable/append-only.sql');
  });
});

it('each partitioned table is declared by a module: the timer makes its partitions', async () => {
  const { deps } = await anotherApp(current);
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

describe('a log that is kept for ever, in partitions by month of its ids', () => {
  const upkeep = () => maintainPartitions({ db: current, clock: { now: () => now } }, [shopAuditPartitions]);
  const nextYear = new Date(Date.UTC(now.getUTCFullYear() + 1, 11, 31, 23, 59, 59, 999));
  const placesIn = async (shopId: string) => {
    const rows = await rowsOf<{ place: string }>(
      current.read,
      sql`select tableoid::regclass::text as place from shop_audit_log where shop_id = ${shopId} order by id`,
    );
    return rows.map(({ place }) => place.replace('partitions.shop_audit_log_', ''));
  };

  it('loses neither an act of a year ago nor one of next year', async () => {
    const shopId = await logActs(current, [later(now, -365 * day), now, nextYear, later(nextYear, 1)]);
    expect(await placesIn(shopId)).toEqual(['first', 'first', 'default', 'default']);
    await upkeep();
    const year = now.getUTCFullYear();
    expect(await placesIn(shopId)).toEqual(['first', 'first', `${year + 1}_12`, `${year + 2}_01`]);
    expect(await upkeep()).toBe(0);
  });

  it.each(['update % set act = $$other$$', 'delete from %', 'truncate %'])(
    'can be changed in none of them: %s',
    async (change) => {
      const leaves = sql`select relid::regclass::text as name from pg_partition_tree('shop_audit_log')`;
      const places = await rowsOf<{ name: string }>(current.read, leaves);
      expect(places.length).toBeGreaterThan(5);
      for (const { name } of places) {
        const { rows } = await current.pool.query(`select from ${name} limit 1`);
        if (rows.length > 0 || change.startsWith('truncate'))
          await expect(current.pool.query(change.replace('%', name)), name).rejects.toThrow(/append-only/);
      }
    },
  );

  it('takes no act of an unknown shop', async () => {
    const act = { role: 'owner', act: 'shopDesk.setShop', subject: '', details: {} };
    const unknown = { ...act, id: oldestIdAt(nextYear), at: now, shop_id: newId(), user_id: newId() };
    await expect(current.kysely.insertInto('shop_audit_log').values(unknown).execute()).rejects.toThrow(/foreign key/);
  });
});
