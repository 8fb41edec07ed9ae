import { randomUUID } from 'node:crypto';
import * as orders from '@tradewind/contract/trade/orders';
import * as live from '@tradewind/contract/operations/service-live';
import { searchProducts } from '@tradewind/contract/goods/search';
import { placeOrder, payOrder } from '@tradewind/contract/trade/orders';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anotherApp, type TestApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { attributeOf } from '../../../test/collector.ts';
import { testDatabase } from '../../../test/database.ts';
import { eventStream } from '../../../test/event-stream.ts';
import { observeTests } from '../../../test/observe-tests.ts';
import { observedNames } from '../../../test/observed-names.ts';
import { tellVitals } from '../../../test/tell-vitals.ts';
import { allowPrivateHosts, callOutside, forbidPrivateHosts } from '../../base/http/outgoing.ts';
import { setObserver } from '../../base/telemetry/observer.ts';
import { installationReadings, replicaReadings } from './index.ts';
import { readEnv } from '../../env.ts';
import { openTelemetry } from '../../telemetry.ts';

const db = await testDatabase();
const { collector, metricsUrl, flush, readMetrics, spansOf } = await observeTests();

/** Posts with a trace of its own, as a browser or a proxy sends it. */
async function postTraced({ app }: TestApp, path: string, payload: object, headers: Record<string, string> = {}) {
  const traceId = randomUUID().replaceAll('-', '');
  const traceparent = `00-${traceId}-${traceId.slice(0, 16)}-01`;
  const response = await app.inject({ method: 'POST', url: path, payload, headers: { ...headers, traceparent } });
  return { traceId, body: response.json<{ code: number; data: { order_ids: string[] } }>() };
}

/** Calls the collector as if it were another server of the installation. */
async function callOwnNetwork(): Promise<void> {
  onTestFinished(forbidPrivateHosts);
  allowPrivateHosts([new URL(collector.url).host]);
  await callOutside(`${collector.url}/own?secret=7`, { timeout: 5_000, maxBytes: 100 });
}

/** Orders one piece of a new product. */
async function order(test: TestApp) {
  const now = test.clock.now();
  const merchant = await buildMerchant(db, { now });
  const shopper = await buildShopper(db, { balance: 100_000n, now });
  await db.transact((tx) =>
    tx
      .updateTable('users')
      .set({ email: `${shopper.token.slice(0, 8)}@wish.example.net` })
      .where('id', '=', shopper.id)
      .execute(),
  );
  const product = await buildProduct(db, { shop: { id: merchant.shopId, name: 'Shop' }, price: 1_000n, stock: 10 });
  const input = {
    product_id: product.id,
    number: 1,
    address_id: shopper.addressId,
    notes: { [merchant.shopId]: 'Leave it at the door' },
  };
  const { traceId, body } = await postTraced(test, placeOrder.path, input, { token: shopper.token });
  expect(body.code).toBe(1);
  return { traceId, shopper, orderId: body.data.order_ids[0]! };
}

const pay = (test: TestApp, { shopper, orderId }: Awaited<ReturnType<typeof order>>) =>
  postTraced(test, payOrder.path, { order_id: orderId, password_pay: testCode }, { token: shopper.token });

describe('a trace', () => {
  it('has the request of an order and its statements', async () => {
    const test = await anotherApp(db);
    const { traceId } = await order(test);
    const spans = await spansOf(traceId);
    const request = spans.find(({ name }) => name === `POST ${placeOrder.path}`)!;
    expect(attributeOf(request, 'http.response.status_code')).toBe('200');
    const within = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId).map(({ name }) => name);
    expect(within).toEqual(expect.arrayContaining(['INSERT order_groups', 'COMMIT']));
  });

  it('goes on in the jobs of an event', async () => {
    const test = await anotherApp(db);
    const { traceId } = await pay(test, await order(test));
    await test.deliver();
    const names = (await spansOf(traceId)).map(({ name }) => name);
    expect(names).toContain('job order_paid.all');
    expect(names).toContainEqual(expect.stringMatching(/^job order_paid\.(?!all)/));
  });

  it('says why a request was refused', async () => {
    const { traceId } = await postTraced(await anotherApp(db), placeOrder.path, {});
    const [span] = await spansOf(traceId);
    expect(attributeOf(span!, 'tradewind.refusal')).toBe('not_signed_in');
  });

  it('goes on at a host of the own network', async () => {
    await callOwnNetwork();
    await flush();
    const call = collector.spans().find((span) => attributeOf(span, 'server.address') === '127.0.0.1')!;
    expect(collector.originOf('/own?secret=7')).toBe(`00-${call.traceId}-${call.spanId}-01`);
  });
});

it('nothing of what is sent says who somebody is or what they typed', async () => {
  const test = await anotherApp(db);
  const ordered = await order(test);
  const { shopper, orderId } = ordered;
  await pay(test, ordered);
  await test.data(orders.order, { order_id: orderId }, { token: shopper.token });
  await test.data(searchProducts, { title: 'secret wish' });
  await test.deliver();
  await flush();
  const sent = `${collector.everything()}\n${await readMetrics()}`;
  expect(sent).toContain('INSERT order_groups');
  const { id, token, addressId } = shopper;
  for (const known of [id, token, addressId, orderId, testCode, 'wish.example.net', 'Leave it', '66812345678'])
    expect(sent).not.toContain(known);
  expect(sent).not.toMatch(/Some Street|secret.wish/);
});

describe('the metrics', () => {
  it('are all that the dashboards and the alert rules ask for', async () => {
    const test = await anotherApp(db);
    await pay(test, await order(test));
    await postTraced(test, payOrder.path, {});
    await test.deliver();
    await callOwnNetwork();
    await tellVitals(test, { route: '/home', device: 'phone', lcp: 1.2, inp: 0.08, cls: 0.02 });
    const series = [...(await readMetrics()).matchAll(/^(tradewind_[a-z_]+)[{ ]/gm)].map(([, name]) => name!);
    // A timer that runs, a network that is watched or a replica would bring the others.
    const offered = new Set([...series, ...Object.keys({ ...installationReadings, ...replicaReadings })]);
    expect(observedNames().filter((name) => !offered.has(name))).toEqual([]);
  });

  it('count an event once, when it is committed', async () => {
    const test = await anotherApp(db);
    const placed = async () =>
      Number(/tradewind_events_total\{event="order_placed"\} (\d+)/.exec(await readMetrics())?.[1] ?? 0);
    const before = await placed();
    const { shopper } = await order(test);
    // Refused within its transaction.
    await postTraced(test, placeOrder.path, { product_id: randomUUID(), number: 1 }, { token: shopper.token });
    expect(await placed()).toBe(before + 1);
  });

  it('count requests of every outcome from zero on, and not what balancers ask', async () => {
    const test = await anotherApp(db);
    const counted = async () =>
      [...(await readMetrics()).matchAll(/^tradewind_http_requests_total\{outcome="(\w+)"\} (\d+)/gm)].map(
        ([, outcome, count]) => [outcome, Number(count)],
      );
    const before = Object.fromEntries(await counted());
    await test.app.inject({ method: 'GET', url: '/healthz' });
    await postTraced(test, placeOrder.path, {});
    expect(Object.fromEntries(await counted())).toEqual({ ...before, refused: before.refused + 1 });
    expect(Object.keys(before).toSorted()).toEqual(['aborted', 'failed', 'ok', 'refused']);
  });

  it('count a stream of live events when it opens, and not with the hours for which it lasts', async () => {
    const test = await anotherApp(db);
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { token } = await buildShopper(db, { now: test.clock.now() });
    const { url } = await test.data(live.openStream, {}, { token });
    const stream = await eventStream(`${origin}${url}`);
    onTestFinished(() => stream.lose());
    expect(await readMetrics()).toMatch(
      /_count\{method="GET",route="\/api\/service\/stream",status="200",outcome="ok"\} 1/,
    );
  });

  it('are at no other path', async () => {
    const { status } = await fetch(metricsUrl('/'));
    expect(status).toBe(404);
  });
});

it('without settings nothing is observed and nothing is sent', async () => {
  const log = { warn: () => {}, error: () => {} };
  expect(await openTelemetry(readEnv({}), log as never)).toBe(null);
  await flush();
  setObserver(null);
  const sent = collector.spans().length;
  const test = await anotherApp(db);
  await order(test);
  expect((await tellVitals(test, { route: '/home', device: 'desk', lcp: 1 })).json()).toMatchObject({
    refusal: 'unknown_call',
  });
  await flush();
  expect(collector.spans()).toHaveLength(sent);
});
