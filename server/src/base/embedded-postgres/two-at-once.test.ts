import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testTimeout, prepareTestFolder, query } from './test-folder.ts';

const bench = prepareTestFolder();

test('refuses a second start on the same folder, and the first keeps running', testTimeout, async () => {
  const first = await bench.start();
  const refusal = await bench.refusalOfStart();
  expect(refusal).toMatch(/Another Tradewind \(process \d+\) is running on the data folder/);
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('lets one of two concurrent starts take over a stale lock', testTimeout, async () => {
  await (await bench.start()).stop();
  await writeFile(join(bench.data, 'tradewind.lock'), JSON.stringify({ pid: 1, started: 'long ago', token: 'x' }));
  const both = await Promise.allSettled([bench.start(), bench.start()]);
  expect(both.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected']);
});
