import { product as productEndpoint, recommendedProducts } from '@tradewind/contract/goods/catalog';
import { addToCart } from '@tradewind/contract/trade/cart';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildCategory } from '../../../test/build-category.ts';
import {
  buildProduct,
  buildShop,
  ensureCategories,
  type BuiltProduct,
  type ProductFields,
} from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildOrder } from '../../../test/build-order.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { rebuildProductPairs } from './rebuild-product-pairs.ts';

const db = await testDatabase();
const app = await testApp(db);
await db.transact(ensureCategories);
const shop = await buildShop(db);
const build = (title: string, fields: ProductFields = {}) =>
  buildProduct(db, { shop, category: 'electrical', title, ...fields });

const orders = async (userId: string, products: readonly BuiltProduct[]): Promise<string> => {
  const lines = products.map((product) => ({ product }));
  const { id } = await buildOrder(db, userId, lines, { at: app.clock.now() });
  await db.transact((tx) =>
    tx.updateTable('orders').set({ paid_at: app.clock.now(), status: 'completed' }).where('id', '=', id).execute(),
  );
  return id;
};
const inCart = async (...products: readonly BuiltProduct[]) => {
  const shopper = await buildShopper(db);
  for (const product of products)
    await app.data(addToCart, { product_id: product.id, sku_id: product.skus[0]!.id, num: 1 }, shopper);
  return shopper;
};
const ids = ({ list }: { list: { product_id: string }[] }) => list.map(({ product_id }) => product_id);
const besideCart = async (shopper: { token: string }) =>
  ids(await app.data(recommendedProducts, { beside: 'cart', limit: 50 }, shopper));

describe('products beside headphones', async () => {
  const by = (await buildOperator(db, ['catalogue'])).token;
  for (const code of ['headphones', 'speakers']) await buildCategory(app, by, code, { parent: 'electrical' });
  const headphones = await build('Headphones', { category: 'headphones', price: 20_000n });
  const others = await build('Other headphones', { category: 'headphones', price: 19_000n, sales: 1 });
  const dear = await build('Dear headphones', { category: 'headphones', price: 90_000n, sales: 70 });
  const speaker = await build('Speaker', { category: 'speakers', price: 18_000n, sales: 2 });
  const radio = await build('Radio', { category: 'speakers', price: 21_000n, sales: 50 });
  const razor = await build('Razor', { category: 'health', price: 20_000n, sales: 900 });
  for (let buyer = 0; buyer < 2; buyer += 1) await orders((await buildShopper(db)).id, [headphones, razor, speaker]);
  await rebuildProductPairs(app.deps);
  const expected = [speaker, others, dear, radio].map(({ id }) => id);

  it('go by common buyers within their first-level category, then by category and price, and are never a razor', async () => {
    expect(await besideCart(await inCart(headphones))).toEqual(expected);
  });

  it('are the same on its page, for visitors and for shoppers', async () => {
    const shown = async (options = {}) =>
      (await app.data(productEndpoint, { product_id: headphones.id }, options)).other.map(
        ({ product_id }) => product_id,
      );
    expect(await shown()).toEqual(expected);
    expect(await shown(await buildShopper(db))).toEqual(expected);
  });

  it('go with all goods of a paid order of the shopper, without these', async () => {
    const shopper = await buildShopper(db);
    const orderId = await orders(shopper.id, [headphones, others]);
    const answer = await app.data(recommendedProducts, { beside: 'orders', order_ids: orderId, limit: 2 }, shopper);
    expect(answer).toMatchObject({ total: 3, count: 3 });
    expect(ids(answer)).toEqual([speaker.id, dear.id]);
    const next = { beside: 'orders', order_ids: orderId, limit: 2, page: 2 } as const;
    expect(ids(await app.data(recommendedProducts, next, shopper))).toEqual([radio.id]);
  });

  it('say nothing about the orders of somebody else', async () => {
    const orderId = await orders((await buildShopper(db)).id, [headphones]);
    const wanted = { limit: 50 };
    for (const other of [await buildShopper(db), {}])
      expect(await app.data(recommendedProducts, { ...wanted, beside: 'orders', order_ids: orderId }, other)).toEqual(
        await app.data(recommendedProducts, wanted, other),
      );
  });

  it('are those of the shopper’s taste while the cart is empty', async () => {
    const shopper = await inCart();
    expect(await besideCart(shopper)).toEqual(ids(await app.data(recommendedProducts, { limit: 50 }, shopper)));
  });

  it('are of another category only where nothing else of their own is on sale', async () => {
    const [kite, mug] = [await build('Kite', { category: 'toys' }), await build('Mug', { category: 'family' })];
    for (let buyer = 0; buyer < 2; buyer += 1) await orders((await buildShopper(db)).id, [kite, mug]);
    await rebuildProductPairs(app.deps);
    expect(await besideCart(await inCart(kite))).toEqual([mug.id]);
    const yoyo = await build('Yo-yo', { category: 'toys' });
    expect(await besideCart(await inCart(kite))).toEqual([yoyo.id]);
  });
});
