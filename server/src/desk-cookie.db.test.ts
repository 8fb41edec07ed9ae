import { me, shopSignIn } from '@tradewind/contract/goods/shop-desk/me';
import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { deskMe, deskSignOut } from '@tradewind/contract/platform/desk/operators';
import { getUserInfo, login, logout } from '@tradewind/contract/people/users';
import { describe, expect, it } from 'vitest';
import { anotherApp, testApp, type TestApp } from '../test/app.ts';
import { joinShop } from '../test/build-merchant.ts';
import { buildOperator } from '../test/build-operator.ts';
import { buildProduct } from '../test/build-catalog.ts';
import { testDatabase } from '../test/database.ts';
import { minute } from './base/clock/clock.ts';
import { createUser, hashPassword } from './people/users/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const host = 'localhost:80';
const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
const password = 'lantern-42';

/** Sends a request as a browser does. */
async function send(
  { method, path }: Endpoint,
  headers: Record<string, string>,
  payload: object = {},
  { app }: TestApp = test,
) {
  const answer = await app.inject({ method, url: path, headers, ...(method === 'POST' && { payload }) });
  const { code, refusal, data } = answer.json<{ code: number; refusal?: string; data: unknown }>();
  return { code, refusal, data, cookies: [answer.headers['set-cookie'] ?? []].flat() };
}

async function operatorCookie(): Promise<string> {
  return `operator-session=${(await buildOperator(db, ['support'], { now: test.clock.now() })).token}`;
}

async function member(): Promise<string> {
  const username = `owner_${Math.random().toString(36).slice(2, 10)}`;
  const passwordHash = await hashPassword(password);
  const now = test.clock.now();
  const id = await db.transact((tx) => createUser(tx, { username, nickname: 'Owner', passwordHash, createdAt: now }));
  await joinShop(db, id, (await buildProduct(db)).shopId, 'owner', now);
  return username;
}

describe('a session in a cookie', () => {
  it('counts with the header of its desk only', async () => {
    const cookie = await operatorCookie();
    expect(await send(deskMe, { ...own, cookie, desk: 'operator' })).toMatchObject({ code: 1 });
    for (const desk of ['', 'shop', 'x'])
      expect(await send(deskMe, { ...own, cookie, desk })).toMatchObject({ code: 401 });
    expect(await send(getUserInfo, { ...own, cookie, desk: 'operator' })).toMatchObject({ code: 401 });
  });

  it('does not count in a request that a page of another site sent', async () => {
    const cookie = await operatorCookie();
    const asked = { host, cookie, desk: 'operator' };
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
      { origin: `http://${host}`, 'sec-fetch-site': 'none' },
      {},
    ])
      expect([headers, (await send(deskSignOut, { ...asked, ...headers } as never)).code]).toEqual([headers, 401]);
    expect(await send(deskMe, { ...own, ...asked })).toMatchObject({ code: 1 });
  });

  it('ends with the sign-out, which removes the cookie', async () => {
    const cookie = await operatorCookie();
    const { code, cookies } = await send(deskSignOut, { ...own, cookie, desk: 'operator' });
    expect(code).toBe(1);
    expect(cookies[0]).toMatch(/^operator-session=; .*Max-Age=0$/);
    expect(await send(deskMe, { ...own, cookie, desk: 'operator' })).toMatchObject({ code: 401 });
  });
});

describe('the shop desk', () => {
  it('signs a member in without showing the session to scripts', async () => {
    const { code, data, cookies } = await send(shopSignIn, own, { account: await member(), password });
    expect(code).toBe(1);
    const set = cookies.find((line) => line.startsWith('shop-session='))!;
    expect(set).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Max-Age=259200$/);
    const cookie = set.split(';')[0]!;
    expect(JSON.stringify(data)).not.toContain(cookie.split('=')[1]);

    expect(await send(me, { ...own, cookie, desk: 'shop' })).toMatchObject({ code: 1, data });
    expect(await send(me, { ...own, cookie })).toMatchObject({ code: 401 });
    const left = await send(logout, { ...own, cookie, desk: 'shop' });
    expect(left.cookies[0]).toMatch(/^shop-session=; .*Max-Age=0$/);
    expect(await send(me, { ...own, cookie, desk: 'shop' })).toMatchObject({ code: 401 });
  });

  it('replaces the session of the browser at a new sign-in', async () => {
    const account = await member();
    const signIn = async (cookie = '') => {
      const { cookies } = await send(shopSignIn, { ...own, cookie }, { account, password });
      return cookies.find((line) => line.startsWith('shop-session='))!.split(';')[0]!;
    };
    const [before, elsewhere] = [await signIn(), await signIn()];
    const after = await signIn(before);
    expect(await send(me, { ...own, cookie: before, desk: 'shop' })).toMatchObject({ code: 401 });
    for (const cookie of [after, elsewhere])
      expect(await send(me, { ...own, cookie, desk: 'shop' })).toMatchObject({ code: 1 });
  });

  it('signs a member out who was idle for an hour', async () => {
    const { cookies } = await send(shopSignIn, own, { account: await member(), password });
    const cookie = cookies.find((line) => line.startsWith('shop-session='))!.split(';')[0]!;
    const ask = (more: Record<string, string> = {}) => send(me, { ...own, cookie, desk: 'shop', ...more });
    test.clock.advance(50 * minute);
    expect(await ask()).toMatchObject({ code: 1 });
    test.clock.advance(50 * minute);
    expect(await ask({ unattended: '1' })).toMatchObject({ code: 1 });
    test.clock.advance(11 * minute);
    expect(await ask()).toMatchObject({ code: 401 });
    // Nor does it open what a shopper can do.
    expect(await send(getUserInfo, { ...own, cookie, desk: 'shop' })).toMatchObject({ code: 401 });
  });

  it('is not opened by a session of the storefront', async () => {
    const account = await member();
    const { data } = await send(login, {}, { account, password });
    const { token } = (data as { userinfo: { token: string } }).userinfo;
    expect(await send(getUserInfo, { token })).toMatchObject({ code: 1 });
    expect(await send(me, { token })).toMatchObject({ code: 401, refusal: 'not_signed_in' });
  });

  it('opens no session for an account without a shop', async () => {
    const username = 'no_shop_here';
    const passwordHash = await hashPassword(password);
    const id = await db.transact((tx) =>
      createUser(tx, { username, nickname: 'Shopper', passwordHash, createdAt: test.clock.now() }),
    );
    const { refusal, cookies } = await send(shopSignIn, own, { account: username, password });
    expect(refusal).toBe('shop_forbidden');
    expect(cookies.some((line) => line.startsWith('shop-session='))).toBe(false);
    expect(await db.read.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toEqual([]);
  });

  it('has cookies that belong to this host and to TLS where the address is https', async () => {
    const secure = await anotherApp(db, { publicUrl: 'https://shop.example' });
    const { cookies } = await send(shopSignIn, { host }, { account: await member(), password }, secure);
    expect(cookies.map((line) => line.split('=')[0])).toEqual(['__Host-shopper-device', '__Host-shop-session']);
    for (const line of cookies) expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/);
  });
});
