import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { openDatabase } from '../db/database.ts';
import { eventKind, openJobs } from './jobs.ts';

const db = await testDatabase();
const bellRang = eventKind<{ times: number }>('bell_rang');

it('an event is told over the connection of its transaction alone: no other may be free', async () => {
  const { host, port, database, user, pass } = db.connection.options;
  const narrow = openDatabase({
    url: `postgres://${user}:${String(pass ?? '')}@${String(host)}:${String(port)}/${database}`,
    pool: 1,
  });
  const failLoudly = (error: unknown) => {
    throw error;
  };
  const jobs = openJobs(narrow.connection, failLoudly, false);
  const heard: number[] = [];
  jobs.subscribe(bellRang, 'ear', async (payloads) => void heard.push(...payloads.map(({ times }) => times)));
  await jobs.start();
  await narrow.transact((tx) => jobs.publish(tx, bellRang, { times: 3 }));
  await jobs.deliver();
  expect(heard).toEqual([3]);
  await jobs.stop();
  await narrow.close();
});
