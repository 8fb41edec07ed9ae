import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { silentProxy, type SilentProxy } from '../../../test/silent-proxy.ts';
import { openDatabase, type Database } from './database.ts';
import { DatabaseUnavailable } from './outage.ts';

const direct = await testDatabase();
let proxy: SilentProxy;
let db: Database;

beforeAll(async () => {
  const url = new URL(direct.directUrl);
  proxy = await silentProxy(Number(url.port));
  url.port = String(proxy.port);
  db = openDatabase({ url: url.href, pool: 2, answerTimeout: 300 });
});

afterAll(async () => {
  await db.close();
  await proxy.close();
});

it('gives up a statement whose answer never comes, and works again when the network does', async () => {
  await db.ping();
  proxy.silence();
  await expect(db.ping()).rejects.toBeInstanceOf(DatabaseUnavailable);
  proxy.forward();
  await db.ping();
});

it('gives up a whole transaction, of which nothing is kept', async () => {
  const lost = db.transact(async (tx) => {
    await tx.insertInto('settings').values({ name: 'silent', value: 1, effective_at: new Date() }).execute();
    proxy.silence();
    await sql`select 1`.execute(tx);
  });
  await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable);
  proxy.forward();
  const kept = () => db.read.selectFrom('settings').select('name').where('name', '=', 'silent').execute();
  expect(await kept()).toEqual([]);
});

it('waits for the long statements of an unlimited transaction', async () => {
  const wait = sql<{ done: boolean }>`select pg_sleep(0.6) is not null as done`;
  const { rows } = await db.transact((tx) => wait.execute(tx), { unlimited: true });
  expect(rows).toEqual([{ done: true }]);
});

it('writes nothing in a snapshot', async () => {
  const write = db.transact((tx) => tx.deleteFrom('settings').execute(), { snapshot: true });
  await expect(write).rejects.toThrow('read-only transaction');
});
