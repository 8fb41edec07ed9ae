import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processesWorkingIn } from './process-identity.ts';
import { testTimeout, prepareTestFolder, query } from './test-folder.ts';

const bench = prepareTestFolder();

test('keeps data from one start to the next', testTimeout, async () => {
  const first = await bench.start();
  await query(first.url, 'create table wares (name text)');
  await query(first.url, "insert into wares values ('kettle')");
  await first.stop();

  const second = await bench.start();
  expect(await query(second.url, 'select name from wares')).toEqual([{ name: 'kettle' }]);
});

test('creates a UTF-8 database with durable commits and password authentication', testTimeout, async () => {
  const { url } = await bench.start();
  const [facts] = await query(
    url,
    `select current_setting('fsync') fsync, current_setting('synchronous_commit') commit, datlocale locale,
       current_setting('server_encoding') encoding, upper('é') upper from pg_database where datname = current_database()`,
  );
  expect(facts).toEqual({ fsync: 'on', commit: 'on', locale: 'C.UTF-8', encoding: 'UTF8', upper: 'É' });
  await expect(query(url.replace(/:[0-9a-f]{48}@/, ':guess@'), 'select 1')).rejects.toThrow(/password authentication/);
});

test('leaves no process behind when stopped twice', testTimeout, async () => {
  const database = await bench.start();
  await Promise.all([database.stop(), database.stop()]);
  expect(await processesWorkingIn(join(bench.data, 'postgres'))).toEqual([]);
  expect(await readdir(bench.data)).toEqual(['postgres', 'postgres.completed']);
});
