import { shopNotifications } from '@tradewind/contract/operations/shop-desk/notifications';
import * as contract from '@tradewind/contract/operations/shop-desk/webhooks';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { webhookActs } from '../../../test/webhook-acts.ts';
import { day, hour, minute } from '../../base/clock/clock.ts';
import { orderPaid } from '../../trade/orders/index.ts';
import { purgeOldEvents } from './purge-old-events.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, clock, deliver, deps } = test;
const { buildHooked, buildOrderOf, happens, runTimer } = webhookActs(test);

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
