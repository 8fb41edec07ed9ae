import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../app.ts';
import { testDatabase } from '../database.ts';
import { strayCrossings, type ActRecord } from './crossings.ts';
import { mainActs } from './main-acts.ts';
import { shardingPage } from './page.ts';
import { recordChanges, type Touched } from './record-changes.ts';
import { crossingKeys, globalUniques } from './schema-bonds.ts';

const db = await testDatabase();
const test = await testApp(db);
const acts: ActRecord[] = [];
const rowsPerOrder = new Map<string, number>();
const ofOneOrder = [
  'add to the cart',
  'submit an order',
  'pay',
  'ship',
  'confirm receipt',
  'review',
  'release to the shop',
];

/** What changed elsewhere than on the server of `home`, in one transaction with something that stands there or elsewhere again. */
function crossed(transactions: readonly Touched[][], home: string): string[] {
  const tables = transactions.flatMap((touched) => {
    const isCrossing = new Set(touched.map((one) => one.home)).size > 1;
    return isCrossing ? touched.filter((one) => one.home !== home).map(({ table }) => table) : [];
  });
  return [...new Set(tables)].toSorted();
}

beforeAll(async () => {
  const planned = await mainActs(test);
  const changes = await recordChanges(db);
  for (const { name, home, run } of planned) {
    await run();
    const own = await changes.take();
    await test.deliver();
    const later = await changes.take();
    acts.push({ name, crossed: crossed(own, home()), crossedLater: crossed(later, home()) });
    if (!ofOneOrder.includes(name)) continue;
    for (const { table, isNew } of [...own, ...later].flat())
      if (isNew) rowsPerOrder.set(table, (rowsPerOrder.get(table) ?? 0) + 1);
  }
});

it('keeps the main acts on one server, except for what is named of each', () => {
  expect(strayCrossings(acts)).toEqual([]);
});

it('refuses another act that crosses to a table of which others may', () => {
  const other = { name: 'gift an order', crossed: ['products'], crossedLater: ['notifications'] };
  expect(strayCrossings([...acts, other])).toEqual([
    'gift an order: products is not named',
    'gift an order: notifications is not named',
  ]);
});

it('keeps registration, the cart and a message of a shopper free of locks of others', () => {
  const of = (name: string) => acts.find((act) => act.name === name)!.crossed;
  expect(of('register')).toEqual([]);
  expect(of('add to the cart')).toEqual([]);
  expect(of('pay')).not.toContain('balances');
  expect(of('write to a shop')).toEqual(['service_audiences', 'service_events']);
});

it('has a page that matches', async () => {
  const [keys, uniques] = [await crossingKeys(db), await globalUniques(db)];
  const root = join(import.meta.dirname, '../../..');
  const page = shardingPage({ acts, rowsPerOrder, keys, uniques });
  const formatting = promisify(execFile)(join(root, 'node_modules/.bin/oxfmt'), ['--stdin-filepath', 'sharding.md'], {
    cwd: root,
  });
  formatting.child.stdin!.end(page);
  await expect((await formatting).stdout).toMatchFileSnapshot('../../../docs/sharding.md');
});
