import { endpoints } from '@tradewind/contract/endpoints';
import { expect, it } from 'vitest';
import { buildProduct, buildShop } from '../../build-catalog.ts';
import { testCode } from '../../build-shopper.ts';
import { listOf, shop, shopProduct } from '../shapes.ts';
import { toast } from '../client.ts';
import { wireWorld } from '../world.ts';

/** Invented figures, and confidential ones. */
const { app, db, shopper, visitor } = await wireWorld();
const mill = await buildShop(db, { name: 'Mill' });
const cloth = await buildProduct(db, {
  shop: mill,
  title: 'Linen',
  category: 'family',
  options: { Colour: ['Red', 'Blue'] },
  price: 1_000n,
});

/** Every GET of a visitor that could increase a count. */
async function lookAround(extra: object = {}) {
  const client = visitor();
  for (const path of [
    '/api/index/banner',
    '/api/index/category',
    '/api/index/index',
    '/api/user/language_list',
    '/api/product/index',
  ])
    await client.get(path, { ...extra });
  for (const path of [
    '/api/index/product',
    '/api/index/hot_product',
    '/api/index/hot_merchant',
    '/api/product/search',
    '/api/product/searchs',
    '/api/product/recommend',
  ])
    await client.get(path, { page: 1, limit: 10, ...extra });
  await client.get('/api/product/detail', { product_id: cloth.id, mer_id: mill.id, ...extra });
  await client.get('/api/merchant/detail', { mer_id: mill.id, page: 1, limit: 10, category_id: 0, ...extra });
  return client;
}

it('does not increase sales or followers by page views', async () => {
  for (let visit = 0; visit < 10; visit += 1)
    await lookAround({ sales: 1_000 + visit, num: 500, follow_count: 99, fans: 99, type: 'clear', click: 7 });
  const client = visitor('tai');
  expect(listOf(shopProduct).parse(await client.get('/api/product/search', { page: 1, limit: 10 })).list).toMatchObject(
    [{ sales: 0, goods: { real_sales: 0 } }],
  );
  expect(listOf(shop).parse(await client.get('/api/product/searchs', { page: 1, limit: 10 })).list).toMatchObject([
    { follow_count: 0, total_price: '0' },
  ]);
  expect(await client.get('/api/product/detail', { product_id: cloth.id, mer_id: mill.id })).toMatchObject({
    sales: 0,
    reply_list: [],
  });
});

it('lets a request without a session change only its own account and view counts', async () => {
  const forAnyone = endpoints
    .filter(({ who, method }) => who === 'anyone' && method === 'POST')
    .map(({ path }) => path);
  expect(forAnyone.toSorted()).toEqual([
    '/api/desk/enrol',
    '/api/desk/link_open',
    '/api/desk/passkey_sign_in',
    '/api/desk/passkey_sign_in_start',
    '/api/desk/set_up_finish',
    '/api/desk/set_up_open',
    '/api/desk/sign_in',
    '/api/merchant/view',
    '/api/product/view',
    '/api/shop/invitation',
    '/api/shop/invitation_accept',
    '/api/shop/sign_in',
    '/api/user/age',
    '/api/user/forgot_password',
    '/api/user/login',
    '/api/user/logout',
    '/api/user/passkey_sign_in',
    '/api/user/passkey_sign_in_start',
    '/api/user/provider_register',
    '/api/user/provider_second_step',
    '/api/user/provider_sign_in',
    '/api/user/provider_sign_in_connect',
    '/api/user/provider_sign_in_start',
    '/api/user/register',
    '/api/user/reset_password',
    '/api/user/resetpwd',
    '/api/user/set_currency',
    '/api/user/work_challenge',
  ]);
});

it('never answers with costs, hashes or data of other accounts', async () => {
  const buyer = await shopper({ balance: 100_000n });
  const { client, addressId } = buyer;
  client.rawAnswers.push(...(await lookAround()).rawAnswers);
  await client.get('/api/product/detail', { product_id: cloth.id, mer_id: mill.id });
  await client.post('/api/product/like', { product_id: cloth.id, mer_id: mill.id });
  await client.post('/api/merchant/follow', { mer_id: mill.id });
  await client.post('/api/cart/add', { product_id: cloth.id, mer_id: mill.id, num: 1, spec: 'Red', id: cloth.id });
  const { carts } = (await client.get('/api/cart/index')) as { carts: { cart_id: string }[] };
  await client.post('/api/order/merCreate', { cart_id: carts[0]!.cart_id });
  const group = (await client.post('/api/order/merSubmit', {
    cart_ids: carts[0]!.cart_id,
    address_id: addressId,
    spec: 'Red',
  })) as { out_trade_no: string; order_ids: string[]; total_price: string };
  await client.post('/api/user/verify_pay', { password_pay: testCode });
  await client.post('/api/order/merPay', group);
  await client.get('/api/user/order_list', { status: 'all', page: 1, limit: 10 });
  await client.get('/api/order/detail', { order_id: group.order_ids[0] });
  await client.get('/api/user/getUserInfo');
  await client.get('/api/user/address_list', { page: 1, limit: 10 });
  expect(await client.getFailure('/api/order/detail', { order_id: 1 })).toMatchObject(toast);

  const names = new Set(client.rawAnswers.flatMap((answer) => namesIn(JSON.parse(answer))));
  expect(names).toContain('sales_price');
  expect(
    [...names].filter((name) => /cost|password|hash|salt|digest|secret|user_id|predict|virtual|fake/i.test(name)),
  ).toEqual([]);
  for (const answer of client.rawAnswers) expect(answer).not.toMatch(/cost|argon2/i);
});

it('has no cost in the schemas of the documentation', async () => {
  const { body } = await app.inject('/api/docs/json');
  expect(body).toContain('sales_price');
  expect(body).not.toMatch(/cost_?price/i);
});

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...namesIn(inner)]);
}
