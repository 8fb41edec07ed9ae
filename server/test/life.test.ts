import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addressList } from '@tradewind/contract/people/addresses';
import { addToCart, cart } from '@tradewind/contract/trade/cart';
import { hotProducts, product } from '@tradewind/contract/goods/catalog';
import { orderList, placeOrder, previewOrder } from '@tradewind/contract/trade/orders';
import { hotShops } from '@tradewind/contract/goods/shops';
import { login, register } from '@tradewind/contract/people/users';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/base/embedded-postgres/index.ts';
import { withDatabase } from './database-setup.ts';
import { buildDemoWorld } from './demo-world.ts';
import { callOverHttp, type Product, startProduct } from './product.ts';
import { withClient } from './with-client.ts';

/** These tests start real processes, possibly on a busy machine. */
const patience = { timeout: 120_000 };

const root = join(import.meta.dirname, '../..');

let folder: string;
let server: EmbeddedPostgres;
let databases = 0;
const products: Product[] = [];

beforeAll(async () => {
  await promisify(execFile)('node', ['scripts/build.mjs'], { cwd: root });
  folder = await newFolder();
  server = await startEmbeddedPostgres({ dataDir: folder });
}, patience.timeout);

afterEach(async () => {
  for (const { process, ended } of products.splice(0)) {
    process.kill('SIGTERM');
    await ended;
  }
}, patience.timeout);

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}, patience.timeout);

test(
  'asked to stop, it finishes the request that is running, takes no other, and ends in order',
  patience,
  async () => {
    const url = await emptyDatabase();
    const { origin, process, ended } = start({ DATABASE_URL: url });
    const at = await origin;
    const sql = new pg.Pool({ connectionString: url, max: 2 });
    const lock = await sql.connect();
    await lock.query('begin');
    await lock.query('lock table users in access exclusive mode');
    const answer = callOverHttp(at, register, {
      username: 'latecomer',
      password: 'sea breeze',
      repPwd: 'sea breeze',
      quhao: '66',
      mobile: '0812345678',
    });
    await expect.poll(() => waiting(sql), { timeout: 20_000 }).toBe(1);

    process.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`${at}/readyz`).then(
            (ready) => ready.status,
            () => 'closed',
          ),
        { timeout: 20_000 },
      )
      .not.toBe(200);
    await lock.query('commit');
    expect(await answer).toMatchObject({ code: 1 });
    const answered = performance.now();
    expect(await ended).toBe(0);
    // The keep-alive connection must not delay the shutdown.
    expect(performance.now() - answered).toBeLessThan(15_000);
    expect((await sql.query('select username from users')).rows).toEqual([{ username: 'latecomer' }]);
    lock.release();
    await sql.end();
  },
);

test('explains a port in use and proposes another', patience, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const { ended, output } = start({ DATABASE_URL: await emptyDatabase(), PORT: port });
  expect(await ended).toBe(1);
  expect(output()).toContain(`Port ${port} is in use by another program`);
  expect(output()).not.toMatch(/^\s+at /m);
  other.close();
});

test('reports an unreachable database without a stack and without its password', patience, async () => {
  const { ended, output } = start({ DATABASE_URL: 'postgres://shop:hush-hush@127.0.0.1:1/shop' });
  expect(await ended).toBe(1);
  expect(output()).toContain('The database of DATABASE_URL does not answer');
  expect(output()).not.toMatch(/^\s+at |hush-hush/m);
});

test(
  "on a server of one's own nothing is sold and nobody has an account until somebody brings them",
  patience,
  async () => {
    const at = await start({ DATABASE_URL: await emptyDatabase() }).origin;
    expect((await fetch(`${at}/healthz`)).status).toBe(200);
    expect(await callOverHttp(at, hotProducts, { page: 1, limit: 10 })).toMatchObject({
      code: 1,
      data: { list: [], total: 0 },
    });
    expect(await callOverHttp(at, hotShops, { page: 1, limit: 10 })).toMatchObject({ code: 1, data: { list: [] } });
    expect(await callOverHttp(at, login, { account: 'demo', password: 'demo1234' })).toMatchObject({
      code: 0,
      refusal: 'wrong_credentials',
    });
    const home = await fetch(`${at}/home`, { headers: { 'accept-language': 'en' } });
    expect(home.status).toBe(200);
  },
);

test('prints a set-up link until there is an operator, who can be added beside it', patience, async () => {
  const dataDir = await newFolder();
  const settings = { DATA_DIR: dataDir, DEMO: 'off' };
  const link = /\/console\/login#(setup\.)?[\w-]{43}\s/;
  try {
    const first = start(settings);
    await first.origin;
    await expect.poll(first.output).toMatch(/\/console\/login#setup\.[\w-]{43}\s/);

    const env = { PATH: process.env.PATH, ...settings };
    const add = ['server/src/operator.ts', 'add', 'first@desk.example', 'admin'];
    const { stdout } = await promisify(execFile)(process.execPath, add, { cwd: root, env });
    expect(stdout).toMatch(link);

    first.process.kill('SIGTERM');
    await first.ended;
    const second = start(settings);
    await second.origin;
    await expect.poll(second.output).toMatch('PUBLIC_URL is not set');
    expect(second.output()).not.toMatch(link);
    second.process.kill('SIGTERM');
    await second.ended;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('keeps every confirmed order when it is killed', patience, async () => {
  const dataDir = await newFolder();
  try {
    const box = await startEmbeddedPostgres({ dataDir });
    await buildDemoWorld(box.url, dataDir).finally(box.stop);
    const first = start({ DATA_DIR: dataDir });
    const at = await first.origin;
    const token = await signIn(at);
    const order = await buySomething(at, token);
    first.process.kill('SIGKILL');
    expect(await first.ended).toBeNull();

    const second = start({ DATA_DIR: dataDir });
    const again = await second.origin;
    const { data } = await callOverHttp(again, orderList, { page: 1, limit: 10, status: '0' }, token);
    expect(data?.list.map(({ order_id }) => order_id)).toContain(order);
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  } finally {
    const away = await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(() => undefined);
    if (away) await rm(away.trim(), { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
});

function start(settings: Readonly<Record<string, string>>): Product {
  const started = startProduct({ DATA_DIR: folder, ...settings });
  products.push(started);
  return started;
}

async function newFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'tradewind-life-'));
  // mkdtemp creates a folder of mode 0700, and as root the database runs as another user.
  await chmod(made, 0o755);
  return made;
}

async function emptyDatabase(): Promise<string> {
  const name = `life_${(databases += 1)}`;
  await withClient(server.url, (admin) => admin.query(`create database ${name}`));
  return withDatabase(server.url, name);
}

/** Counts connections that wait for the lock on users. */
async function waiting(pool: pg.Pool): Promise<number> {
  const locks = await pool.query(`select from pg_locks where not granted and relation = 'users'::regclass`);
  return locks.rowCount ?? 0;
}

async function signIn(at: string): Promise<string> {
  const { data } = await callOverHttp(at, login, { account: 'demo', password: 'demo1234' });
  return data?.userinfo.token ?? '';
}

/** Places an order. @returns its id. */
async function buySomething(at: string, token: string): Promise<string> {
  const hot = await callOverHttp(at, hotProducts, { page: 1, limit: 1 });
  const { product_id = '', mer_id = '' } = hot.data?.list[0] ?? {};
  const detail = await callOverHttp(at, product, { product_id, mer_id });
  const sku_id = detail.data?.goods.skus.find(({ stock }) => stock > 0)?.sku_id;
  await callOverHttp(at, addToCart, { product_id, mer_id, sku_id, num: 1 }, token);
  const lines = await callOverHttp(at, cart, {}, token);
  const cart_ids = lines.data?.carts.map(({ cart_id }) => cart_id).join(',');
  const addresses = await callOverHttp(at, addressList, { page: 1, limit: 10 }, token);
  const address_id = addresses.data?.list[0]?.address_id;
  const preview = await callOverHttp(at, previewOrder, { cart_ids, address_id }, token);
  const placed = await callOverHttp(at, placeOrder, { cart_ids, address_id, total: preview.data?.total }, token);
  return placed.data?.order_ids[0] ?? 'no order was placed';
}
