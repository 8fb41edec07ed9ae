import { addressList, saveAddress } from '@tradewind/contract/people/addresses';
import { sql } from 'kysely';
import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase, type Database } from '../src/base/db/database.ts';
import { migrate } from '../src/base/db/migrate.ts';
import { DatabaseUnavailable } from '../src/base/db/outage.ts';
import { fromPrimary } from '../src/base/db/request-reads.ts';
import { rowsOf } from '../src/base/db/rows-of.ts';
import { checkBooks } from '../src/money/ledger/index.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/base/embedded-postgres/index.ts';
import { testTimeout } from '../src/base/embedded-postgres/test-folder.ts';
import { anotherApp } from './app.ts';
import { buildShopper, type BuiltShopper, typedAddress } from './build-shopper.ts';
import { startReplica } from './replica.ts';
import { withClient } from './with-client.ts';

/** A primary and a streaming replica of it, whose replay the tests hold back. */

let folder: string;
let primary: EmbeddedPostgres;
let replica: EmbeddedPostgres;
const replicas: EmbeddedPostgres[] = [];
let db: Database;
let shopper: BuiltShopper;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tradewind-replicas-'));
  await chmod(folder, 0o755);
  primary = await startEmbeddedPostgres({ dataDir: join(folder, 'primary'), disposable: true });
  await migrate(primary.url);
  replica = await addReplica(primary.url, 'replica');
  db = openDatabase({ url: primary.url, replicaUrls: [replica.url], pool: 4 });
}, testTimeout.timeout);

afterAll(async () => {
  await db.close();
  for (const { stop } of replicas) await stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
}, testTimeout.timeout);

async function addReplica(url: string, name: string): Promise<EmbeddedPostgres> {
  const started = await startReplica(url, { primary: join(folder, 'primary'), replica: join(folder, name) });
  replicas.push(started);
  return started;
}

const onReplica = (statement: string) => withClient(replica.url, (client) => client.query(statement));
const holdBack = () => onReplica('select pg_wal_replay_pause()');
const goOn = () => onReplica('select pg_wal_replay_resume()');

const changeBeside = (detail: string) =>
  withClient(primary.url, (client) =>
    client.query('update addresses set detail = $1 where id = $2', [detail, shopper.addressId]),
  );

const untilReplayed = () =>
  vi.waitUntil(
    async () => {
      const { rows } = await withClient(primary.url, (client) =>
        client.query<{ position: string }>('select pg_current_wal_lsn()::text as position'),
      );
      const { rows: replayed } = await onReplica(
        `select pg_last_wal_replay_lsn() >= '${rows[0]!.position}'::pg_lsn as done`,
      );
      return (replayed[0] as { done: boolean }).done;
    },
    { timeout: 30_000 },
  );

let app: Awaited<ReturnType<typeof anotherApp>>;

const detailsOf = async (token: string) =>
  (await app.data(addressList, {}, { token })).list.map(({ detail }) => detail);

/** A shopper who can be read from the replica, and the product for this test. */
async function open(): Promise<void> {
  app = await anotherApp(db);
  shopper = await buildShopper(db);
  await untilReplayed();
  // Until a look has found that the replica is that far.
  await vi.waitUntil(() => readsReplica(), { timeout: 30_000 });
}

/** Whether what the shopper reads now comes from the replica. */
async function readsReplica(): Promise<boolean> {
  await holdBack();
  const text = `beside ${performance.now()}`;
  await changeBeside(text);
  const isOld = !(await detailsOf(shopper.token)).includes(text);
  await goOn();
  return isOld;
}

describe('a snapshot that may be that of a replica', testTimeout, () => {
  beforeEach(open, testTimeout.timeout);
  afterEach(async () => {
    await goOn();
  }, testTimeout.timeout);

  it('counts the books there', async () => {
    await holdBack();
    await buildShopper(db, { balance: 500n });
    const [older, newer] = [await checkBooks(db, undefined, { replica: true }), await checkBooks(db)];
    expect([older.findings, newer.findings]).toEqual([[], []]);
    expect(newer.transactions - older.transactions).toBe(1n);
  });

  it('is that of the primary where the replica fails', async () => {
    const asked: boolean[] = [];
    await db.transact(
      async (tx) => {
        const { rows } = await sql<{ recovers: boolean }>`select pg_is_in_recovery() as recovers`.execute(tx);
        asked.push(rows[0]!.recovers);
        if (rows[0]!.recovers) throw new Error('canceling statement due to conflict with recovery');
      },
      { snapshot: true, replica: true },
    );
    expect(asked).toEqual([true, false]);
  });
});

describe('a request that only reads', testTimeout, () => {
  beforeEach(open, testTimeout.timeout);
  afterEach(async () => {
    await goOn();
  }, testTimeout.timeout);

  it('is answered by a replica', async () => {
    expect(await readsReplica()).toBe(true);
  });

  it('shows what its session wrote before, although the replica is behind', async () => {
    await holdBack();
    await app.data(saveAddress, { ...typedAddress, detail: '5 New Street' }, { token: shopper.token });
    expect(await detailsOf(shopper.token)).toContain('5 New Street');
  });

  it('shows an account that was made just now', async () => {
    await holdBack();
    const { token } = await buildShopper(db);
    expect(await detailsOf(token)).toHaveLength(1);
  });

  it('shows what its account was told of, although another wrote it', async () => {
    await holdBack();
    await changeBeside('told of');
    db.replicas!.heard(shopper.id);
    expect(await detailsOf(shopper.token)).toContain('told of');
  });

  it('comes from the primary while it writes something', async () => {
    await holdBack();
    await changeBeside('written meanwhile');
    const seen = await db.during({ isRead: true, lastWrite: 0n, audiences: [], markWrite: () => {} }, async () => {
      await db.transact((tx) => tx.selectFrom('users').select('id').limit(1).execute());
      return db.read.selectFrom('addresses').select('detail').where('id', '=', shopper.addressId).execute();
    });
    expect(seen).toEqual([{ detail: 'written meanwhile' }]);
  });
});

describe('an answer for many', testTimeout, () => {
  beforeEach(open, testTimeout.timeout);
  afterEach(async () => {
    await goOn();
  }, testTimeout.timeout);

  const detail = async () => {
    const rows = await db.read.selectFrom('addresses').select('detail').where('id', '=', shopper.addressId).execute();
    return rows[0]!.detail;
  };

  it('is made from a replica', async () => {
    await holdBack();
    await changeBeside('unheard of');
    expect(await db.shared(detail, () => [shopper.addressId])).not.toBe('unheard of');
  });

  it('is made from the primary where the replica may lack a change of what it names', async () => {
    await holdBack();
    await changeBeside('changed');
    db.replicas!.changed(shopper.addressId);
    expect(await db.shared(detail, () => [shopper.addressId])).toBe('changed');
  });

  it('is made from the primary after notifications were missed', async () => {
    await holdBack();
    await changeBeside('missed');
    db.replicas!.changed('');
    expect(await db.shared(detail, () => [shopper.addressId])).toBe('missed');
  });

  it('is made with what a process keeps as the primary has it', async () => {
    await holdBack();
    await changeBeside('kept');
    expect(
      await db.shared(
        () => fromPrimary(detail),
        () => [],
      ),
    ).toBe('kept');
  });
});

it('reads the primary outside of requests', testTimeout, async () => {
  await open();
  await holdBack();
  await changeBeside('of no request');
  const rows = await db.read.selectFrom('addresses').select('detail').where('id', '=', shopper.addressId).execute();
  expect(rows).toEqual([{ detail: 'of no request' }]);
  await goOn();
});

it('counts the primary as read where the list names all servers', testTimeout, async () => {
  const all = openDatabase({ url: primary.url, replicaUrls: [primary.url, replica.url], pool: 4 });
  onTestFinished(() => all.close());
  await vi.waitUntil(() => all.replicas!.states().every(({ isRead }) => isRead), { timeout: 30_000 });
});

it('leaves out a replica that is too far behind, and reads it again when it has caught up', testTimeout, async () => {
  await open();
  const strict = openDatabase({ url: primary.url, replicaUrls: [replica.url], pool: 4, mostBehind: 700 });
  onTestFinished(() => strict.close());
  const state = () => strict.replicas!.states()[0]!;
  await vi.waitUntil(() => state().isRead, { timeout: 30_000 });
  await holdBack();
  await changeBeside('while the replica stands still');
  await vi.waitUntil(() => !state().isRead, { timeout: 30_000 });
  expect(state().behind).toBeGreaterThan(700);
  // An answer for many may be as old as a replica is.
  const seen = await strict.shared(
    async () => {
      const rows = await strict.read
        .selectFrom('addresses')
        .select('detail')
        .where('id', '=', shopper.addressId)
        .execute();
      return rows[0]!.detail;
    },
    () => [],
  );
  expect(seen).toBe('while the replica stands still');
  await goOn();
  await vi.waitUntil(() => state().isRead, { timeout: 30_000 });
});

it('leaves out a replica that was promoted, and goes on without one', testTimeout, async () => {
  await open();
  await onReplica('select pg_promote()');
  await vi.waitUntil(() => !db.replicas!.states()[0]!.isRead, { timeout: 30_000 });
  await changeBeside('after the promotion');
  expect(await detailsOf(shopper.token)).toEqual(['after the promotion']);
});

it('reads from the primary at once what it was reading from a replica that ends', testTimeout, async () => {
  replica = await addReplica(primary.url, 'other');
  const other = openDatabase({ url: primary.url, replicaUrls: [replica.url], pool: 4 });
  onTestFinished(() => other.close());
  const reading = { isRead: true, lastWrite: null, audiences: [], markWrite: () => {} };
  await vi.waitUntil(() => other.replicas!.states()[0]!.isRead, { timeout: 30_000 });
  const slow = other.during(reading, async () => {
    const sleeps = sql<{
      on: string;
    }>`select case when pg_is_in_recovery() then pg_sleep(60)::text else 'primary' end as on`;
    return rowsOf(other.read, sleeps);
  });
  await vi.waitUntil(
    async () => (await onReplica(`select from pg_stat_activity where query like '%pg_sleep(60)%'`)).rowCount! > 1,
    { timeout: 30_000 },
  );
  await replica.stop();
  expect(await slow).toEqual([{ on: 'primary' }]);
});

it('counts a commit that no replica confirms as unknown, and shows it to nobody', testTimeout, async () => {
  const impatient = openDatabase({ url: primary.url, pool: 2, answerTimeout: 2_000 });
  onTestFinished(() => impatient.close());
  const onPrimary = (statement: string) => withClient(primary.url, (client) => client.query(statement));
  const wait = async (replicas: string) => {
    await onPrimary(`alter system set synchronous_standby_names = '${replicas}'`);
    await onPrimary('select pg_reload_conf()');
  };
  const kept = async () => (await onPrimary(`select from settings where name = 'unconfirmed'`)).rowCount;
  await wait('nobody');
  const write = impatient.transact(async (tx) => {
    await sql`set local statement_timeout = '200ms'`.execute(tx);
    await tx.insertInto('settings').values({ name: 'unconfirmed', value: 1, effective_at: new Date() }).execute();
  });
  await expect(write).rejects.toThrow(DatabaseUnavailable);
  expect(await kept()).toBe(0);
  await wait('');
  await vi.waitUntil(async () => (await kept()) === 1, { timeout: 30_000 });
});
