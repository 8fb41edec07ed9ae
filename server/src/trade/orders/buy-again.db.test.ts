import { cart } from '@tradewind/contract/trade/cart';
import { buyAgain } from '@tradewind/contract/trade/orders';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildOrder } from '../../../test/build-order.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const app = await testApp(db);

const carts = async (shopper: { token: string }) =>
  (await app.data(cart, {}, shopper)).carts.map(({ sku_id, cart_num }) => [sku_id, cart_num]);
const setStock = (skuId: string, stock: number) =>
  db.transact((tx) => tx.updateTable('skus').set({ stock }).where('id', '=', skuId).execute());
const takeOff = (id: string) =>
  db.transact((tx) => tx.updateTable('products').set({ status: 'off_sale' }).where('id', '=', id).execute());

describe('buying again', () => {
  it('adds the SKU of the order to the cart at its current price', async () => {
    const shopper = await buildShopper(db);
    const product = await buildProduct(db, { options: { Colour: ['Red', 'Blue'] }, skus: { red: { price: 700n } } });
    const [red] = product.skus;
    const { id } = await buildOrder(db, shopper.id, [{ product, quantity: 2 }]);
    await db.transact((tx) => tx.updateTable('skus').set({ price: 900n }).where('id', '=', red!.id).execute());
    expect(await app.data(buyAgain, { order_id: id }, shopper)).toEqual({ added: 1, missed: [], count: 2 });
    expect((await app.data(cart, {}, shopper)).carts).toMatchObject([
      { sku_id: red!.id, cart_num: 2, price_was: null, goods: { sales_price: '9.00' } },
    ]);
  });

  it('adds available pieces and reports missing ones', async () => {
    const shopper = await buildShopper(db);
    const shop = await buildShop(db);
    const [plenty, few, none, gone] = [
      await buildProduct(db, { shop }),
      await buildProduct(db, { shop }),
      await buildProduct(db, { shop, title: 'None' }),
      await buildProduct(db, { shop, title: { en: 'Gone', ja: '終了' } }),
    ];
    const { id } = await buildOrder(
      db,
      shopper.id,
      [plenty, few, none, gone].map((product) => ({ product, quantity: 3 })),
    );
    await setStock(few.skus[0]!.id, 2);
    await setStock(none.skus[0]!.id, 0);
    await takeOff(gone.id);
    const answer = await app.data(buyAgain, { order_id: id }, { ...shopper, locale: 'ja' });
    expect(answer).toMatchObject({ added: 2, count: 5 });
    expect(answer.missed.map(({ title, problem }) => [title, problem]).toSorted()).toEqual(
      [
        [few.titles.ja, 'short'],
        ['None', 'sold_out'],
        ['終了', 'gone'],
      ].toSorted(),
    );
    expect((await carts(shopper)).toSorted()).toEqual(
      [
        [plenty.skus[0]!.id, 3],
        [few.skus[0]!.id, 2],
      ].toSorted(),
    );
  });

  it('never exceeds the stock when repeated', async () => {
    const shopper = await buildShopper(db);
    const product = await buildProduct(db, { stock: 5 });
    const { id } = await buildOrder(db, shopper.id, [{ product, quantity: 3 }]);
    await Promise.all([1, 2, 3].map(() => app.data(buyAgain, { order_id: id }, shopper)));
    expect(await carts(shopper)).toEqual([[product.skus[0]!.id, 5]]);
  });

  it('refuses when nothing is available', async () => {
    const shopper = await buildShopper(db);
    const product = await buildProduct(db, { stock: 0 });
    const { id } = await buildOrder(db, shopper.id, [{ product }]);
    expect((await app.refusal(buyAgain, { order_id: id }, shopper)).refusal).toBe('sold_out');
    await takeOff(product.id);
    expect((await app.refusal(buyAgain, { order_id: id }, shopper)).refusal).toBe('product_gone');
    expect(await carts(shopper)).toEqual([]);
  });

  it('refuses deleted orders and orders of other shoppers', async () => {
    const [one, other] = await Promise.all([buildShopper(db), buildShopper(db)]);
    const product = await buildProduct(db);
    const { id } = await buildOrder(db, one.id, [{ product }]);
    for (const order_id of [id, newId(), '7'])
      expect((await app.refusal(buyAgain, { order_id }, other)).refusal).toBe('order_not_found');
    await db.transact((tx) =>
      tx.updateTable('orders').set({ hidden_at: app.clock.now() }).where('id', '=', id).execute(),
    );
    expect((await app.refusal(buyAgain, { order_id: id }, one)).refusal).toBe('order_not_found');
    expect(await app.refusal(buyAgain, { order_id: id })).toMatchObject({ status: 401 });
  });
});
