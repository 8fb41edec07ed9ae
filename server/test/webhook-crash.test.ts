import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createWebhook } from '@tradewind/contract/operations/shop-desk/webhooks';
import { payOrder, placeOrder } from '@tradewind/contract/trade/orders';
import { shipOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../src/base/db/database.ts';
import { migrate } from '../src/base/db/migrate.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/base/embedded-postgres/index.ts';
import { testSecret } from './app.ts';
import { expectCleanBooks } from './books.ts';
import { buildProduct } from './build-catalog.ts';
import { buildMerchant } from './build-merchant.ts';
import { buildShopper, testCode } from './build-shopper.ts';
import { withDatabase } from './database-setup.ts';
import { callOverHttp, startProduct, type Product } from './product.ts';
import { isSigned, webhookReceiver } from './webhook-receiver.ts';
import { withClient } from './with-client.ts';

/** This test starts real processes, possibly on a busy machine. */
const patience = { timeout: 300_000 };
const patient = { timeout: 200_000, interval: 200 };

let folder: string;
let server: EmbeddedPostgres;
const products: Product[] = [];

beforeAll(async () => {
  await promisify(execFile)('node', ['scripts/build.mjs'], { cwd: join(import.meta.dirname, '../..') });
  folder = await mkdtemp(join(tmpdir(), 'tradewind-webhooks-'));
  // mkdtemp creates a folder of mode 0700, and as root the database runs as another user.
  await chmod(folder, 0o755);
  server = await startEmbeddedPostgres({ dataDir: folder });
}, patience.timeout);

afterAll(async () => {
  for (const { process, ended } of products) {
    process.kill('SIGKILL');
    await ended;
  }
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}, patience.timeout);

test('events arrive in order and with the same id although server and receiver are killed', patience, async () => {
  const url = withDatabase(server.url, 'webhooks');
  const db = await openWorld(url);
  let receiver = await webhookReceiver();
  try {
    // The receiver takes the first event and never answers, and then both sides are killed.
    const { promise: never } = Promise.withResolvers<number>();
    receiver.answer = () => never;
    const first = start(url);
    const { orderId, secret } = await sellAndShip(db, await first.origin, receiver.url);
    await expect.poll(() => receiver.received.length, patient).toBeGreaterThan(0);
    const [before] = receiver.received;
    first.process.kill('SIGKILL');
    await first.ended;
    const { port } = receiver;
    await receiver.close();

    await start(url).origin;
    receiver = await webhookReceiver(port);
    const types = () => receiver.events().map(({ type }) => type);
    await expect.poll(() => types().includes('order.shipped'), patient).toBe(true);
    expect(types()).toEqual(['order.paid', 'order.shipped']);
    expect(receiver.events().every(({ data }) => data.id === orderId)).toBe(true);
    expect(receiver.received.every((message) => isSigned(message, secret))).toBe(true);
    expect(before!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id']);
    expect(before!.body).toBe(receiver.received[0]!.body);
    await expectCleanBooks(db);
  } finally {
    await receiver.close();
    await db.close();
  }
});

/** Creates a webhook for a shop, and an order there that is paid and shipped. */
async function sellAndShip(db: Database, origin: string, url: string): Promise<{ orderId: string; secret: string }> {
  const [{ shopId, token }, shopper] = [await buildMerchant(db), await buildShopper(db, { balance: 50_000n })];
  const product = await buildProduct(db, { shop: { id: shopId, name: 'Shop' }, price: 1_000n, stock: 5 });
  const hooked = { url, types: ['order.paid' as const, 'order.shipped' as const] };
  const { secret } = await expectDone(callOverHttp(origin, createWebhook, hooked, token));
  const wanted = { product_id: product.id, number: 1, address_id: shopper.addressId };
  const { order_ids } = await expectDone(callOverHttp(origin, placeOrder, wanted, shopper.token));
  const orderId = order_ids[0]!;
  await expectDone(callOverHttp(origin, payOrder, { order_id: orderId, password_pay: testCode }, shopper.token));
  await expectDone(callOverHttp(origin, shipOrder, { id: orderId, carrier: 'dhl', number: 'JD1500' }, token));
  return { orderId, secret };
}

async function expectDone<Data>(answer: Promise<{ code: number; data: Data | null }>): Promise<Data> {
  const { code, data, ...rest } = await answer;
  expect({ code, ...rest }).toMatchObject({ code: 1 });
  return data!;
}

async function openWorld(url: string): Promise<Database> {
  await withClient(server.url, (admin) => admin.query('create database webhooks'));
  const db = openDatabase({ url, pool: 4 });
  await migrate(db.pool);
  return db;
}

function start(url: string): Product {
  const product = startProduct({ DATA_DIR: folder, DATABASE_URL: url, PAYMENT_CODE_SECRET: testSecret.toString() });
  products.push(product);
  return product;
}
