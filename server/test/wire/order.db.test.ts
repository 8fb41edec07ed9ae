import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { day, second } from '../../src/base/clock/clock.ts';
import { runWork } from '../../src/base/db/work.ts';
import { newId } from '../../src/base/ids/ids.ts';
import { completeOrders, shipOrder } from '../../src/trade/orders/index.ts';
import { insertTrackingEvents } from '../../src/trade/parcels/index.ts';
import { expectCleanBooks } from '../books.ts';
import { buildProduct } from '../build-catalog.ts';
import { testCode } from '../build-shopper.ts';
import { toast } from './client.ts';
import { listOf, cart, orderDetail, orderRow, placed, preview, userInfo } from './shapes.ts';
import { wireWorld, type Shopper } from './world.ts';

const { clock, db, deps, shopper } = await wireWorld();
const shirt = await buildProduct(db, {
  options: { Colour: ['Red', 'Blue'], Size: ['L', 'M'] },
  price: 2_000n,
  stock: 100,
  skus: { 'red|m': { price: 2_755n } },
});
const spoon = await buildProduct(db, { price: 300n, stock: 100 });

const create = async ({ client }: Shopper, body: Record<string, unknown>) =>
  preview.parse(await client.post('/api/order/merCreate', body));
const submit = async ({ client }: Shopper, body: Record<string, unknown>) =>
  placed.parse(await client.post('/api/order/merSubmit', body));
const list = async ({ client }: Shopper, status: string, page = 1) =>
  listOf(orderRow).parse(await client.get('/api/user/order_list', { status, page, limit: 10 }));
const detail = async ({ client }: Shopper, order_id: string) =>
  orderDetail.parse(await client.get('/api/order/detail', { order_id }));
const verify = ({ client }: Shopper) => client.post('/api/user/verify_pay', { password_pay: testCode });

/** As the product screen and /order send it: comma lists of one, everything as text. */
async function buyDirectly(buyer: Shopper) {
  const { product, address } = await create(buyer, {
    product_id: shirt.id,
    mer_id: shirt.shopId,
    number: 2,
    spec: 'Red|M',
    id: shirt.id,
  });
  return submit(buyer, {
    address_id: address!.address_id,
    product_id: product.map(({ product_id }) => product_id).join(','),
    number: product.map(({ number }) => number).join(','),
    mer_id: product.map(({ mer_id }) => mer_id).join(','),
    spec: product.map(({ spec }) => spec).join(','),
    chu_id: undefined,
  });
}

async function fillCart({ client }: Shopper): Promise<string> {
  await client.post('/api/cart/add', {
    mer_id: shirt.shopId,
    product_id: shirt.id,
    num: 2,
    spec: 'Red|M',
    id: shirt.id,
  });
  await client.post('/api/cart/add', { mer_id: spoon.shopId, product_id: spoon.id, num: 1, spec: '', id: spoon.id });
  const { carts } = cart.parse(await client.get('/api/cart/index'));
  return carts.map(({ cart_id }) => cart_id).join(',');
}

/** The sums that the client computes and shows. */
const shownTotal = ({ product, delivery }: z.output<typeof preview>) =>
  product.reduce((sum, { sales_price, number }) => sum + Number(sales_price) * number, Number(delivery)).toFixed(2);

describe('buying', () => {
  it('directly charges what the preview showed, though everything is sent as text', async () => {
    const buyer = await shopper({ balance: 50_000n });
    const shown = await create(buyer, {
      product_id: shirt.id,
      mer_id: shirt.shopId,
      number: 2,
      spec: 'Red|M',
      id: shirt.id,
    });
    expect(shown.product).toMatchObject([{ sales_price: '27.55', number: 2, spec: 'Red|M' }]);
    expect(shown.product[0]).not.toHaveProperty('cart_id');
    expect((await buyDirectly(buyer)).total_price).toBe(shownTotal(shown));
  });

  it('creates an order per shop from the cart and empties it', async () => {
    const buyer = await shopper({ balance: 50_000n });
    const ids = await fillCart(buyer);
    const shown = await create(buyer, { cart_id: ids });
    expect(shown.product.every(({ cart_id }) => cart_id !== undefined)).toBe(true);
    const order = await submit(buyer, {
      address_id: shown.address!.address_id,
      cart_ids: shown.product.map(({ cart_id }) => cart_id).join(','),
      spec: shown.product.map(({ spec }) => spec).join(','),
    });
    expect(order.total_price).toBe(shownTotal(shown));
    expect(cart.parse(await buyer.client.get('/api/cart/index')).carts).toEqual([]);
    expect(await list(buyer, '0')).toMatchObject({ count: 2, total: 2 });
  });

  it('accepts a cart of one line, and previews without an address', async () => {
    const buyer = await shopper();
    await buyer.client.get('/api/user/address_del', { address_id: buyer.addressId });
    const [first] = (await fillCart(buyer)).split(',');
    const shown = await create(buyer, { cart_id: first });
    expect(shown.address).toBeNull();
    expect(await buyer.client.postFailure('/api/order/merSubmit', { cart_ids: first, spec: '' })).toMatchObject(toast);
  });

  it('refuses a deleted line, and a product without its choice, with a text', async () => {
    const { client, addressId } = await shopper();
    for (const body of [
      { cart_id: '11,12' },
      { cart_id: 11 },
      {},
      { product_id: shirt.id, mer_id: shirt.shopId, number: 1, spec: '' },
    ]) {
      expect(await client.postFailure('/api/order/merCreate', body)).toMatchObject(toast);
      expect(await client.postFailure('/api/order/merSubmit', { ...body, address_id: addressId })).toMatchObject(toast);
    }
  });
});

describe('paying', () => {
  it.each(['as it came', 'as a number', 'without trailing zeros'])(
    'a group after verify_pay, with the total echoed %s',
    async (how) => {
      const buyer = await shopper({ balance: 50_000n });
      const { out_trade_no, total_price } = await buyDirectly(buyer);
      await verify(buyer);
      const echoed = {
        'as it came': total_price,
        'as a number': Number(total_price),
        'without trailing zeros': String(Number(total_price)),
      }[how];
      await buyer.client.post('/api/order/merPay', { out_trade_no, total_price: echoed });
      expect((await list(buyer, '1')).list).toMatchObject([{ status: 1, refund_status: 0 }]);
      expect(await buyer.client.postFailure('/api/order/merPay', { out_trade_no, total_price: echoed })).toMatchObject(
        toast,
      );
      await expectCleanBooks(db);
    },
  );

  it('pays each order of a group separately', async () => {
    const buyer = await shopper({ balance: 50_000n });
    await submit(buyer, { address_id: buyer.addressId, cart_ids: await fillCart(buyer), spec: 'Red|M,' });
    for (const { order_id } of (await list(buyer, '0')).list) {
      expect(await buyer.client.postFailure('/api/user/pay', { order_id })).toMatchObject(toast);
      await verify(buyer);
      await buyer.client.post('/api/user/pay', { order_id });
    }
    expect((await list(buyer, '1')).list).toHaveLength(2);
    await expectCleanBooks(db);
  });

  it('accepts the code as text or number, and explains a wrong one', async () => {
    const { client } = await shopper();
    await client.post('/api/user/verify_pay', { password_pay: Number(testCode) });
    const wrong = await client.postFailure('/api/user/verify_pay', { password_pay: '000000' });
    expect(wrong).toMatchObject(toast);
    expect(String(wrong.msg)).toMatch(/4/);
  });
});

describe('orders', () => {
  it('pass through every status that the client labels, each in its tab and with a text', async () => {
    const buyer = await shopper({ balance: 50_000n });
    await buyDirectly(buyer);
    const order_id = (await list(buyer, 'all')).list[0]!.order_id;
    const at = async (status: number) => {
      const number = status < 2 ? '' : 'JD014600006789';
      const told = number && [
        {
          id: expect.any(String),
          delivery_no: number,
          mark: expect.stringMatching(/./),
          updatetime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        },
      ];
      expect(await detail(buyer, order_id)).toMatchObject({
        status,
        refund_status: 0,
        real_name: 'Somebody',
        delivery: told || [],
        delivery_id: number,
      });
      expect((await list(buyer, String(status))).list).toMatchObject([
        { order_id, status, status_text: expect.stringMatching(/./) },
      ]);
    };
    await at(0);
    await verify(buyer);
    await buyer.client.post('/api/user/pay', { order_id });
    await at(1);
    await runWork(
      db,
      await shipOrder({ ...deps, tracking: null }, { orderId: order_id, carrier: 'dhl', number: 'JD014600006789' }),
    );
    await at(2);
    expect(userInfo.parse(await buyer.client.get('/api/user/getUserInfo'))).toMatchObject({
      order_unreceived: 1,
      order_unpaid: 0,
    });
    await buyer.client.post('/api/order/received', { order_id });
    await at(3);
    for (const path of ['/api/order/received', '/api/order/cancel', '/api/order/delete', '/api/user/pay'])
      expect(await buyer.client.postFailure(path, { order_id })).toMatchObject(toast);
    await at(3);
    await db.kysely.updateTable('orders').set({ after_sale_until: clock.now() }).where('id', '=', order_id).execute();
    await completeOrders(deps);
    await at(4);
    await expectCleanBooks(db);
  });

  it('list the events of all their parcels, newest first, with the parcel’s number', async () => {
    const buyer = await shopper({ balance: 50_000n });
    await buyDirectly(buyer);
    const order_id = (await list(buyer, 'all')).list[0]!.order_id;
    await verify(buyer);
    await buyer.client.post('/api/user/pay', { order_id });
    const line = (await detail(buyer, order_id)).products[0]!.order_product_id;
    const [one, two] = ['JD014600006701', 'JD014600006702'];
    for (const number of [one, two]) {
      await runWork(
        db,
        await shipOrder(
          { ...deps, tracking: null },
          { orderId: order_id, carrier: 'dhl', number, lines: [{ id: line, quantity: 1 }] },
        ),
      );
      clock.advance(day);
    }
    const { id: first } = await db.read
      .selectFrom('parcels')
      .select('id')
      .where('number', '=', one)
      .executeTakeFirstOrThrow();
    const news = (['in_transit', 'out_for_delivery'] as const).map((status, index) => ({
      reference: newId(),
      at: new Date(clock.now().getTime() - index * day),
      status,
      detail: '',
      place: 'Leipzig',
      note: '',
    }));
    await db.transact((tx) => insertTrackingEvents(tx, first, news, 'carrier', clock.now()));
    const { delivery_id, delivery } = await detail(buyer, order_id);
    expect(delivery_id).not.toBe('');
    expect(delivery.map(({ updatetime }) => updatetime)).toEqual(
      delivery
        .map(({ updatetime }) => updatetime)
        .toSorted()
        .toReversed(),
    );
    expect(delivery.map(({ delivery_no }) => delivery_no).toSorted()).toEqual([one, one, one, two]);
    expect(delivery[0]).toMatchObject({ delivery_no: one, mark: expect.stringContaining('Leipzig') });
    expect(new Set(delivery.map(({ id }) => id)).size).toBe(4);
  });

  it('are cancelled while unpaid and then deleted', async () => {
    const buyer = await shopper();
    await buyDirectly(buyer);
    const order_id = (await list(buyer, '0')).list[0]!.order_id;
    expect(await buyer.client.postFailure('/api/order/delete', { order_id })).toMatchObject(toast);
    await buyer.client.post('/api/order/cancel', { order_id });
    expect((await list(buyer, '-1')).list).toMatchObject([{ order_id, status: -1 }]);
    await buyer.client.post('/api/order/delete', { order_id });
    for (const status of ['all', '0', '1', '2', '3', '4', '-1', '-4'])
      expect(await list(buyer, status)).toMatchObject({ list: [], count: 0, total: 0 });
  });

  it('end with an empty page after exactly one full page', async () => {
    const buyer = await shopper();
    for (let order = 0; order < 10; order += 1) {
      clock.advance(10 * second);
      await submit(buyer, {
        address_id: buyer.addressId,
        product_id: spoon.id,
        number: '1',
        mer_id: spoon.shopId,
        spec: '',
      });
    }
    expect((await list(buyer, 'all')).list).toHaveLength(10);
    expect(await list(buyer, 'all', 2)).toMatchObject({ list: [], count: 10, total: 10 });
  });

  it('show their status in the language of the header', async () => {
    const buyer = await shopper();
    await buyDirectly(buyer);
    const texts = new Set<string>();
    for (const lang of ['en', 'zh-CN', 'ri', 'han', 'tai']) {
      buyer.client.lang = lang;
      texts.add((await list(buyer, 'all')).list[0]!.status_text);
    }
    expect(texts.size).toBe(5);
  });
});
