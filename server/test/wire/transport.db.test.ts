import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '../build-catalog.ts';
import { buildShopper, testCode } from '../build-shopper.ts';
import { ExistingClient, sendOverHttp, signedOut, toast } from './client.ts';
import { listOf, orderRow, placed, preview, shopProduct } from './shapes.ts';
import { wireWorld } from './world.ts';

const { app, clock, db, shopper, visitor } = await wireWorld();
const spoon = await buildProduct(db, { price: 300n, stock: 10 });
await app.listen({ port: 0, host: '127.0.0.1' });
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

describe('the envelope', () => {
  it('has the number 1 on success and the number 0 with HTTP 200 on refusals', async () => {
    const good = await fetch(`${origin}/api/index/category`);
    expect([good.status, good.headers.get('content-type')]).toEqual([200, expect.stringContaining('application/json')]);
    expect(await good.json()).toMatchObject({ code: 1, data: expect.any(Array) });
    const bad = await fetch(`${origin}/api/product/detail?product_id=1&mer_id=1`);
    expect(await bad.json()).toMatchObject({
      code: 0,
      data: null,
      msg: expect.stringMatching(/./),
      time: expect.any(Number),
    });
    expect(bad.status).toBe(200);
  });

  it('has 401 as status and code without a session, whatever the input', async () => {
    const client = visitor();
    for (const token of [null, '', 'stale', 'undefined']) {
      client.token = token;
      for (const path of [
        '/api/user/getUserInfo',
        '/api/cart/index',
        '/api/user/order_list',
        '/api/order/detail',
        '/api/user/address_list',
      ])
        expect(await client.getFailure(path)).toMatchObject({ ...signedOut, msg: expect.stringMatching(/./) });
      for (const path of [
        '/api/cart/add',
        '/api/order/merCreate',
        '/api/order/merPay',
        '/api/user/pay',
        '/api/user/verify_pay',
        '/api/user/resetPay',
      ])
        expect(await client.postFailure(path, {})).toMatchObject(signedOut);
    }
  });

  it('uses the language of the header in either spelling and any case', async () => {
    const said = async (lang: string) => (await visitor(lang).getFailure('/api/user/getUserInfo')).msg;
    for (const [wire, tag] of [
      ['ri', 'ja'],
      ['han', 'ko'],
      ['tai', 'th'],
      ['zh-CN', 'zh-cn'],
      ['en', 'EN'],
    ] as const)
      expect(await said(wire)).toBe(await said(tag));
    expect(
      new Set([await said('en'), await said('zh-CN'), await said('ri'), await said('han'), await said('tai')]).size,
    ).toBe(5);
    expect(await said('vn')).toBe(await said('en'));
  });

  it('is JSON for unknown paths too', async () => {
    const response = await fetch(`${origin}/api/user/nothing`, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404 });
  });
});

describe('over a socket', () => {
  it('serves a whole purchase', async () => {
    const person = await buildShopper(db, { balance: 10_000n, now: clock.now() });
    const client = new ExistingClient(sendOverHttp(origin), { token: person.token });
    listOf(shopProduct).parse(await client.get('/api/index/product', { category_id: 0, page: 1, limit: 8 }));
    const shown = preview.parse(
      await client.post('/api/order/merCreate', {
        product_id: spoon.id,
        mer_id: spoon.shopId,
        number: 1,
        spec: '',
        id: spoon.id,
      }),
    );
    const { out_trade_no, total_price } = placed.parse(
      await client.post('/api/order/merSubmit', {
        address_id: shown.address!.address_id,
        product_id: spoon.id,
        number: '1',
        mer_id: spoon.shopId,
        spec: '',
      }),
    );
    await client.post('/api/user/verify_pay', { password_pay: testCode });
    await client.post('/api/order/merPay', { out_trade_no, total_price });
    expect(
      listOf(orderRow).parse(await client.get('/api/user/order_list', { status: '1', page: 1, limit: 10 })).list,
    ).toHaveLength(1);
  });

  it.each([
    {},
    { 'content-type': 'application/json' },
    { 'content-type': 'application/json;charset=UTF-8' },
    { 'content-type': 'application/x-www-form-urlencoded' },
  ])('takes a post without a body, sent with %j', async (type) => {
    const { token } = await shopper();
    const response = await fetch(`${origin}/api/user/logout?lang=zh-cn`, {
      method: 'POST',
      headers: { token, lang: 'en', ...type } as Record<string, string>,
    });
    expect(await response.json()).toMatchObject({ code: 1 });
    expect(await visitorWith(token).getFailure('/api/user/getUserInfo')).toMatchObject(signedOut);
  });

  it('answers at once to a large file, and to one that is too large', async () => {
    const { token } = await shopper();
    const upload = (headers: Record<string, string>, bytes = 3_000_000) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png');
      return fetch(`${origin}/merchant/common/upload`, {
        method: 'POST',
        headers: { lang: 'en', ...headers },
        body: form,
      });
    };
    for (const bytes of [3_000_000, 12_000_000]) {
      const response = await upload({ token }, bytes);
      expect([response.status, await response.json()]).toEqual([
        200,
        expect.objectContaining({ code: 0, msg: expect.stringMatching(/Only pictures|too large/) }),
      ]);
    }
    const anonymous = await upload({});
    expect([anonymous.status, await anonymous.json()]).toEqual([401, expect.objectContaining({ code: 401 })]);
  });
});

describe('a repeated request', () => {
  it('has effect once for submit, pay and receive', async () => {
    const { client, addressId } = await shopper({ balance: 10_000n });
    const { out_trade_no, total_price } = placed.parse(
      await client.post('/api/order/merSubmit', {
        address_id: addressId,
        product_id: spoon.id,
        number: '1',
        mer_id: spoon.shopId,
        spec: '',
      }),
    );
    await client.post('/api/user/verify_pay', { password_pay: testCode });
    const attempts = await Promise.allSettled(
      Array.from({ length: 5 }, () => client.post('/api/order/merPay', { out_trade_no, total_price })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await client.postFailure('/api/order/merPay', { out_trade_no, total_price })).toMatchObject(toast);
  });
});

function visitorWith(token: string) {
  const client = visitor();
  client.token = token;
  return client;
}
