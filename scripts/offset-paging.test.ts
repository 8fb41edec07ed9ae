import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { strayOffsets } from './lib/offset-paging.mjs';

const folder = await mkdtemp(join(tmpdir(), 'tradewind-offsets-'));
afterAll(() => rm(folder, { recursive: true }));

/** The findings about one file of a repository that has no other. */
async function found(path: string, text: string): Promise<string[]> {
  const root = await mkdtemp(join(folder, 'repository-'));
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
  return strayOffsets(root).filter((finding) => finding.startsWith(path));
}

it('finds no list of this repository that pages by offset without a reason, and no reason without a list', () => {
  expect(strayOffsets(join(import.meta.dirname, '..'))).toEqual([]);
});

it.each([
  'query.limit(limit).offset((page - 1) * limit)',
  'query.limit(limit).offset(skip)',
  'sql`select id from orders limit ${limit} offset ${skip}`',
  'sql`select id from orders limit ${limit} offset (select ${skip}::int)`',
  'all.slice((page - 1) * limit, page * limit)',
])('refuses a number of skipped rows without a bound: %s', async (text) => {
  const [first] = await found('server/src/trade/orders/order-queries.ts', `export const x = () => ${text};`);
  expect(first).toContain('from rowsBefore');
});

it('refuses a new list, also within the bound', async () => {
  const text = 'export const x = () => query.offset(rowsBefore(page, limit));';
  expect(await found('server/src/trade/orders/new-queries.ts', text)).toEqual([
    'server/src/trade/orders/new-queries.ts:1 pages by offset: give the list a cursor, or say in scripts/lib/offset-paging.mjs why it stays small',
  ]);
});

it('allows a list that the table names, and an optimisation fence', async () => {
  const text = 'export const x = () => [query.offset(rowsBefore(page, limit)), sql`(select 1 offset 0)`];';
  expect(await found('server/src/trade/orders/order-queries.ts', text)).toEqual([]);
});

it('reports an entry of the table whose list no longer pages by offset', () => {
  expect(strayOffsets(folder)).toContain('numbered trade/orders/order-queries.ts pages nothing by offset');
});
