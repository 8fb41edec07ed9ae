import { describe, expect, it } from 'vitest';
import { buildProduct, buildShop } from '../build-catalog.ts';
import { buildPaidOrder, deliverOrder } from '../build-paid-order.ts';
import { upload } from '../build-upload.ts';
import { ExistingClient, signedOut, toast, sendInjected } from './client.ts';
import { orderDetail, productDetail } from './shapes.ts';
import { wireWorld } from './world.ts';

const { app, db, clock, shopper, visitor } = await wireWorld();
const shop = await buildShop(db);

async function bought(status?: 'delivered' | 'received', pieces = 1) {
  const kettle = await buildProduct(db, { shop, price: 2_000n });
  const order = await buildPaidOrder(db, {
    lines: Array.from({ length: pieces }, () => ({ product: kettle })),
    at: clock.now(),
  });
  if (status) await deliverOrder(db, order, status, clock.now());
  const client = new ExistingClient(sendInjected(app), { token: order.shopper.token });
  /** The body as the screen of an existing client makes it. */
  const body = (changed: Record<string, unknown> = {}) => ({
    order_id: order.id,
    product_id: kettle.id,
    product_score: 5,
    service_score: 4.5,
    postage_score: 0.5,
    comment: 'Boils quickly.',
    pics: '',
    ...changed,
  });
  const page = async () =>
    productDetail.parse(await client.get('/api/product/detail', { product_id: kettle.id, mer_id: shop.id }));
  return { order, client, body, page };
}

describe('28: a review', () => {
  it('is written with half scores, and shown on the product’s page and in the order', async () => {
    const { order, client, body, page } = await bought('received');
    expect((await page()).reply_list).toEqual([]);
    await client.post('/api/order/comment', body({ product_score: 4.5 }));
    expect((await page()).reply_list).toMatchObject([
      { nickname: 'Somebody', comment: 'Boils quickly.', product_score: 5, pics: '/media/blank.webp' },
    ]);
    expect(orderDetail.parse(await client.get('/api/order/detail', { order_id: order.id })).products).toMatchObject([
      { is_reply: 1 },
    ]);
  });

  it('has whole stars, and pictures as one text without a null', async () => {
    const { order, client, body, page } = await bought('received');
    const pics = [await upload(app, order.shopper.token), await upload(app, order.shopper.token)].join(',');
    await client.post('/api/order/comment', body({ product_score: 2.5, pics }));
    const [reply] = (await page()).reply_list;
    expect(reply).toMatchObject({ product_score: 3 });
    expect(reply!.pics.split(',')).toHaveLength(2);
  });

  it('accepts the defaults of the form, sent as text or not at all', async () => {
    const { client, page, body } = await bought('received');
    await client.post(
      '/api/order/comment',
      body({ product_score: '5', service_score: undefined, postage_score: undefined, comment: '' }),
    );
    expect((await page()).reply_list).toMatchObject([{ product_score: 5, comment: '' }]);
  });

  it('belongs to the first unreviewed line when a product was bought twice', async () => {
    const { order, client, body } = await bought('received', 2);
    await client.post('/api/order/comment', body());
    await client.post('/api/order/comment', body({ comment: 'The other one hums.' }));
    expect(orderDetail.parse(await client.get('/api/order/detail', { order_id: order.id })).products).toMatchObject([
      { is_reply: 1 },
      { is_reply: 1 },
    ]);
    expect(await client.postFailure('/api/order/comment', body({ comment: 'A third one' }))).toMatchObject(toast);
  });

  it('is refused before receipt, for other shoppers and for visitors', async () => {
    const { client, body } = await bought('delivered');
    expect(await client.postFailure('/api/order/comment', body())).toMatchObject(toast);
    const { client: stranger } = await shopper();
    expect(await stranger.postFailure('/api/order/comment', body())).toMatchObject(toast);
    expect(await visitor().postFailure('/api/order/comment', body())).toMatchObject(signedOut);
  });
});
