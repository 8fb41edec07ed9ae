import type { Locale } from '@tradewind/contract/base/locales';
import { placeOrder } from '@tradewind/contract/trade/orders';
import { searchProducts } from '@tradewind/contract/goods/search';
import { getUserInfo, login } from '@tradewind/contract/people/users';
import { afterEach, expect, test, vi } from 'vitest';
import { type ApiFailure, ApiRefusal, TransportError } from './errors.ts';
import { callTimeout, createCall, type SessionHeaders } from './client.ts';
import { createDuplicateGuard } from './duplicate-guard.ts';

afterEach(() => vi.useRealTimers());

type Answer = (url: string, init: RequestInit) => Response | Promise<Response>;

const envelope = (body: object, status = 200) => Response.json({ time: 1, data: null, ...body }, { status });

function setUp(answer: Answer, { token = null as string | null, locale = 'en' as Locale } = {}) {
  const sent: { url: string; headers: Record<string, string>; body: unknown }[] = [];
  const failures: ApiFailure[] = [];
  const lost = vi.fn();
  const call = createCall({
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), headers: init.headers as Record<string, string>, body: init.body });
      return answer(String(url), init);
    },
    session: (): SessionHeaders => (token ? { token } : {}),
    locale: () => locale,
    isDuplicate: createDuplicateGuard(() => 0),
    onFailure: (failure) => failures.push(failure),
    onSessionLost: lost,
  });
  return { call, sent, failures, lost };
}

const ok = () => envelope({ code: 1, msg: 'ok', data: { hello: 'there' } });

test('returns the data of code 1, and sends token and language as headers', async () => {
  const { call, sent, failures } = setUp(ok, { token: 'secret', locale: 'ja' });
  expect(await call(searchProducts, { title: 'lamp', page: 2 })).toEqual({ hello: 'there' });
  expect(sent[0]).toMatchObject({
    url: '/api/product/search?title=lamp&page=2',
    headers: { token: 'secret', lang: 'ri' },
  });
  expect(failures).toEqual([]);
});

test('sends the trace of the screen, where there is one', async () => {
  const traced = async (traceParent: string | null) => {
    let headers: RequestInit['headers'];
    const call = createCall({
      session: () => ({}),
      locale: () => 'en',
      traceParent: () => traceParent,
      fetch: async (_url, init) => {
        headers = init?.headers;
        return ok();
      },
    });
    await call(getUserInfo, {});
    return headers;
  };
  expect(await traced('00-1-2-01')).toEqual({ lang: 'en', traceparent: '00-1-2-01' });
  expect(await traced(null)).toEqual({ lang: 'en' });
});

test('sends no token for a visitor, nor for a call without session', async () => {
  const visitor = setUp(ok);
  await visitor.call(getUserInfo, {});
  expect(visitor.sent[0]?.headers).toEqual({ lang: 'en' });
  const shopper = setUp(ok, { token: 'secret' });
  await shopper.call(getUserInfo, {}, { session: {} });
  expect(shopper.sent[0]?.headers['token']).toBeUndefined();
});

test('throws any other code as a refusal, and reports it once', async () => {
  const { call, failures, lost } = setUp(
    () =>
      envelope({ code: 0, msg: 'No such order', refusal: 'order_not_found', fields: ['order_id'], request_id: 'r-1' }),
    { token: 'secret' },
  );
  const refused = await call(getUserInfo, {}).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiRefusal);
  expect(refused).toMatchObject({
    code: 0,
    msg: 'No such order',
    refusal: 'order_not_found',
    fields: ['order_id'],
    requestId: 'r-1',
  });
  expect(failures).toEqual([refused]);
  expect(lost).not.toHaveBeenCalled();
});

test('treats the text "1" as another code than the number 1', async () => {
  const { call } = setUp(() => envelope({ code: '1', msg: 'odd' }));
  await expect(call(getUserInfo, {})).rejects.toBeInstanceOf(ApiRefusal);
});

test('reports no failure of a quiet call', async () => {
  const { call, failures, lost } = setUp(() => envelope({ code: 401, msg: 'Sign in' }, 401), { token: 'old' });
  await expect(call(getUserInfo, {}, { quiet: true })).rejects.toBeInstanceOf(ApiRefusal);
  expect(failures).toEqual([]);
  expect(lost).not.toHaveBeenCalled();
});

test('throws code 401 as a refusal, and ends a session', async () => {
  const answer = () => envelope({ code: 401, msg: 'Sign in' }, 401);
  const shopper = setUp(answer, { token: 'old' });
  await expect(shopper.call(getUserInfo, {})).rejects.toMatchObject({ msg: 'Sign in' });
  expect(shopper.lost).toHaveBeenCalledOnce();
  const visitor = setUp(answer);
  await expect(visitor.call(getUserInfo, {})).rejects.toMatchObject({ msg: 'Sign in' });
  expect(visitor.lost).not.toHaveBeenCalled();
});

test('throws other HTTP errors with their status, whatever the body says', async () => {
  for (const answer of [
    () => envelope({ code: 500, msg: 'secret inner words' }, 500),
    () => new Response('<html>', { status: 500 }),
    () => new Response('', { status: 500 }),
  ]) {
    const { call, failures } = setUp(answer);
    await expect(call(getUserInfo, {})).rejects.toMatchObject({ problem: 'status', status: 500 });
    expect(failures).toHaveLength(1);
  }
});

test('keeps the message and the request id of an HTTP error', async () => {
  const { call } = setUp(() => envelope({ code: 503, msg: 'Not ready yet', request_id: 'r-2' }, 503));
  await expect(call(getUserInfo, {})).rejects.toMatchObject({ status: 503, msg: 'Not ready yet', requestId: 'r-2' });
});

test('distinguishes network problems from timeouts', async () => {
  const { call } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call(getUserInfo, {})).rejects.toMatchObject({ problem: 'network' });

  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const slow = setUp(
    (_, init) =>
      new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const waiting = slow.call(getUserInfo, {});
  limit.abort();
  await expect(waiting).rejects.toMatchObject({ problem: 'timeout' });
  expect(timeout).toHaveBeenCalledWith(callTimeout);
  expect(callTimeout).toBe(10_000);
  timeout.mockRestore();
});

test('reports no failure of a call that its caller aborted', async () => {
  const { call, failures } = setUp(
    (_, init) =>
      new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const giveUp = new AbortController();
  const waiting = call(getUserInfo, {}, { signal: giveUp.signal });
  giveUp.abort();
  await expect(waiting).rejects.not.toBeInstanceOf(TransportError);
  expect(failures).toEqual([]);
});

test('sends the same write once within a second, unless it is repeatable; reads always', async () => {
  const { call, sent } = setUp(ok);
  const input = { account: 'demo', password: 'demo1234' };
  await call(login, input);
  await expect(call(login, input)).rejects.toMatchObject({ problem: 'duplicate' });
  await call(login, input, { repeatable: true });
  await call(searchProducts, {});
  await call(searchProducts, {});
  expect(sent).toHaveLength(4);
});

test('sends the session of the call options', async () => {
  const { call, sent } = setUp(ok, { token: 'secret' });
  await call(getUserInfo, {}, { session: { 'desk-token': 'other' } });
  expect(sent[0]?.headers).toEqual({ lang: 'en', 'desk-token': 'other' });
});

test('sends no idempotency key to an endpoint that is not keyed', async () => {
  const { call, sent } = setUp(ok);
  await call(login, { account: 'demo', password: 'demo1234' }, { idempotencyKey: 'once' });
  expect(sent[0]?.headers).not.toHaveProperty('idempotency-key');
});

test('sends the idempotency key as a header', async () => {
  const { call, sent } = setUp(ok);
  await call(placeOrder, { cart_ids: 'a,b' }, { idempotencyKey: 'once' });
  expect(sent[0]).toMatchObject({
    headers: { 'idempotency-key': 'once', 'content-type': 'application/json' },
    body: '{"cart_ids":"a,b"}',
  });
});
