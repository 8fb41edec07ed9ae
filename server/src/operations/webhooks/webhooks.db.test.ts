import { createDraft, publishProduct, saveProduct } from '@tradewind/contract/goods/shop-desk/products';
import { shopNotifications } from '@tradewind/contract/operations/shop-desk/notifications';
import * as contract from '@tradewind/contract/operations/shop-desk/webhooks';
import { shipOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildApiKey } from '../../../test/build-api-key.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildMerchant, type BuiltMerchant } from '../../../test/build-merchant.ts';
import { buildPaidOrder } from '../../../test/build-paid-order.ts';
import { testDatabase } from '../../../test/database.ts';
import { orderActs } from '../../../test/order-acts.ts';
import { buildPicture, productForm } from '../../../test/product-form.ts';
import { isSigned, verifyMessage, webhookReceiver } from '../../../test/webhook-receiver.ts';
import { day, hour, minute, second } from '../../base/clock/clock.ts';
import { orderCompleted, orderDelivered, orderPaid, orderReceived, orderShipped } from '../../trade/orders/index.ts';
import { takeDelivery } from './deliveries-store.ts';
import { purgeOldEvents } from './purge-old-events.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, data, refusal, clock, deliver, deps } = test;

const receiver = async () => {
  const started = await webhookReceiver();
  onTestFinished(started.close);
  return started;
};

/** A shop with a webhook at a server of its own. */
async function buildHooked(types: contract.WebhookType[] = [...contract.webhookTypes]) {
  const [server, owner] = [await receiver(), await buildMerchant(db, { now: clock.now() })];
  const webhook = await data(contract.createWebhook, { url: server.url, types }, { token: owner.token });
  const log = async (more: object = {}) =>
    (await data(contract.webhookDeliveries, { webhook_id: webhook.id, ...more }, { token: owner.token })).list;
  const read = async () => (await data(contract.shopWebhooks, {}, { token: owner.token })).list[0]!;
  return { server, owner, webhook, log, read, token: owner.token };
}

async function buildOrderOf({ shopId }: BuiltMerchant): Promise<string> {
  const product = await buildProduct(db, { shop: { id: shopId, name: 'Shop' }, price: 1_000n, stock: 5 });
  return (await buildPaidOrder(db, { lines: [{ product }], at: clock.now() })).id;
}
const happens = (kind: typeof orderPaid, orderId: string) =>
  db.transact((tx) => deps.jobs.publish(tx, kind, { orderId }));
/** Retries are due by the clock, and run by a timer. */
const runTimer = () => deps.jobs.timers.find(({ name }) => name === 'webhooks.deliver')!.run();

describe('an event', () => {
  it('arrives signed, with the order as the shop API shows it', async () => {
    const { server, owner, webhook } = await buildHooked();
    const id = await buildOrderOf(owner);
    await data(shipOrder, { id, carrier: 'dhl', number: 'JD014600003828' }, { token: owner.token });
    await deliver();
    expect(server.events()).toMatchObject([
      { type: 'order.shipped', data: { id, parcels: [{ number: 'JD014600003828' }] } },
    ]);
    const [message] = server.received;
    expect(message!.headers['webhook-id']).toBe(server.events()[0]!.id);
    expect(verifyMessage(message!, webhook.secret)).toEqual(server.events()[0]);
    expect(() => verifyMessage({ ...message!, body: `${message!.body} ` }, webhook.secret)).toThrow();
    await expectCleanBooks(db);
  });

  it('tells of a payment by a shopper', async () => {
    const deal = await orderActs(test).pay();
    const server = await receiver();
    await data(contract.createWebhook, { url: server.url, types: ['order.paid'] }, { token: deal.merchant.token });
    await happens(orderPaid, deal.id);
    await deliver();
    expect(server.events()).toMatchObject([{ type: 'order.paid', data: { id: deal.id } }]);
    await expectCleanBooks(db);
  });

  it('goes to the shop of the order only, and to webhooks that ask for its type', async () => {
    const [one, other, deaf] = [await buildHooked(), await buildHooked(), await buildHooked(['payout.paid'])];
    await happens(orderPaid, await buildOrderOf(one.owner));
    await happens(orderPaid, await buildOrderOf(deaf.owner));
    await deliver();
    expect([one, other, deaf].map(({ server }) => server.received.length)).toEqual([1, 0, 0]);
  });

  it('did not happen when its act is undone', async () => {
    const { server, owner, log } = await buildHooked();
    const orderId = await buildOrderOf(owner);
    const undone = db.transact(async (tx) => {
      await deps.jobs.publish(tx, orderPaid, { orderId });
      throw new Error('Undone');
    });
    await expect(undone).rejects.toThrow('Undone');
    await deliver();
    expect([server.received, await log()]).toEqual([[], []]);
  });

  it('tells of each change of a product', async () => {
    const { server, owner, token } = await buildHooked(['product.changed']);
    const picture = await buildPicture(db, owner.id);
    const made = await data(createDraft, productForm({ pictures: [{ image: picture, alts: {} }] }), { token });
    const saved = await data(
      saveProduct,
      {
        id: made.id,
        revision: made.revision,
        product: productForm({ titles: { en: 'Cotton towel' }, pictures: [{ image: picture, alts: {} }] }),
      },
      { token },
    );
    await data(publishProduct, { id: saved.id }, { token });
    await runTimer();
    expect(server.events().map(({ type, data: shown }) => [type, shown.id])).toEqual([
      ['product.changed', made.id],
      ['product.changed', made.id],
    ]);
  });

  it('arrives in the order in which its subject changed, while others go on', async () => {
    const { server, owner } = await buildHooked();
    const [late, quick] = [await buildOrderOf(owner), await buildOrderOf(owner)];
    server.answer = ({ body }) => (body.includes(late) && server.received.length < 3 ? 500 : 200);
    for (const kind of [orderPaid, orderDelivered, orderReceived, orderCompleted] as (typeof orderPaid)[])
      await happens(kind, late);
    await happens(orderPaid, quick);
    await deliver();
    const got = (id: string) => server.events().flatMap(({ type, data: order }) => (order.id === id ? [type] : []));
    expect([got(late), got(quick)]).toEqual([['order.paid'], ['order.paid']]);
    clock.advance(2 * minute);
    await runTimer();
    expect(got(late)).toEqual(['order.paid', 'order.paid', 'order.delivered', 'order.received', 'order.completed']);
  });

  it('is sent again with the same id and body until it is taken', async () => {
    const { server, owner, log, read } = await buildHooked();
    server.answer = 503;
    await happens(orderPaid, await buildOrderOf(owner));
    await deliver();
    expect((await read()).failing_since).not.toBeNull();
    await runTimer();
    expect(server.received).toHaveLength(1);
    clock.advance(2 * minute);
    await runTimer();
    server.answer = 204;
    clock.advance(10 * minute);
    await runTimer();
    clock.advance(day);
    await runTimer();
    expect(server.received).toHaveLength(3);
    expect(new Set(server.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
    expect(await log()).toMatchObject([{ state: 'delivered', tries: 3, next_at: null, last: { status: 204 } }]);
    expect(await read()).toMatchObject({ failing_since: null, waiting: 0, failed: 0 });
  });

  it('is sent by one process at a time', async () => {
    const { server, owner } = await buildHooked();
    server.answer = () => new Promise((resolve) => setTimeout(() => resolve(200), 50));
    for (let orders = 0; orders < 6; orders += 1) await happens(orderPaid, await buildOrderOf(owner));
    await Promise.all([runTimer(), runTimer(), runTimer()]);
    expect(new Set(server.events().map(({ id }) => id)).size).toBe(6);
    expect(server.received).toHaveLength(6);
  });

  it('is sent again when the process that had taken it is gone', async () => {
    const { server, owner, log } = await buildHooked();
    await happens(orderPaid, await buildOrderOf(owner));
    const taken = await db.transact((tx) => takeDelivery(tx, clock.now()));
    await runTimer();
    expect(server.received).toHaveLength(0);
    clock.advance(30 * second);
    await runTimer();
    expect(server.events().map(({ id }) => id)).toEqual([taken!.eventId]);
    expect(await log()).toMatchObject([{ state: 'delivered' }]);
  });

  it('holds no transaction open while its receiver thinks', async () => {
    const { server, owner } = await buildHooked();
    let open: unknown = null;
    server.answer = async () => {
      const { rows } = await db.pool.query(
        `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      );
      open = rows.length;
      return 200;
    };
    await happens(orderPaid, await buildOrderOf(owner));
    await deliver();
    expect(open).toBe(0);
  });
});

describe('a webhook that fails', () => {
  it('gives up after three days, is disabled, and its owner is told', async () => {
    const { server, owner, log, read, token } = await buildHooked();
    server.answer = 500;
    await happens(orderPaid, await buildOrderOf(owner));
    await deliver();
    for (let hours = 0; hours < 90; hours += 1) {
      clock.advance(hour);
      await runTimer();
    }
    expect(await read()).toMatchObject({ state: 'disabled', failed: 1 });
    expect(server.received).toHaveLength(9);
    await deliver();
    const { list } = await data(shopNotifications, {}, { token });
    expect(list[0]).toMatchObject({ kind: 'shop_webhook_disabled' });
    // What happens meanwhile is kept, to be sent again.
    await happens(orderPaid, await buildOrderOf(owner));
    await deliver();
    expect(await log()).toMatchObject([
      { state: 'failed', tries: 0 },
      { state: 'failed', tries: 9 },
    ]);
    server.answer = 200;
    await data(contract.switchWebhook, { id: (await read()).id, state: 'active' }, { token });
    const all = { webhook_id: (await read()).id, since: '2020-01-01' };
    expect(await data(contract.replayFailed, all, { token })).toEqual({ replayed: 2 });
    await deliver();
    expect(await log()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
  });

  it('is disabled at once when its receiver is gone for good', async () => {
    const { server, owner, read } = await buildHooked();
    server.answer = 410;
    await happens(orderPaid, await buildOrderOf(owner));
    await deliver();
    expect(await read()).toMatchObject({ state: 'disabled' });
  });

  it('keeps the first kilobyte of an answer', async () => {
    const { server, owner, log, token } = await buildHooked();
    server.answer = 500;
    server.says = `broken\0${'x'.repeat(100_000)}`;
    await happens(orderPaid, await buildOrderOf(owner));
    await deliver();
    const [row] = await log();
    const { attempts, payload } = await data(contract.webhookDelivery, { id: row!.id }, { token });
    expect(attempts).toMatchObject([{ status: 500, failure: '' }]);
    expect(attempts[0]!.answer).toMatch(/^brokenx{1000,1024}$/);
    expect(payload).toBe(server.received[0]!.body);
  });

  it('is tried by nobody at a private address, whenever it got there, and follows no redirect', async () => {
    const { server, owner, webhook, log } = await buildHooked();
    for (const url of ['https://127.0.0.1:1/', 'https://localhost:1/', 'https://169.254.169.254/', 'https://[::1]/']) {
      await db.kysely.updateTable('webhooks').set({ url }).where('id', '=', webhook.id).execute();
      await happens(orderPaid, await buildOrderOf(owner));
      await deliver();
      expect((await log())[0], url).toMatchObject({ last: { status: null, failure: 'forbidden' } });
    }
    server.answer = 302;
    server.location = 'http://169.254.169.254/';
    await db.kysely.updateTable('webhooks').set({ url: server.url }).where('id', '=', webhook.id).execute();
    await happens(orderPaid, await buildOrderOf(owner));
    await deliver();
    expect((await log())[0]).toMatchObject({ state: 'pending', last: { status: 302 } });
  });
});

describe('the owner of a shop', () => {
  it.each([
    ['http://example.com/', 'webhook_url_invalid'],
    ['ftp://example.com/', 'webhook_url_invalid'],
    ['https://user:pass@example.com/', 'webhook_url_invalid'],
    ['javascript:alert(1)', 'webhook_url_invalid'],
    ['nonsense', 'webhook_url_invalid'],
    ['https://127.0.0.1/', 'webhook_url_private'],
    ['https://2130706433/', 'webhook_url_private'],
    ['https://169.254.169.254/latest/meta-data', 'webhook_url_private'],
    ['https://[::1]/', 'webhook_url_private'],
    ['https://[::ffff:10.0.0.1]/', 'webhook_url_private'],
    ['https://localhost/', 'webhook_url_private'],
  ])('can’t send webhooks to %s', async (url, refused) => {
    const { token, id } = await buildMerchant(db, { now: clock.now() });
    expect(id).toBeDefined();
    expect(await refusal(contract.createWebhook, { url, types: ['order.paid'] }, { token })).toMatchObject({
      refusal: refused,
      fields: ['url'],
    });
  });

  it('has at most ten, also when they are made at the same time', async () => {
    const { server, token } = await buildHooked();
    const make = () => data(contract.createWebhook, { url: server.url, types: ['order.paid'] }, { token });
    await Promise.allSettled(Array.from({ length: 14 }, make));
    expect((await data(contract.shopWebhooks, {}, { token })).list).toHaveLength(10);
    expect(await refusal(contract.createWebhook, { url: server.url, types: ['order.paid'] }, { token })).toMatchObject({
      refusal: 'webhook_limit',
    });
  });

  it('replaces the secret, and both sign for a day', async () => {
    const { server, owner, webhook, token } = await buildHooked();
    const { secret } = await data(contract.rotateWebhookSecret, { id: webhook.id }, { token });
    await happens(orderPaid, await buildOrderOf(owner));
    await deliver();
    clock.advance(day + second);
    await happens(orderPaid, await buildOrderOf(owner));
    await deliver();
    expect(server.received.map((message) => [isSigned(message, webhook.secret), isSigned(message, secret)])).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('pauses a webhook, which keeps its events', async () => {
    const { server, owner, webhook, read, token } = await buildHooked();
    await data(contract.switchWebhook, { id: webhook.id, state: 'paused' }, { token });
    await happens(orderPaid, await buildOrderOf(owner));
    await deliver();
    expect([server.received.length, (await read()).waiting]).toEqual([0, 1]);
    expect(await refusal(contract.testWebhook, { id: webhook.id }, { token })).toMatchObject({
      refusal: 'webhook_inactive',
    });
    await data(contract.switchWebhook, { id: webhook.id, state: 'active' }, { token });
    await deliver();
    expect(server.received).toHaveLength(1);
  });

  it('sends an event again with the same id and body', async () => {
    const { server, owner, log, token } = await buildHooked();
    await happens(orderPaid, await buildOrderOf(owner));
    await deliver();
    await data(contract.replayDelivery, { id: (await log())[0]!.id }, { token });
    await deliver();
    const [first, again] = server.received;
    expect(again!.body).toBe(first!.body);
    expect(again!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
  });

  it('sends test events, ten a minute', async () => {
    const { server, webhook, token } = await buildHooked(['payout.paid']);
    for (let tests = 0; tests < 10; tests += 1) await data(contract.testWebhook, { id: webhook.id }, { token });
    expect(await refusal(contract.testWebhook, { id: webhook.id }, { token })).toMatchObject({
      refusal: 'too_many_requests',
    });
    await deliver();
    expect(server.events()).toHaveLength(10);
    expect(server.events()[0]).toMatchObject({ type: 'webhook.test', data: { webhook_id: webhook.id } });
  });

  it('reads the log by pages and by state', async () => {
    const { owner, webhook, log, token } = await buildHooked();
    for (let orders = 0; orders < 3; orders += 1) await happens(orderPaid, await buildOrderOf(owner));
    await deliver();
    const first = await data(contract.webhookDeliveries, { webhook_id: webhook.id, limit: 2 }, { token });
    const rest = await log({ limit: 2, cursor: first.next! });
    expect([first.list.length, rest.length]).toEqual([2, 1]);
    expect(await log({ state: 'failed' })).toEqual([]);
  });

  it('removes a webhook, and its orders go on', async () => {
    const { server, owner, webhook, token } = await buildHooked();
    const orderId = await buildOrderOf(owner);
    await happens(orderPaid, orderId);
    await data(contract.removeWebhook, { id: webhook.id }, { token });
    await happens(orderDelivered, orderId);
    await deliver();
    expect(server.received).toEqual([]);
  });

  it('can’t reach the webhooks of another shop', async () => {
    const { owner, webhook, log } = await buildHooked();
    await happens(orderPaid, await buildOrderOf(owner));
    await deliver();
    const [row] = await log();
    const { token } = await buildMerchant(db, { now: clock.now() });
    const before = await db.read.selectFrom('webhooks').selectAll().where('id', '=', webhook.id).execute();
    const types = ['order.paid' as const];
    const tries = [
      [contract.changeWebhook, { id: webhook.id, url: webhook.url, types }, 'webhook_not_found'],
      [contract.switchWebhook, { id: webhook.id, state: 'paused' }, 'webhook_not_found'],
      [contract.rotateWebhookSecret, { id: webhook.id }, 'webhook_not_found'],
      [contract.removeWebhook, { id: webhook.id }, 'webhook_not_found'],
      [contract.testWebhook, { id: webhook.id }, 'webhook_not_found'],
      [contract.webhookDeliveries, { webhook_id: webhook.id }, 'webhook_not_found'],
      [contract.replayFailed, { webhook_id: webhook.id, since: '2020-01-01' }, 'webhook_not_found'],
      [contract.webhookDelivery, { id: row!.id }, 'delivery_not_found'],
      [contract.replayDelivery, { id: row!.id }, 'delivery_not_found'],
    ] as const;
    for (const [endpoint, input, refused] of tries)
      expect(await refusal(endpoint, input, { token }), endpoint.name).toMatchObject({ refusal: refused });
    expect(await db.read.selectFrom('webhooks').selectAll().where('id', '=', webhook.id).execute()).toEqual(before);
  });

  it('finds no secret in any other answer or in the database', async () => {
    const { owner, webhook, log, token } = await buildHooked();
    await happens(orderPaid, await buildOrderOf(owner));
    await deliver();
    const [row] = await log();
    const shown = [
      await data(contract.shopWebhooks, {}, { token }),
      await data(contract.webhookDelivery, { id: row!.id }, { token }),
    ];
    const { rows } = await db.pool.query<{ stored: string }>(
      `select row_to_json(w)::text || (select string_agg(row_to_json(l)::text, '') from shop_audit_log l) as stored from webhooks w`,
    );
    const raw = webhook.secret.slice('whsec_'.length);
    expect(JSON.stringify([shown, rows])).not.toContain(raw);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(raw, 'base64').toString('hex'));
  });

  it('can’t leave webhooks to an API key', async () => {
    const { owner } = await buildHooked();
    const { secret } = await buildApiKey(db, owner, ['orders:read'], { now: clock.now() });
    const headers = { authorization: `Bearer ${secret}` };
    const answer = await app.inject({ url: contract.shopWebhooks.path, headers });
    expect(answer.json()).toMatchObject({ refusal: 'api_key_not_allowed' });
  });
});

it('events are deleted after thirty days', async () => {
  const { owner, log } = await buildHooked();
  await happens(orderPaid, await buildOrderOf(owner));
  await deliver();
  clock.advance(30 * day - minute);
  await purgeOldEvents(deps);
  expect(await log()).toHaveLength(1);
  clock.advance(2 * minute);
  await purgeOldEvents(deps);
  expect(await log()).toEqual([]);
});

it('a parcel of an order is an event each', async () => {
  const { server, owner } = await buildHooked(['order.shipped']);
  const orderId = await buildOrderOf(owner);
  await db.transact((tx) =>
    deps.jobs.publishAll(tx, orderShipped, [
      { orderId, parcelId: orderId },
      { orderId, parcelId: orderId },
    ]),
  );
  await deliver();
  expect(new Set(server.events().map(({ id }) => id)).size).toBe(2);
});
