import { shopAuditLog } from '@tradewind/contract/goods/shop-desk/audit';
import { createApiKey, revokeApiKey, shopApiKeys } from '@tradewind/contract/goods/shop-desk/api-keys';
import { removeShopMember, shopMembers } from '@tradewind/contract/goods/shop-desk/members';
import { setShopHandling, shopProfile } from '@tradewind/contract/goods/shop-desk/profile';
import { getUserInfo } from '@tradewind/contract/people/users';
import { shopOrder, shopOrders } from '@tradewind/contract/trade/shop-desk/orders';
import type { ApiScope } from '@tradewind/contract/base/api-scopes';
import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildApiKey } from '../../../test/build-api-key.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildPaidOrder } from '../../../test/build-paid-order.ts';
import { testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later, minute } from '../../base/clock/clock.ts';
import { isApiKey, newApiKey } from './api-key.ts';
import { callsPerMinute, keyCalls } from './key-calls.ts';

const db = await testDatabase();
const { app, data, refusal, clock } = await testApp(db);
const owner = await buildMerchant(db, { now: clock.now() });
const { token } = owner;

/** Calls an endpoint with a key alone. */
async function callWith(secret: string, { method, path }: Endpoint, input: object = {}, headers: object = {}) {
  const response = await app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${secret}`, lang: 'en-US', ...headers },
    ...(method === 'GET' ? { query: input as Record<string, string> } : { payload: input }),
  });
  const body = response.json<{ code: number; refusal?: string; data: Record<string, unknown> }>();
  return { ...body, status: response.statusCode, retryAfter: response.headers['retry-after'] };
}
/** Moves the clock to the begin of a minute, so that the calls that follow are made in one. */
const startMinute = () => clock.advance(minute - (clock.now().getTime() % minute));
/** The counter of another process. */
function anotherCounter() {
  const counter = keyCalls(db, (error) => {
    throw error;
  });
  onTestFinished(counter.flush);
  return counter;
}
const build = (scopes: ApiScope[], expiresAt: Date | null = null) =>
  buildApiKey(db, owner, scopes, { now: clock.now(), expiresAt });

describe('a new key', () => {
  it('is shown once and works at once', async () => {
    const { secret, ...row } = await data(
      createApiKey,
      { name: 'Warehouse', scopes: ['orders:read'], password_pay: testCode },
      { token },
    );
    expect(isApiKey(secret)).toBe(true);
    expect((await callWith(secret, shopOrders)).code).toBe(1);
    const { list } = await data(shopApiKeys, {}, { token });
    expect(list.find(({ id }) => id === row.id)).toEqual(row);
    expect(JSON.stringify(list)).not.toContain(secret);
  });

  it('leaves no trace of itself in the database', async () => {
    const input = { name: 'Traceless', scopes: ['orders:read' as const], password_pay: testCode };
    const { secret } = await data(createApiKey, input, { token, key: 'a-key-of-the-client' });
    const { rows } = await db.pool.query<{ found: string }>(
      `select row_to_json(k)::text || coalesce((select string_agg(row_to_json(i)::text, '') from idempotency_keys i), '')
         || (select string_agg(row_to_json(l)::text, '') from shop_audit_log l) as found from api_keys k`,
    );
    expect(rows.map(({ found }) => found).join('')).not.toContain(secret);
  });

  it('asks for the payment code', async () => {
    const input = { name: 'Warehouse', scopes: ['orders:read'], password_pay: '999999' };
    expect(await refusal(createApiKey, input, { token })).toMatchObject({ refusal: 'payment_code_wrong' });
  });

  it.each([
    ['without a name', { name: ' ' }, 'name'],
    ['without scopes', { scopes: [] }, 'scopes'],
    ['with a scope that does not exist', { scopes: ['payouts:write'] }, 'scopes'],
    ['for no days', { days: 0 }, 'days'],
    ['with an endless name', { name: 'x'.repeat(10_000) }, 'name'],
  ])('is refused %s', async (_, wrong, field) => {
    const input = { name: 'Warehouse', scopes: ['orders:read'], password_pay: testCode, ...wrong };
    expect(await refusal(createApiKey, input, { token })).toMatchObject({ refusal: 'bad_request', fields: [field] });
  });

  it('is made by the owner only', async () => {
    const manager = await buildMerchant(db, { shop: { id: owner.shopId }, role: 'manager', now: clock.now() });
    const input = { name: 'Mine', scopes: ['orders:read'], password_pay: testCode };
    expect(await refusal(createApiKey, input, manager)).toMatchObject({ refusal: 'shop_right_missing' });
  });

  it('is the last of twenty, also when many are made at the same time', async () => {
    const crowded = await buildMerchant(db, { now: clock.now() });
    for (let made = 0; made < 18; made += 1) await buildApiKey(db, crowded, ['orders:read'], { now: clock.now() });
    const input = { name: 'One more', scopes: ['orders:read' as const], password_pay: testCode };
    await Promise.allSettled(Array.from({ length: 5 }, () => data(createApiKey, input, { token: crowded.token })));
    expect((await data(shopApiKeys, {}, { token: crowded.token })).list).toHaveLength(20);
    expect(await refusal(createApiKey, input, { token: crowded.token })).toMatchObject({ refusal: 'api_key_limit' });
  });
});

describe('a request with a key', () => {
  it('is about the shop of the key, whatever shop it names', async () => {
    const other = await buildMerchant(db, { now: clock.now() });
    const product = await buildProduct(db, { shop: { id: other.shopId, name: 'Other' }, price: 1_000n, stock: 5 });
    const order = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
    const { secret } = await build(['orders:read']);
    const named = { shop: other.shopId };
    expect((await callWith(secret, shopOrders, {}, named)).data.list).toEqual([]);
    expect(await callWith(secret, shopOrder, { id: order.id }, named)).toMatchObject({ refusal: 'order_not_found' });
  });

  it('shows amounts and earnings only to keys that may read what they are for', async () => {
    const product = await buildProduct(db, { shop: { id: owner.shopId, name: 'Shop' }, price: 1_000n, stock: 5 });
    const { id } = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
    const shown = async (...scopes: ApiScope[]) => {
      const { goods, money } = (await callWith((await build(scopes)).secret, shopOrder, { id })).data;
      return [goods !== null, money !== null];
    };
    expect(await shown('orders:read')).toEqual([false, false]);
    expect(await shown('orders:read', 'catalogue:read')).toEqual([true, false]);
    expect(await shown('orders:read', 'balance:read')).toEqual([true, true]);
  });

  it('is refused for an unknown key with a right checksum', async () => {
    expect(await callWith(newApiKey(), shopOrders)).toMatchObject({ status: 401, refusal: 'api_key_invalid' });
  });

  it.each([
    ['a wrong checksum', (secret: string) => `${secret.slice(0, -1)}${secret.endsWith('x') ? 'y' : 'x'}`],
    ['another case', (secret: string) => secret.toLowerCase().replace(/[a-z]$/, 'Z')],
    ['a quote', (secret: string) => `${secret}'`],
    ['thousands of characters', (secret: string) => secret.repeat(200)],
    ['only the prefix', () => 'twk_'],
  ])('is refused with %s', async (_, change) => {
    const { secret } = await build(['orders:read']);
    expect(await callWith(change(secret), shopOrders)).toMatchObject({ status: 401, refusal: 'api_key_invalid' });
  });

  it('is refused once the key is revoked, which only its shop can do', async () => {
    const { id, secret } = await build(['orders:read']);
    const stranger = await buildMerchant(db, { now: clock.now() });
    expect(await refusal(revokeApiKey, { id }, { token: stranger.token })).toMatchObject({
      refusal: 'api_key_not_found',
    });
    expect((await callWith(secret, shopOrders)).code).toBe(1);
    await data(revokeApiKey, { id }, { token });
    expect(await callWith(secret, shopOrders)).toMatchObject({ status: 401, refusal: 'api_key_invalid' });
    expect(await refusal(revokeApiKey, { id }, { token })).toMatchObject({ refusal: 'api_key_not_found' });
  });

  it('is refused once the key has expired', async () => {
    const { secret } = await build(['orders:read'], later(clock.now(), day));
    expect((await callWith(secret, shopOrders)).code).toBe(1);
    clock.advance(day);
    expect(await callWith(secret, shopOrders)).toMatchObject({ status: 401, refusal: 'api_key_invalid' });
  });

  it('is refused without the scope, which it names', async () => {
    const { secret } = await build(['catalogue:read', 'orders:read']);
    const answer = await callWith(secret, setShopHandling, { days: 2 });
    expect(answer).toMatchObject({ status: 403, refusal: 'api_key_scope_missing' });
    expect(answer).toHaveProperty('msg', expect.stringContaining('profile:write'));
  });

  it('reads nothing of the members, and nothing outside the shop’s API', async () => {
    const { secret } = await build(['orders:read', 'profile:read']);
    expect(await callWith(secret, shopMembers)).toMatchObject({ status: 403, refusal: 'api_key_not_allowed' });
    expect(await callWith(secret, shopApiKeys)).toMatchObject({ status: 403, refusal: 'api_key_not_allowed' });
    expect(await callWith(secret, getUserInfo)).toMatchObject({ status: 401, refusal: 'not_signed_in' });
  });

  it('does not gain anything by a session that it also sends', async () => {
    const { secret } = await build(['orders:read']);
    expect(await callWith(secret, shopMembers, {}, { token })).toMatchObject({ refusal: 'api_key_not_allowed' });
  });

  it('is refused with the key in its address or in another header', async () => {
    const { secret } = await build(['orders:read']);
    for (const [url, headers] of [
      [`${shopOrders.path}?api_key=${secret}&token=${secret}&authorization=Bearer%20${secret}`, {}],
      [shopOrders.path, { token: secret }],
      [shopOrders.path, { 'x-api-key': secret }],
      [shopOrders.path, { authorization: `Basic ${secret}` }],
    ] as const)
      expect((await app.inject({ url, headers })).json()).toMatchObject({ refusal: 'not_signed_in' });
  });

  it('is in the shop’s audit log under the key’s name', async () => {
    const { id, secret } = await build(['profile:write']);
    expect((await callWith(secret, setShopHandling, { days: 3 })).code).toBe(1);
    const { list } = await data(shopAuditLog, { act: 'shopDesk.setHandling' }, { token });
    expect(list[0]).toMatchObject({ act: 'shopDesk.setHandling', api_key: { id, name: 'Warehouse' } });
    expect((await data(shopAuditLog, { act: 'shopDesk.createApiKey' }, { token })).list[0]?.api_key).toBeNull();
  });

  it('goes on after the member who created the key has left', async () => {
    const second = await buildMerchant(db, { now: clock.now() });
    const { secret } = await buildApiKey(db, second, ['profile:read'], { now: clock.now() });
    const other = await buildMerchant(db, { shop: { id: second.shopId }, now: clock.now() });
    await data(removeShopMember, { user_id: second.id }, { token: other.token });
    expect((await callWith(secret, shopProfile)).code).toBe(1);
  });
});

describe('the calls of a key', () => {
  it('are limited per minute, with the seconds to wait', async () => {
    const { id, secret } = await build(['profile:read']);
    startMinute();
    const counter = anotherCounter();
    for (let calls = 0; calls < callsPerMinute - 1; calls += 1) expect(counter.count(id, clock.now())).toBe(0);
    await counter.flush();
    // This server learns of the calls at the other one when it next writes its own.
    expect((await callWith(secret, shopProfile)).code).toBe(1);
    expect(counter.count(id, clock.now())).toBe(0);
    expect(counter.count(id, clock.now())).toBeGreaterThan(50);
    expect(counter.count(id, later(clock.now(), minute))).toBe(0);
  });

  it('are answered by 429 with Retry-After when there are too many', async () => {
    const { secret } = await build(['profile:read']);
    startMinute();
    for (let calls = 0; calls < callsPerMinute; calls += 1) await callWith(secret, shopMembers);
    expect(await callWith(secret, shopProfile)).toMatchObject({
      status: 429,
      refusal: 'api_key_throttled',
      retryAfter: expect.stringMatching(/^[45]\d$|^60$/),
    });
    clock.advance(minute);
    expect((await callWith(secret, shopProfile)).code).toBe(1);
  });

  it('are added up over the processes', async () => {
    const { id } = await build(['profile:read']);
    const [one, other] = [anotherCounter(), anotherCounter()];
    for (let calls = 0; calls < callsPerMinute - 10; calls += 1) one.count(id, clock.now());
    for (let calls = 0; calls < 10; calls += 1) other.count(id, clock.now());
    await one.flush();
    await other.flush();
    expect(other.count(id, clock.now())).toBeGreaterThan(0);
  });

  it('leave the minute of the last one at the key', async () => {
    const { id } = await build(['profile:read']);
    const counter = anotherCounter();
    counter.count(id, new Date('2027-01-01T02:03:04Z'));
    await counter.flush();
    counter.count(id, new Date('2027-01-01T02:03:59Z'));
    await counter.flush();
    const { list } = await data(shopApiKeys, {}, { token });
    expect(list.find((key) => key.id === id)?.last_used_at).toBe('2027-01-01T02:03:00.000Z');
  });
});
