import * as contract from '@tradewind/contract/operations/shop-desk/webhooks';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildApiKey } from '../../../test/build-api-key.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { testDatabase } from '../../../test/database.ts';
import { webhookActs } from '../../../test/webhook-acts.ts';
import { isSigned } from '../../../test/webhook-receiver.ts';
import { day, second } from '../../base/clock/clock.ts';
import { orderDelivered, orderPaid } from '../../trade/orders/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, data, refusal, clock, deliver } = test;
const { buildHooked, buildOrderOf, happens } = webhookActs(test);

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
