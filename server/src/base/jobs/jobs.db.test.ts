import { expect, it } from 'vitest';
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
