import { once } from 'node:events';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testTimeout, prepareTestFolder, query } from './test-folder.ts';

const bench = prepareTestFolder();

test('keeps committed rows after kill -9 of parent and server', testTimeout, async () => {
  const child = await bench.startInChild();
  await query(child.url, 'create table payments (id int)');
  await query(child.url, 'insert into payments select generate_series(1, 1000)');
  const postmaster = Number.parseInt(await readFile(join(bench.data, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  child.process.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');

  const again = await bench.start();
  expect(await query(again.url, 'select count(*)::int from payments')).toEqual([{ count: 1000 }]);
});

test('stops a server that outlived its killed parent and uses its data', testTimeout, async () => {
  const child = await bench.startInChild();
  await query(child.url, 'create table payments (id int)');
  child.process.kill('SIGKILL');
  await once(child.process, 'exit');

  const again = await bench.start();
  expect(await query(again.url, 'select count(*)::int from payments')).toEqual([{ count: 0 }]);
  await expect(query(child.url, 'select 1')).rejects.toThrow();
});

test('removes a postmaster.pid whose process id now belongs to another program', testTimeout, async () => {
  await (await bench.start()).stop();
  await writeFile(join(bench.data, 'postgres/postmaster.pid'), `${process.pid}\n/elsewhere\n0\n1\n`);
  const again = await bench.start();
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('repeats an incomplete first start', testTimeout, async () => {
  await mkdir(join(bench.data, 'postgres.new/base'), { recursive: true });
  await writeFile(join(bench.data, 'postgres.new/PG_VERSION'), '18\n');
  const database = await bench.start();
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect(access(join(bench.data, 'postgres.new'))).rejects.toThrow();
});
