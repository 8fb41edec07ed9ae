import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { health } from '@tradewind/contract/operations/desk/health';
import { shipOrder, shopOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { orderActs, type Deal } from '../../../test/order-acts.ts';
import { hour, later } from '../../base/clock/clock.ts';
import { allowPrivateHosts } from '../../base/http/outgoing.ts';
import { aftership, type TrackingPort } from '../parcels/index.ts';
import { followParcels } from './follow-parcels.ts';

/** A stand-in of the service: what it knows by number, what it was asked, and whether it is broken. */
const known = new Map<string, object[]>();
const registered: string[] = [];
let asked = 0;
let broken: 'no' | 'error' | 'no json' = 'no';
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    asked += 1;
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (broken === 'error') return reply(500, { meta: { code: 500 } });
    if (broken === 'no json') return response.writeHead(200).end('<html>');
    if (request.headers['as-api-key'] !== 'key-of-a-test') return reply(401, { meta: { code: 401 } });
    if (request.method === 'POST') {
      const { tracking_number: number } = JSON.parse(Buffer.concat(chunks).toString()) as { tracking_number: string };
      if (number.startsWith('BAD')) return reply(400, { meta: { code: 4005 } });
      registered.push(number);
      if (!known.has(number)) known.set(number, []);
      return reply(201, { meta: { code: 201 }, data: {} });
    }
    const number = new URL(request.url!, 'http://x').searchParams.get('tracking_numbers')!;
    const checkpoints = known.get(number);
    const trackings = checkpoints ? [{ slug: 'dhl', tracking_number: number, checkpoints }] : [];
    return reply(200, { meta: { code: 200 }, data: { trackings } });
  });
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise((resolve) => service.close(resolve)));
const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
allowPrivateHosts([host]);

const secret = 'secret-of-a-test';
const options = { url: `http://${host}/tracking/1`, apiKey: 'key-of-a-test', webhookSecret: secret };
const ignored: string[] = [];
const tracking: TrackingPort = aftership({ ...options, logIgnored: ({ tag }) => ignored.push(tag) });

const db = await testDatabase();
const test = await testApp(db, { tracking: options });
const { app, data, deps, clock } = test;
const { pay } = orderActs(test);
const orders = { ...deps, tracking };
const follow = async (port: TrackingPort = tracking) => {
  clock.advance(hour);
  return followParcels({ ...orders, tracking: port });
};

let last = 0;
async function shipped(prefix = 'JD'): Promise<{ deal: Deal; number: string }> {
  const deal = await pay();
  const number = `${prefix}${(last += 1) + 100_000}`;
  await data(shipOrder, { id: deal.id, carrier: 'dhl', number }, { token: deal.merchant.token });
  return { deal, number };
}
const parcelOf = async ({ id, merchant }: Deal) =>
  (await data(shopOrder, { id }, { token: merchant.token })).parcels[0]!;
const checkpoint = (tag: string, hoursAgo = 0, more: object = {}) => ({
  tag,
  checkpoint_time: later(clock.now(), -hoursAgo * hour).toISOString(),
  message: `Says ${tag}`,
  city: 'Leipzig',
  ...more,
});
const send = (body: object, signature?: string) => {
  const payload = JSON.stringify(body);
  return app.inject({
    method: 'POST',
    url: '/webhooks/tracking',
    payload,
    headers: {
      'content-type': 'application/json',
      'aftership-hmac-sha256': signature ?? createHmac('sha256', secret).update(payload).digest('base64'),
    },
  });
};

beforeEach(() => {
  broken = 'no';
  ignored.length = 0;
});

describe('a tracking service', () => {
  it('gets to know a parcel by the first question, and tells with the next', async () => {
    const { deal, number } = await shipped();
    await follow();
    expect(registered).toContain(number);
    known.set(number, [checkpoint('InTransit')]);
    await follow();
    expect(await parcelOf(deal)).toMatchObject({ status: 'in_transit', events: [{ place: 'Leipzig' }] });
  });

  it('is asked again and again without telling anything twice', async () => {
    const { deal, number } = await shipped();
    known.set(number, [checkpoint('InfoReceived', 2), checkpoint('InTransit', 1)]);
    await follow();
    await follow();
    expect((await parcelOf(deal)).events).toHaveLength(2);
  });

  it('may tell events in any order: the latest counts', async () => {
    const { deal, number } = await shipped();
    known.set(number, [checkpoint('OutForDelivery', 1)]);
    await follow();
    known.set(number, [checkpoint('InTransit', 20), ...known.get(number)!]);
    await follow();
    expect((await parcelOf(deal)).status).toBe('out_for_delivery');
  });

  it('starts the shorter time to confirm once everything arrived', async () => {
    const { deal, number } = await shipped();
    known.set(number, [checkpoint('Delivered')]);
    await follow();
    expect((await data(shopOrder, { id: deal.id }, { token: deal.merchant.token })).arrived_at).not.toBeNull();
  });

  it('may say what we do not know: it is ignored and logged', async () => {
    const { deal, number } = await shipped();
    known.set(number, [
      checkpoint('Teleported'),
      { nothing: 1 },
      checkpoint('InTransit', 0, { checkpoint_time: 'soon' }),
    ]);
    await follow();
    expect((await parcelOf(deal)).events).toEqual([]);
    expect(ignored).toEqual(['Teleported', 'InTransit']);
  });

  it('tells nothing of an earlier parcel with the same number', async () => {
    const { deal, number } = await shipped();
    known.set(number, [checkpoint('Delivered', 24 * 90)]);
    await follow();
    expect(await parcelOf(deal)).toMatchObject({ status: 'pending', events: [] });
  });

  it.each(['error', 'no json'] as const)(
    'that fails (%s) never stops shipping, and is asked less often',
    async (how) => {
      broken = how;
      const { deal } = await shipped();
      const before = asked;
      await follow();
      expect(asked - before).toBeLessThanOrEqual(3);
      expect(await parcelOf(deal)).toMatchObject({ status: 'pending' });
      const { ask_failures, ask_at } = await db.read
        .selectFrom('parcels')
        .select(['ask_failures', 'ask_at'])
        .where('order_id', '=', deal.id)
        .executeTakeFirstOrThrow();
      expect([ask_failures <= 1, ask_at! > clock.now()]).toEqual([true, true]);
    },
  );

  it('waits twice as long after each failure about a parcel, and goes on with the others', async () => {
    const bad = await shipped('BAD');
    const good = await shipped();
    known.set(good.number, [checkpoint('InTransit')]);
    const waits: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      await db.kysely.updateTable('parcels').set({ ask_at: clock.now() }).where('order_id', '=', bad.deal.id).execute();
      await follow();
      const { ask_at } = await db.read
        .selectFrom('parcels')
        .select('ask_at')
        .where('order_id', '=', bad.deal.id)
        .executeTakeFirstOrThrow();
      waits.push(Math.round((ask_at!.getTime() - clock.now().getTime()) / hour));
    }
    expect(waits).toEqual([1, 2, 4]);
    expect((await parcelOf(good.deal)).status).toBe('in_transit');
  });

  it('with a wrong key is shown as failing by the health of the desk', async () => {
    await shipped();
    await follow(aftership({ ...options, apiKey: 'another', logIgnored: () => undefined }));
    const state = async () => {
      const { token } = await buildOperator(db, ['admin'], { now: clock.now() });
      return (await data(health, {}, { desk: token })).tracking;
    };
    expect(await state()).toMatchObject([{ name: host, failing: true, problem: 'answered 401' }]);
    const { number } = await shipped();
    known.set(number, []);
    await follow();
    expect(await state()).toMatchObject([{ failing: false }]);
  });
});

describe('a message of the service', () => {
  it('is recorded when it is signed', async () => {
    const { deal, number } = await shipped();
    const msg = { slug: 'dhl', tracking_number: number, checkpoints: [checkpoint('InTransit')] };
    expect((await send({ event: 'tracking_update', msg })).statusCode).toBe(200);
    await send({ event: 'tracking_update', msg });
    expect((await parcelOf(deal)).events).toHaveLength(1);
  });

  it.each(['', 'AAAA', 'x'.repeat(5_000)])('is refused with another signature', async (signature) => {
    const { deal, number } = await shipped();
    const msg = { slug: 'dhl', tracking_number: number, checkpoints: [checkpoint('Delivered')] };
    expect((await send({ msg }, signature || 'none')).statusCode).toBe(400);
    expect((await parcelOf(deal)).events).toEqual([]);
  });

  it.each([{}, { msg: null }, { msg: { slug: 'dhl', tracking_number: 'NONE1', checkpoints: 'all' } }])(
    'is taken and ignored when it names no parcel of ours',
    async (body) => {
      expect((await send(body)).statusCode).toBe(200);
    },
  );
});
