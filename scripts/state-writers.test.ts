import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { strayStateWriters } from './lib/state-writers.mjs';

const folder = await mkdtemp(join(tmpdir(), 'tradewind-states-'));
afterAll(() => rm(folder, { recursive: true }));

/** The findings in a repository of one file. */
async function found(path: string, text: string): Promise<string[]> {
  const root = await mkdtemp(join(folder, 'repository-'));
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
  return strayStateWriters(root);
}

it('finds no other writer in this repository', () => {
  expect(strayStateWriters(join(import.meta.dirname, '..'))).toEqual([]);
});

it.each([
  ['orders', "tx.updateTable('orders').set({ status: 'completed' })"],
  ['orders', "tx\n  .updateTable(['orders', 'shops'])"],
  ['refund_requests', "tx.updateTable('refund_requests as r').set({ state: 'refunded' })"],
  ['withdrawals', "sql`update withdrawals set status = 'passed'`"],
  ['withdrawals', 'sql`UPDATE only "withdrawals" w set status = 1`'],
  ['recharges', "tx.mergeInto('recharges')"],
])('refuses an act that updates %s directly', async (table, text) => {
  const [first] = await found('server/src/trade/orders/x.ts', `export const x = () => ${text};`);
  expect(first).toContain(`updates ${table}; only`);
});

it('allows the writer to update its table', async () => {
  const text = "export const x = () => tx.updateTable('orders').set({});";
  expect(await found('server/src/trade/orders/transition-orders.ts', text)).toEqual([]);
});

it('refuses the writer of one table that updates another', async () => {
  const text = "export const x = () => tx.updateTable('withdrawals').set({});";
  expect(await found('server/src/trade/orders/transition-orders.ts', text)).toHaveLength(1);
});

it('allows reads, and tables whose names have the same start', async () => {
  const text = "export const x = () => [read.selectFrom('orders').forUpdate(), tx.updateTable('orders_archive')];";
  expect(await found('server/src/trade/orders/x.ts', text)).toEqual([]);
});
