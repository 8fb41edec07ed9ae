import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testTimeout, prepareTestFolder } from './test-folder.ts';

const bench = prepareTestFolder();

test('refuses a damaged folder and leaves it unchanged', testTimeout, async () => {
  await (await bench.start()).stop();
  const cluster = join(bench.data, 'postgres');

  await rename(join(cluster, 'PG_VERSION'), join(bench.folder, 'PG_VERSION'));
  expect(await bench.refusalOfStart()).toMatch(/data\/postgres has no readable file PG_VERSION[^]*Restore the folder/);
  await writeFile(join(cluster, 'PG_VERSION'), '15\n');
  expect(await bench.refusalOfStart()).toMatch(/was made by PostgreSQL 15; this Tradewind brings 18/);
  await rename(join(bench.folder, 'PG_VERSION'), join(cluster, 'PG_VERSION'));

  await rename(join(cluster, 'global/pg_control'), join(bench.folder, 'pg_control'));
  expect(await bench.refusalOfStart()).toMatch(/is damaged: global\/pg_control is missing/);
  await rename(join(bench.folder, 'pg_control'), join(cluster, 'global/pg_control'));

  await writeFile(join(cluster, 'global/pg_control'), 'not what it was');
  expect(await bench.refusalOfStart()).toMatch(/does not start[^]*restore it from a backup/);
});

test('does not replace a missing database folder with an empty one', testTimeout, async () => {
  await (await bench.start()).stop();
  await rm(join(bench.data, 'postgres'), { recursive: true });
  expect(await bench.refusalOfStart()).toMatch(/is missing or empty, though it held a database before/);
});

test('reports a file in place of the data folder with a message', async () => {
  await writeFile(bench.data, '');
  expect(await bench.refusalOfStart()).toMatch(/cannot use the folder .*data: a file stands where a folder is needed/);
});
