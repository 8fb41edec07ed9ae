import { beforeAll, describe, expect, it } from 'vitest';
import { testCode } from '../build-shopper.ts';
import { openNetwork } from '../open-network.ts';
import { openWallet } from '../open-wallet.ts';
import { wireBuyers } from './buyers.ts';
import { ExistingClient, sendOverHttp, signedOut, toast } from './client.ts';
import * as shapes from './shapes.ts';
import { page } from './wire-call.ts';

/** What existing clients can't bear, by the numbers of section 10 of the wire specification. */
const { db, origin, kiln, bowl, spoon, newBuyer, inCart, submitted, ordered, bought } = await wireBuyers();

beforeAll(async () => {
  await openWallet(db);
  await openNetwork(db);
});

const newClient = (lang: string) => new ExistingClient(sendOverHttp(origin), { lang });

it.each([
  ['en', /^[\x20-\x7e]+$/],
  ['zh-CN', /\p{Script=Han}/u],
  ['ri', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['han', /\p{Script=Hangul}/u],
  ['tai', /\p{Script=Thai}/u],
])('1: business errors are HTTP 200 and code 0 in the language of the header: %s', async (lang, script) => {
  const failed = await newClient(lang).postFailure('/api/user/login', { account: 'nobody', password: 'wrong' });
  expect(failed).toMatchObject({ ...toast, msg: expect.stringMatching(script) });
});

it('2: a missing session is HTTP 401 and code 401', async () => {
  expect(await newClient('en').getFailure('/api/cart/index')).toMatchObject(signedOut);
});

describe('3: arrays are never null', () => {
  it('for a product without options, reviews or neighbours', async () => {
    const client = newClient('en');
    const detail = shapes.productDetail.parse(
      await client.get('/api/product/detail', { product_id: spoon.id, mer_id: kiln.id }),
    );
    expect([detail.goods.specList, detail.reply_list]).toEqual([[], []]);
    expect(Array.isArray(await client.get('/api/index/category'))).toBe(true);
  });

  it('for a new shopper', async () => {
    const { client } = await newBuyer();
    for (const path of ['order_list', 'recharge_log', 'extract_log', 'bill'])
      expect(await client.get(`/api/user/${path}`, page)).toMatchObject({ list: expect.any(Array) });
    expect(await client.get('/api/cart/index')).toMatchObject({ carts: [] });
  });
});

it('4, 5, 7: an order has numbers as numbers, a status that clients can label, a product and a text', async () => {
  const buyer = await newBuyer();
  await ordered(buyer);
  const { list } = shapes.listOf(shapes.orderRow).parse(await buyer.client.get('/api/user/order_list', page));
  expect(list).toHaveLength(1);
  const { envelope } = { envelope: JSON.parse(buyer.client.rawAnswers.at(-1)!) as { code: unknown } };
  expect(envelope.code).toBe(1);
});

it('6: amounts are numeric and never null', async () => {
  const buyer = await newBuyer();
  await inCart(buyer);
  shapes.cart.parse(await buyer.client.get('/api/cart/index'));
  expect(shapes.userInfo.parse(await buyer.client.get('/api/user/getUserInfo')).money).toBe('1000.00');
});

it('8: the service charge is a text', async () => {
  const { client } = await newBuyer();
  expect(await client.get('/api/user/extract')).toMatchObject({ service_charge: expect.any(String) });
});

it('9: the language of an account is null, or complete with a name that clients know', async () => {
  const { client } = await newBuyer();
  expect(await client.get('/api/user/getUserInfo')).toMatchObject({ lang: null });
  await client.get('/api/user/set_language', { lang_id: 'th' });
  const { lang } = shapes.userInfo.parse(await client.get('/api/user/getUserInfo'));
  expect(shapes.language.parse(lang)).toMatchObject({ file_name: 'tai' });
});

it.each(['/api/nothing', '/merchant/nothing', '/api/user/login'])('10: %s answers with JSON', async (path) => {
  const answer = await fetch(origin + path, { method: 'POST', body: '{', headers: { 'content-type': 'text/x' } });
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
});

describe('11: what is sent twice counts once', () => {
  it('for the quantity in the cart', async () => {
    const buyer = await newBuyer();
    const cart_id = await inCart(buyer);
    for (const num of [3, 3]) await buyer.client.post('/api/cart/set_num', { cart_id, num });
    const { carts } = shapes.cart.parse(await buyer.client.get('/api/cart/index'));
    expect(carts.map(({ cart_num }) => cart_num)).toEqual([3]);
  });

  it('for an order and its payment', async () => {
    const buyer = await newBuyer();
    const { client } = buyer;
    const sent = submitted(buyer);
    const placed = await Promise.all([1, 2].map(() => client.post('/api/order/merSubmit', sent)));
    const { out_trade_no, total_price } = shapes.placed.parse(placed[0]);
    expect(shapes.placed.parse(placed[1]).out_trade_no).toBe(out_trade_no);
    await client.post('/api/user/verify_pay', { password_pay: testCode });
    await Promise.allSettled([1, 2].map(() => client.post('/api/order/merPay', { out_trade_no, total_price })));
    const { money } = shapes.userInfo.parse(await client.get('/api/user/getUserInfo'));
    expect(Number(money)).toBeCloseTo(1_000 - Number(total_price), 2);
  });

  it('for the receipt of an order', async () => {
    const buyer = await newBuyer();
    const { id: order_id } = await bought(buyer, 'delivered');
    await Promise.allSettled([1, 2].map(() => buyer.client.post('/api/order/received', { order_id })));
    expect(await buyer.client.get('/api/order/detail', { order_id })).toMatchObject({ status: 3 });
  });
});

it('13: cart ids may be one id, and numbers may be texts', async () => {
  const buyer = await newBuyer();
  const cart_ids = await inCart(buyer);
  await buyer.client.post('/api/order/merSubmit', { address_id: buyer.addressId, cart_ids, spec: 'Red|M,' });
  await buyer.client.post('/api/order/merSubmit', { ...submitted(buyer), number: '1' });
  await buyer.client.post('/api/cart/del', { cart_ids: 12 });
});

it('14: a withdrawal to a chain works after one to a bank card was begun', async () => {
  const { client } = await newBuyer();
  await client.get('/api/user/extract');
  await client.post('/api/user/extract', {
    extract_type: 1,
    price: '100.00',
    network: 'USDT-TRC20',
    blockchain: 'TYtYViZFo5xavdy4SixcvuGGbZMwWVV3wL',
    bank_card: '',
    real_name: '',
  });
});

it('15: a review that failed can be sent again, its pictures being one text', async () => {
  const buyer = await newBuyer();
  const { id: order_id } = await bought(buyer, 'received');
  const sent = { order_id, product_id: spoon.id, product_score: 5, comment: 'Stirs well', pics: '' };
  expect(await buyer.client.postFailure('/api/order/comment', { ...sent, product_score: 9 })).toMatchObject(toast);
  await buyer.client.post('/api/order/comment', sent);
});

it('16: an order that is opened again is never an old answer', async () => {
  const buyer = await newBuyer();
  const order_id = await ordered(buyer);
  const detail = () => buyer.client.get('/api/order/detail', { order_id });
  expect(await detail()).toMatchObject({ status: 0 });
  await buyer.client.post('/api/order/cancel', { order_id });
  expect(await detail()).toMatchObject({ status: -1 });
  const answer = await fetch(`${origin}/api/product/detail?product_id=${bowl.id}&mer_id=${kiln.id}`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
