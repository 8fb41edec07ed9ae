import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { brokenTableWalls } from './lib/tables.mjs';

const folder = await mkdtemp(join(tmpdir(), 'tradewind-tables-'));
afterAll(() => rm(folder, { recursive: true }));

const owners = {
  base: ['throttles'],
  'goods/shops': ['shops'],
  'money/ledger': ['entries'],
  'trade/orders': ['orders'],
};

/** What is found in a repository of four tables and one file. */
async function found(path: string, text: string, owned: Record<string, string[]> = owners): Promise<string[]> {
  const root = await mkdtemp(join(folder, 'repository-'));
  const schema = 'export interface DB {\n  throttles: T;\n  shops: T;\n  entries: T;\n  orders: T;\n}\n';
  for (const [file, content] of [
    ['server/src/base/db/schema.ts', schema],
    [path, text],
  ] as const) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
  return brokenTableWalls(root, owned);
}

it('finds nothing in this repository', () => {
  expect(brokenTableWalls(join(import.meta.dirname, '..'))).toEqual([]);
});

describe('a table', () => {
  const owned = (changes: Record<string, string[]>) => found('server/src/app.ts', '', { ...owners, ...changes });

  it('has an owner', async () => {
    expect(await owned({ 'goods/shops': [] })).toEqual(['shops has no owner in scripts/lib/tables.mjs']);
  });
  it('has one owner only', async () => {
    expect(await owned({ 'goods/catalog': ['shops'] })).toEqual(['shops is owned by goods/shops and by goods/catalog']);
  });
  it('exists, and so does its owner', async () => {
    expect(await owned({ 'trade/auctions': ['bids'] })).toEqual([
      'trade/auctions owns tables and is no module',
      'bids of trade/auctions is no table',
    ]);
  });
});

describe('a module', () => {
  const path = 'server/src/trade/orders/x.ts';

  it.each([
    ["tx.insertInto('shops').values({})"],
    ["tx.updateTable('shops as s').set({})"],
    ["tx.updateTable(['orders', 'shops'])"],
    ["tx.with('gone', (db) => db.deleteFrom('shops')).selectFrom('gone')"],
    ['tx.mergeInto(`shops`)'],
    ['sql`update shops h set sales = 1`'],
    ['sql`INSERT\n  INTO "shops" (id) values (1)`'],
    ['sql`with a as (delete from only shops returning id) select * from a`'],
    ['connection.unsafe("truncate table public.shops")'],
    ['sql`merge into shops using orders o on true`'],
  ])('writes no table of another: %s', async (text) => {
    const findings = await found(path, `export const x = () => [${text}];`);
    expect(findings).toEqual([expect.stringMatching(/^server.*x\.ts:\d+ writes shops; only goods\/shops may$/)]);
  });

  it.each([
    ["read.selectFrom('orders as o')"],
    ["read.selectFrom('entries').innerJoin('orders as o', 'o.id', 'entries.order_id')"],
    ["tx.updateTable('entries').from('orders')"],
    ["read.selectFrom(['entries', 'orders'])"],
    ['sql`select 1 from entries e, orders o`'],
    ['sql`select 1 from entries e\n left join orders o on true`'],
    ['sql`delete from entries using orders`'],
    ['sql`exists (select from ${rows} r join orders o on true)`'],
  ])('reads no table of a module above it: %s', async (text) => {
    const findings = await found('server/src/money/ledger/x.ts', `export const x = () => ${text};`);
    expect(findings).toEqual([
      expect.stringMatching(/^server.*x\.ts:\d+ reads orders of trade\/orders, which is not below it$/),
    ]);
  });

  it('reads no table of a module of its own rank', async () => {
    const findings = await found('server/src/goods/media/x.ts', "export const x = () => read.selectFrom('shops');");
    expect(findings).toEqual([expect.stringContaining('reads shops of goods/shops')]);
  });

  it('does not name a table in a variable', async () => {
    for (const text of ['tx.insertInto(table)', 'read.selectFrom(`${table} as t`)'])
      expect(await found(path, `export const x = (table) => ${text};`)).toEqual([
        expect.stringContaining('names its table in a variable'),
      ]);
  });

  it('writes its own tables and reads those of modules below it', async () => {
    const text = `export const x = () => [
      tx.insertInto('orders').values({}),
      tx.updateTable('orders').from('shops'),
      read.selectFrom('orders').innerJoin('entries', 'a', 'b').forUpdate(),
      sql\`update orders o set total = 1 from shops h, throttles t where h.id = o.shop_id\`,
      sql\`insert into orders select from shops on conflict do update set total = 1 for no key update of shops\`,
    ];`;
    expect(await found(path, text)).toEqual([]);
  });

  it('is told apart from names that begin like a table, from subqueries and from comments', async () => {
    const text = `export const x = () => [
      tx.insertInto('shops_archive'),
      Array.from('shops'),
      sql\`with best as (select 1) select * from best -- update shops\`,
    ]; // delete from shops`;
    expect(await found(path, text)).toEqual([]);
  });
});

it('lets the files that put modules together read everything and write nothing', async () => {
  const findings = await found(
    'server/src/app.ts',
    "export const x = [read.selectFrom('orders'), tx.deleteFrom('orders')];",
  );
  expect(findings).toEqual([expect.stringContaining('writes orders; only trade/orders may')]);
});
