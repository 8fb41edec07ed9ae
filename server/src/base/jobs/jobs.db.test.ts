import { expect, it, vi } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { openDatabase } from '../db/database.ts';
import { eventKind, openJobs } from './jobs.ts';

const db = await testDatabase();
const bellRang = eventKind<{ times: number }>('bell_rang');

it('publishes an event over the connection of its transaction, even when the pool has no other', async () => {
  const singleConnection = openDatabase({ url: db.directUrl, pool: 1 });
  const rethrow = (error: unknown) => {
    throw error;
  };
  const jobs = openJobs(singleConnection, rethrow, false);
  const received: number[] = [];
  jobs.subscribe(bellRang, 'ear', async (payloads) => void received.push(...payloads.map(({ times }) => times)));
  await jobs.start();
  await singleConnection.transact((tx) => jobs.publish(tx, bellRang, { times: 3 }));
  await jobs.deliver();
  expect(received).toEqual([3]);
  await jobs.stop();
  await singleConnection.close();
});

it('runs a timer when a process starts that asks for it, and removes the schedule of one that is gone', async () => {
  const rethrow = (error: unknown) => {
    throw error;
  };
  await db.pool.query(`
    select pgboss.create_queue('idempotency.forget', '{"policy":"short"}');
    insert into pgboss.schedule (name, key, cron) values ('idempotency.forget', '', '37 * * * *')`);
  let runs = 0;
  const jobs = openJobs(db, rethrow);
  jobs.schedule({ name: 'bells.ring', cron: '0 0 1 1 *', atStart: true, run: async () => (runs += 1) });
  await jobs.start();
  await vi.waitUntil(() => runs > 0, 20_000);
  const { rows } = await db.pool.query('select name from pgboss.schedule');
  expect(rows).toEqual([{ name: 'bells.ring' }]);
  await jobs.stop();
});
