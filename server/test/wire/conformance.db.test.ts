import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testCode } from '../build-shopper.ts';
import { wireBuyers, type Buyer } from './buyers.ts';
import { ExistingClient, sendOverHttp, type Params, signedOut } from './client.ts';
import * as shapes from './shapes.ts';

const { origin, kiln, bowl, spoon, newBuyer, inCart, submitted, ordered } = await wireBuyers();

const direct = { product_id: bowl.id, mer_id: kiln.id, number: 2, spec: 'Red|M', id: bowl.id };
const addressForm = {
  name: 'Kim Ji-soo',
  mobile: '01012345678',
  country: 'Seoul',
  detail: '12 Yonsei-ro',
  tag: 'Home',
  is_default: 0,
};

interface WireCall {
  no: number;
  call: `${'GET' | 'POST'} /${string}`;
  /** Works without a token. */
  open?: true;
  /** The input of an existing client; creates what it refers to. */
  send?: (buyer: Buyer) => Params | Promise<Params>;
  /** The shape that it reads; absent when it reads nothing. */
  reads?: z.ZodType;
  /** The answer without data, for the same call with these changes. */
  empty?: { send: Params; is: object };
}

const nothingListed = { list: [], total: expect.any(Number), count: expect.any(Number) };
const farPage = { send: { page: 99, limit: 10 }, is: nothingListed };
const page = { page: 1, limit: 10 };
const products = shapes.listOf(shapes.shopProduct);

/** Section 4 of the wire specification, row by row. */
const calls: readonly WireCall[] = [
  { no: 1, call: 'GET /api/index/banner', open: true, reads: z.array(z.string().min(1)).min(1) },
  { no: 2, call: 'GET /api/index/category', open: true, reads: z.array(shapes.category).min(1) },
  {
    no: 3,
    call: 'GET /api/index/product',
    open: true,
    send: () => ({ category_id: 'family', ...page }),
    reads: products,
    empty: farPage,
  },
  {
    no: 4,
    call: 'GET /api/index/hot_product',
    open: true,
    send: () => ({ ...page, title: '' }),
    reads: products,
    empty: farPage,
  },
  { no: 5, call: 'GET /api/index/index', open: true, reads: shapes.platform },
  {
    no: 6,
    call: 'GET /api/product/index',
    open: true,
    reads: z.array(z.object({ keyword: z.string() })).max(10),
    empty: { send: {}, is: [] },
  },
  {
    no: 7,
    call: 'GET /api/product/search',
    open: true,
    send: () => ({ ...page, title: 'porcelain', category_id: 0 }),
    reads: products,
    empty: farPage,
  },
  {
    no: 8,
    call: 'GET /api/product/searchs',
    open: true,
    send: () => ({ ...page, title: 'kiln' }),
    reads: shapes.listOf(shapes.shop),
    empty: farPage,
  },
  {
    no: 9,
    call: 'GET /api/product/recommend',
    open: true,
    send: () => ({ ...page, category_id: 'family' }),
    reads: products,
    empty: farPage,
  },
  {
    no: 10,
    call: 'GET /api/product/detail',
    open: true,
    send: () => ({ product_id: bowl.id, mer_id: kiln.id }),
    reads: shapes.productDetail,
  },
  { no: 11, call: 'POST /api/product/like', send: () => ({ mer_id: kiln.id, product_id: bowl.id }) },
  {
    no: 12,
    call: 'GET /api/merchant/detail',
    open: true,
    send: () => ({ mer_id: kiln.id, ...page, category_id: 0 }),
    reads: shapes.shopDetail,
    empty: { send: { page: 99 }, is: { banner: '', product_list: { list: [], count: 2 } } },
  },
  { no: 13, call: 'POST /api/merchant/follow', send: () => ({ mer_id: kiln.id }) },
  { no: 14, call: 'GET /api/cart/index', send: (buyer) => inCart(buyer).then(() => ({})), reads: shapes.cart },
  {
    no: 15,
    call: 'POST /api/cart/add',
    send: () => ({ mer_id: kiln.id, product_id: spoon.id, num: 1, spec: '', id: spoon.id }),
  },
  { no: 16, call: 'POST /api/cart/set_num', send: async (buyer) => ({ cart_id: await inCart(buyer), num: 2 }) },
  { no: 17, call: 'POST /api/cart/del', send: async (buyer) => ({ cart_ids: await inCart(buyer) }) },
  { no: 18, call: 'POST /api/order/merCreate', send: () => direct, reads: shapes.preview },
  { no: 19, call: 'POST /api/order/merSubmit', send: submitted, reads: shapes.placed },
  { no: 20, call: 'POST /api/user/verify_pay', send: () => ({ password_pay: testCode }) },
  {
    no: 23,
    call: 'GET /api/order/detail',
    send: async (buyer) => ({ order_id: await ordered(buyer) }),
    reads: shapes.orderDetail,
  },
  { no: 24, call: 'POST /api/order/cancel', send: async (buyer) => ({ order_id: await ordered(buyer) }) },
  {
    no: 26,
    call: 'POST /api/order/delete',
    send: async (buyer) => {
      const order_id = await ordered(buyer);
      await buyer.client.post('/api/order/cancel', { order_id });
      return { order_id };
    },
  },
  {
    no: 29,
    call: 'GET /api/user/order_list',
    send: (buyer) => ordered(buyer).then(() => ({ status: 'all', ...page })),
    reads: shapes.listOf(shapes.orderRow),
    empty: farPage,
  },
  {
    no: 46,
    call: 'GET /api/user/address_list',
    send: () => page,
    reads: shapes.listOf(shapes.address),
    empty: farPage,
  },
  {
    no: 47,
    call: 'GET /api/user/address',
    send: ({ addressId }) => ({ address_id: addressId }),
    reads: shapes.address,
  },
  { no: 48, call: 'POST /api/user/address_add', send: () => addressForm },
  { no: 49, call: 'POST /api/user/address_set_default', send: ({ addressId }) => ({ address_id: addressId }) },
  { no: 50, call: 'GET /api/user/address_del', send: ({ addressId }) => ({ address_id: addressId }) },
];

const ask = (client: ExistingClient, call: WireCall['call'], sent: Params): Promise<unknown> => {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  return method === 'GET' ? client.get(path, sent) : client.post(path, sent);
};
const refused = (client: ExistingClient, call: WireCall['call']) => {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  return method === 'GET' ? client.getFailure(path) : client.postFailure(path, {});
};

describe.each(calls)('$no $call', ({ call, open, send = () => ({}), reads, empty }) => {
  it('answers as its row specifies', async () => {
    const buyer = await newBuyer();
    const data = await ask(buyer.client, call, await send(buyer));
    if (reads) expect(reads.safeParse(data).error).toBeUndefined();
    // No printed text may come in another language.
    expect(buyer.client.rawAnswers.at(-1)).not.toMatch(/"(NaN|undefined|\[object Object\])"/);
  });

  if (open) {
    it.each([null, 'a token of long ago'])('answers a visitor alike, with the token %s', async (token) => {
      const client = new ExistingClient(sendOverHttp(origin), { token });
      const data = await ask(client, call, await send(await newBuyer()));
      expect(reads?.safeParse(data).error).toBeUndefined();
    });
  } else {
    it.each([null, 'a token of long ago'])('sends to the login screen with the token %s', async (token) => {
      expect(await refused(new ExistingClient(sendOverHttp(origin), { token }), call)).toMatchObject({
        ...signedOut,
        msg: expect.stringMatching(/./),
      });
    });
  }

  if (empty) {
    it('answers with empty lists, never with null or a refusal', async () => {
      const buyer = await newBuyer();
      expect(await ask(buyer.client, call, { ...(await send(buyer)), ...empty.send })).toMatchObject(empty.is);
    });
  }
});

describe('the notes of the rows', () => {
  it('14: an empty cart is an empty array', async () => {
    expect(await (await newBuyer()).client.get('/api/cart/index')).toMatchObject({ carts: [] });
  });

  it('18: a preview from the cart names its rows, has no address where there is none, and fits into an address bar', async () => {
    const buyer = await newBuyer();
    const cart_id = await inCart(buyer);
    await buyer.client.get('/api/user/address_del', { address_id: buyer.addressId });
    const answer = await buyer.client.post('/api/order/merCreate', { cart_id });
    const { product, address, delivery } = shapes.preview.parse(answer);
    expect([product[0]!.cart_id, product[0]!.spec, address, typeof delivery]).toEqual([
      cart_id,
      'Red|M',
      null,
      'string',
    ]);
    expect(encodeURIComponent(JSON.stringify(answer)).length).toBeLessThan(8_000);
  });

  it('19: the direct flow takes comma lists of one, the cart flow ids and specs', async () => {
    const buyer = await newBuyer();
    const cart_ids = await inCart(buyer);
    const placed = shapes.placed.parse(
      await buyer.client.post('/api/order/merSubmit', { address_id: buyer.addressId, cart_ids, spec: 'Red|M,' }),
    );
    expect(placed.total_price).toMatch(/^\d+\.\d\d$/);
    expect(await buyer.client.get('/api/cart/index')).toMatchObject({ carts: [] });
  });

  it('20: a wrong code is a toast', async () => {
    expect(
      await (await newBuyer()).client.postFailure('/api/user/verify_pay', { password_pay: '000000' }),
    ).toMatchObject({ http: 200, code: 0, msg: expect.stringMatching(/./) });
  });

  it('23, 29: every id, number and text of an order has the type that clients compare', async () => {
    const buyer = await newBuyer();
    const order_id = await ordered(buyer);
    const detail = shapes.orderDetail.parse(await buyer.client.get('/api/order/detail', { order_id }));
    expect([detail.status, detail.refund_status, detail.delivery_id, detail.delivery]).toEqual([0, 0, '', []]);
    const { list } = shapes
      .listOf(shapes.orderRow)
      .parse(await buyer.client.get('/api/user/order_list', { status: '0', ...page }));
    expect(list[0]).toMatchObject({ order_id, status: 0, refund_status: 0 });
  });

  it('46 to 49: the default address is first, and the whole object can be posted back', async () => {
    const { client } = await newBuyer();
    await client.post('/api/user/address_add', addressForm);
    const list = async () => shapes.listOf(shapes.address).parse(await client.get('/api/user/address_list', page)).list;
    const second = (await list())[1]!;
    await client.post('/api/user/address_set_default', { address_id: second.address_id });
    expect((await list())[0]).toMatchObject({ ...addressForm, address_id: second.address_id, is_default: 1 });
    const whole = (await client.get('/api/user/address', { address_id: second.address_id })) as Params;
    await client.post('/api/user/address_add', { ...whole, name: 'Kim' });
    expect((await list())[0]).toMatchObject({ address_id: second.address_id, name: 'Kim', country: 'Seoul' });
  });
});
