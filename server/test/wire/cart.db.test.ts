import { describe, expect, it } from 'vitest';
import { buildProduct } from '../build-catalog.ts';
import { toast } from './client.ts';
import { cart } from './shapes.ts';
import { wireWorld, type Shopper } from './world.ts';

const { db, shopper } = await wireWorld();
const shirt = await buildProduct(db, {
  options: { Colour: ['Red', 'Blue'], Size: ['L', 'M'] },
  price: 2_000n,
  skus: { 'red|m': { price: 2_750n, stock: 5 }, 'blue|m': null },
});
const spoon = await buildProduct(db, { price: 300n });

const add = ({ client }: Shopper, more: object = {}) =>
  client.post('/api/cart/add', {
    mer_id: shirt.shopId,
    product_id: shirt.id,
    num: 2,
    spec: 'Red|M',
    id: shirt.id,
    ...more,
  });
const rows = async ({ client }: Shopper) => cart.parse(await client.get('/api/cart/index')).carts;

describe('the cart of an existing client', () => {
  it('is an empty array at first', async () => {
    expect(await rows(await shopper())).toEqual([]);
  });

  it('accepts the id of the listing, and shows the price of the SKU', async () => {
    const buyer = await shopper();
    await add(buyer);
    await add(buyer, { mer_id: spoon.shopId, product_id: spoon.id, id: spoon.id, spec: '', num: 1 });
    const shown = await rows(buyer);
    expect(shown.find(({ product_id }) => product_id === shirt.id)).toMatchObject({
      spec: 'Red|M',
      cart_num: 2,
      goods: { sales_price: '27.50' },
      total_price: '55.00',
    });
    expect(shown.find(({ product_id }) => product_id === spoon.id)).toMatchObject({ spec: '', cart_num: 1 });
  });

  it('finds a SKU by its name in any language', async () => {
    const buyer = await shopper({ lang: 'tai' });
    await add(buyer);
    expect(await rows(buyer)).toHaveLength(1);
  });

  it('refuses missing, incomplete and unknown choices, and too many pieces', async () => {
    const buyer = await shopper();
    for (const spec of ['', 'Red', 'Red|', 'Blue|M', 'M|Red', 'Red,M', undefined]) {
      expect(
        await buyer.client.postFailure('/api/cart/add', {
          mer_id: shirt.shopId,
          product_id: shirt.id,
          num: 1,
          spec,
          id: shirt.id,
        }),
      ).toMatchObject(toast);
    }
    expect(
      await buyer.client.postFailure('/api/cart/add', {
        mer_id: shirt.shopId,
        product_id: shirt.id,
        num: 6,
        spec: 'Red|M',
        id: shirt.id,
      }),
    ).toMatchObject(toast);
    expect(await rows(buyer)).toEqual([]);
  });

  it('sets an absolute quantity, also when repeated', async () => {
    const buyer = await shopper();
    await add(buyer);
    const [row] = await rows(buyer);
    for (const num of [3, 3, '3']) await buyer.client.post('/api/cart/set_num', { cart_id: row!.cart_id, num });
    expect(await rows(buyer)).toMatchObject([{ cart_num: 3 }]);
    for (const num of [0, -1, 1.5, null])
      expect(await buyer.client.postFailure('/api/cart/set_num', { cart_id: row!.cart_id, num })).toMatchObject(toast);
    expect(await rows(buyer)).toMatchObject([{ cart_num: 3 }]);
  });

  it('deletes lines by id or comma list, but none of another shopper', async () => {
    const [buyer, other] = [await shopper(), await shopper()];
    for (const each of [buyer, other]) {
      await add(each);
      await add(each, { mer_id: spoon.shopId, product_id: spoon.id, id: spoon.id, spec: '' });
    }
    const theirs = await rows(other);
    await buyer.client.post('/api/cart/del', { cart_ids: theirs.map(({ cart_id }) => cart_id).join(',') });
    expect(await rows(other)).toEqual(theirs);
    const [first, second] = await rows(buyer);
    await buyer.client.post('/api/cart/del', { cart_ids: first!.cart_id });
    expect(await rows(buyer)).toEqual([second]);
    await buyer.client.post('/api/cart/del', { cart_ids: 12 });
    await other.client.post('/api/cart/del', { cart_ids: theirs.map(({ cart_id }) => cart_id).join(',') });
    expect(await rows(other)).toEqual([]);
  });
});
