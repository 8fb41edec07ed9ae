import { createWebhook } from '@tradewind/contract/operations/shop-desk/webhooks';
import { payOrder, placeOrder } from '@tradewind/contract/trade/orders';
import { shipOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { expect, test } from 'vitest';
import type { Database } from '../src/base/db/database.ts';
import { expectCleanBooks } from './books.ts';
import { buildProduct } from './build-catalog.ts';
import { buildMerchant } from './build-merchant.ts';
import { buildShopper, testCode } from './build-shopper.ts';
import { patience, realServers } from './crash/real-servers.ts';
import { callOverHttp } from './product.ts';
import { isSigned, webhookReceiver } from './webhook-receiver.ts';

const patient = { timeout: 200_000, interval: 200 };

const { createDatabase, start } = realServers();

test('events arrive in order and with the same id although server and receiver are killed', patience, async () => {
  const { url, db } = await createDatabase('webhooks');
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
