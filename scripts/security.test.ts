import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importLimits } from '@tradewind/contract/goods/shop-desk/imports';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = await readFile(join(root, 'docs/security.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| \d/.test(line));

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0 has. */
const requirements: Readonly<Record<string, number>> = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  10: 29,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
  17: 7,
};

it('every requirement is listed once', () => {
  const ids = rows.flatMap((row) =>
    row
      .split('|')[1]!
      .split(',')
      .map((id) => id.trim()),
  );
  expect(new Set(ids).size).toBe(ids.length);
  const counts = Object.entries(Object.groupBy(ids, (id) => id.split('.')[0]!));
  expect(Object.fromEntries(counts.map(([chapter, found]) => [chapter, found?.length]))).toEqual(requirements);
});

it('every test that it names exists', async () => {
  const named = [...page.matchAll(/`([\w./-]+\.test\.ts)`: (.+?)(?=<br>| \|$)/gm)];
  expect(named.length).toBeGreaterThan(100);
  for (const [, path, title] of named)
    expect(await readFile(join(root, path!), 'utf8'), `${path} has no test: ${title}`).toContain(title!);
});

it('says how many are met', () => {
  const states = rows.map((row) => row.split('|')[4]?.trim());
  const count = (state: string) => states.filter((found) => found === state).length;
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    `${count('met')} are met, ${count('partly')} partly, ${count('not met')} not; ${count('by who runs it')} are up to`,
  );
});

const inventory = await readFile(join(root, 'docs/data-and-limits.md'), 'utf8');

it('names every derived key', async () => {
  const purposes = new Set<string>();
  for await (const path of glob('server/src/**/*.ts', { cwd: root })) {
    if (path.endsWith('.test.ts')) continue;
    const code = await readFile(join(root, path), 'utf8');
    // What varies, such as the id of an operator, is an ellipsis in the list.
    for (const [, , purpose] of code.matchAll(/derivedSecret\(\s*[\w.]+,\s*(['`])(.+?)\1/g))
      purposes.add(purpose!.replace(/\$\{.*?\}/g, '…'));
  }
  expect(purposes.size).toBeGreaterThan(10);
  expect([...purposes].filter((purpose) => !inventory.includes(`\`${purpose}\``))).toEqual([]);
});

it('names the limits of files', () => {
  const { csv, zip, unpacked, entries, rows, columns, cell } = importLimits;
  const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
  const count = (value: number) => value.toLocaleString('en');
  for (const limit of [
    ...[csv, zip, unpacked].map(megabytes),
    `${count(entries)} entries`,
    `${count(rows)} rows`,
    `${count(columns)} columns`,
    `${count(cell)} characters a cell`,
  ])
    expect(inventory).toContain(limit);
});
