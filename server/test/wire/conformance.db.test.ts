import { beforeAll, describe, expect, it } from 'vitest';
import { openNetwork } from '../open-network.ts';
import { openWallet } from '../open-wallet.ts';
import { accountCalls, addressForm } from './account-calls.ts';
import { storeDefaultTexts } from '../../src/platform/content/index.ts';
import { testPicture, uploadForm } from '../build-upload.ts';
import { wireBuyers } from './buyers.ts';
import { ExistingClient, sendOverHttp, type Params, signedOut } from './client.ts';
import { goodsCalls } from './goods-calls.ts';
import { orderCalls } from './order-calls.ts';
import * as shapes from './shapes.ts';
import { page, type WireCall } from './wire-call.ts';

const world = await wireBuyers();
const { db, origin, newBuyer, inCart, ordered } = world;

/** Section 4 of the wire specification, row by row. */
const calls = [...goodsCalls(world), ...orderCalls(world), ...accountCalls(world)];

beforeAll(async () => {
  await db.transact((tx) => storeDefaultTexts(tx, world.clock.now()));
  await openWallet(db);
  await openNetwork(db);
});

async function ask(client: ExistingClient, { call, isUpload }: WireCall, sent: Params): Promise<unknown> {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  if (isUpload) return client.upload(path, uploadForm({ bytes: await testPicture() }));
  return method === 'GET' ? client.get(path, sent) : client.post(path, sent);
}
const refused = (client: ExistingClient, { call }: WireCall) => {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  return method === 'GET' ? client.getFailure(path) : client.postFailure(path, {});
};

it('has a row for each of the 54 calls', () => {
  expect(calls.map(({ no }) => no).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 54 }, (_, index) => index + 1),
  );
});

describe.each(calls)('$no $call', (row) => {
  const { open, send = () => ({}), reads, empty } = row;

  it('answers as its row specifies', async () => {
    const buyer = await newBuyer();
    const data = await ask(buyer.client, row, await send(buyer));
    if (reads) expect(reads.safeParse(data).error).toBeUndefined();
    // No printed text may come in another language.
    expect(buyer.client.rawAnswers.at(-1)).not.toMatch(/"(NaN|undefined|\[object Object\])"/);
  });

  if (open) {
    it.each([null, 'a token of long ago'])('answers a visitor alike, with the token %j', async (token) => {
      const client = new ExistingClient(sendOverHttp(origin), { token });
      const data = await ask(client, row, await send(await newBuyer()));
      expect(reads?.safeParse(data).error).toBeUndefined();
    });
  } else {
    it.each([null, 'a token of long ago'])('sends to the login screen with the token %s', async (token) => {
      expect(await refused(new ExistingClient(sendOverHttp(origin), { token }), row)).toMatchObject({
        ...signedOut,
        msg: expect.stringMatching(/./),
      });
    });
  }

  if (empty) {
    it('answers with empty lists, never with null or a refusal', async () => {
      const buyer = await newBuyer();
      expect(await ask(buyer.client, row, { ...(await send(buyer)), ...empty.send })).toMatchObject(empty.is);
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
