import { testCode } from '../build-shopper.ts';
import * as shopDesk from '@tradewind/contract/trade/shop-desk/aftersales';
import { describe, expect, it } from 'vitest';
import { expectCleanBooks } from '../books.ts';
import { buildProduct, buildShop } from '../build-catalog.ts';
import { buildMerchant } from '../build-merchant.ts';
import { buildPaidOrder, deliverOrder } from '../build-paid-order.ts';
import { upload } from '../build-upload.ts';
import { ExistingClient, signedOut, toast, sendInjected } from './client.ts';
import { listOf, orderDetail, orderRow } from './shapes.ts';
import { wireWorld } from './world.ts';

const { app, data, db, clock, shopper, visitor } = await wireWorld();
const shop = await buildShop(db);
const { token } = await buildMerchant(db, { shop, now: clock.now() });
const keeper = { token };
const shirt = await buildProduct(db, { shop, price: 2_000n });
const spoon = await buildProduct(db, { shop, price: 300n });

async function bought(status?: 'delivered' | 'received') {
  const order = await buildPaidOrder(db, {
    lines: [{ product: shirt, quantity: 2 }, { product: spoon }],
    freight: 200n,
    at: clock.now(),
  });
  if (status) await deliverOrder(db, order, status, clock.now());
  const client = new ExistingClient(sendInjected(app), { token: order.shopper.token });
  /** The body as the screen of an existing client makes it: every line of the order, the total, and labels that nobody reads. */
  const body = async (changed: Record<string, unknown> = {}) => ({
    order_id: order.id,
    sn: order.sn,
    amount: '45',
    service_type: '0',
    receiving_status: '1',
    reason_type: 'The goods are broken',
    refund_explain: 'One of the shirts has a hole.',
    images: [await upload(app, order.shopper.token), await upload(app, order.shopper.token)].join(','),
    order_product_id: order.lineIds.join(','),
    typeName: 'Refund only',
    statusName: 'Received',
    ...changed,
  });
  return { order, client, body };
}

describe('27: a refund', () => {
  it('is requested without reason codes and quantities, and shown in the order', async () => {
    const { order, client, body } = await bought('received');
    await client.post('/api/order/refund', await body());
    expect(orderDetail.parse(await client.get('/api/order/detail', { order_id: order.id }))).toMatchObject({
      status: 3,
      refund_status: 1,
    });
    expect(
      listOf(orderRow).parse(await client.get('/api/user/order_list', { status: '-4', page: 1, limit: 10 })).list,
    ).toMatchObject([{ order_id: order.id, refund_status: 1 }]);
    expect(
      listOf(orderRow).parse(await client.get('/api/user/order_list', { status: '3', page: 1, limit: 10 })).list,
    ).toEqual([]);
    await expectCleanBooks(db);
  });

  it.each([
    ['as a number', 45],
    ['with cents', '45.00'],
    ['as a part', '12.5'],
  ])('takes the amount %s, and a repeat without harm', async (_how, amount) => {
    const { client, body } = await bought('delivered');
    const sent = await body({ amount });
    await client.post('/api/order/refund', sent);
    await client.post('/api/order/refund', sent);
    expect(await client.postFailure('/api/order/refund', { ...sent, amount: '1' })).toMatchObject(toast);
  });

  it('of unshipped products needs no picture, which may be an empty text', async () => {
    const { client, body } = await bought();
    await client.post('/api/order/refund', await body({ images: '', receiving_status: '0' }));
  });

  it('with a return is requested by service_type 1', async () => {
    const { order, client, body } = await bought('received');
    await client.post('/api/order/refund', await body({ service_type: '1', typeName: 'Return and refund' }));
    expect(orderDetail.parse(await client.get('/api/order/detail', { order_id: order.id }))).toMatchObject({
      refund_status: 1,
    });
  });

  it('that was paid is listed only in the tab of refunds, with a 2', async () => {
    const { order, client, body } = await bought();
    await client.post('/api/order/refund', await body({ receiving_status: '0', images: '' }));
    const { list: open } = await data(shopDesk.refunds, { queue: 'answer' }, keeper);
    await data(
      shopDesk.approveRefund,
      { id: open.find(({ order_id: of }) => of === order.id)!.id, password_pay: testCode },
      keeper,
    );
    expect(orderDetail.parse(await client.get('/api/order/detail', { order_id: order.id }))).toMatchObject({
      refund_status: 2,
    });
    const tab = async (status: string) =>
      listOf(orderRow).parse(await client.get('/api/user/order_list', { status, page: 1, limit: 10 })).list;
    for (const status of ['all', '-4'])
      expect(await tab(status)).toMatchObject([
        { order_id: order.id, refund_status: 2, status_text: expect.stringMatching(/./) },
      ]);
    for (const status of ['0', '1', '2', '3', '4', '-1']) expect(await tab(status)).toEqual([]);
    await expectCleanBooks(db);
  });

  it('is refused with a text for an invalid amount, or without a reason or proof', async () => {
    const { client, body } = await bought('received');
    for (const wrong of [
      { amount: '45.01' },
      { amount: '-1' },
      { amount: '' },
      { reason_type: '' },
      { refund_explain: '' },
      { images: '' },
      { order_product_id: '21,22' },
      { order_id: '1' },
      { service_type: '2' },
    ]) {
      expect([wrong, await client.postFailure('/api/order/refund', await body(wrong))]).toMatchObject([wrong, toast]);
    }
  });

  it('is not available to another shopper', async () => {
    const { body } = await bought('received');
    expect(await (await shopper()).client.postFailure('/api/order/refund', await body())).toMatchObject(toast);
    expect(await visitor().postFailure('/api/order/refund', await body())).toMatchObject(signedOut);
  });
});
