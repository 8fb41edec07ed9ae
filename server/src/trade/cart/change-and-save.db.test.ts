import { addToCart, cart, changeCartLine, deleteCartLines, saveForLater } from '@tradewind/contract/trade/cart';
import { previewOrder } from '@tradewind/contract/trade/orders';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const app = await testApp(db);

const shirt = (skus = {}) => buildProduct(db, { options: { Size: ['S', 'M', 'L'] }, price: 1_000n, skus });
const addLine = async (
  shopper: { token: string },
  product: { id: string; skus: { id: string }[] },
  at: number,
  num: number,
) => {
  app.clock.advance(1_000);
  return (await app.data(addToCart, { product_id: product.id, sku_id: product.skus[at]!.id, num }, shopper)).cart_id;
};
const lines = async (shopper: { token: string }) =>
  (await app.data(cart, {}, shopper)).carts.map(({ sku_id, cart_num }) => [sku_id, cart_num]);

describe('changing the SKU of a cart line', () => {
  it('keeps position and quantity at the current price', async () => {
    const shopper = await buildShopper(db);
    const product = await shirt({ m: { price: 1_500n } });
    const id = await addLine(shopper, product, 0, 3);
    const other = await buildProduct(db, { shop: { id: product.shopId, name: '' } });
    await addLine(shopper, other, 0, 1);
    await app.data(changeCartLine, { cart_id: id, sku_id: product.skus[1]!.id }, shopper);
    expect(await lines(shopper)).toEqual([
      [other.skus[0]!.id, 1],
      [product.skus[1]!.id, 3],
    ]);
    expect((await app.data(cart, {}, shopper)).carts[1]).toMatchObject({ price_was: null, total_price: '45.00' });
  });

  it('merges with an existing line up to the stock', async () => {
    const shopper = await buildShopper(db);
    const product = await shirt({ m: { stock: 4 } });
    const [small] = [await addLine(shopper, product, 0, 3), await addLine(shopper, product, 1, 2)];
    const { cart_id } = await app.data(changeCartLine, { cart_id: small, sku_id: product.skus[1]!.id }, shopper);
    expect(await lines(shopper)).toEqual([[product.skus[1]!.id, 4]]);
    expect((await app.data(cart, {}, shopper)).carts[0]!.cart_id).toBe(cart_id);
  });

  it('refuses sold-out SKUs, other products and foreign cart lines', async () => {
    const [shopper, other] = [await buildShopper(db), await buildShopper(db)];
    const product = await shirt({ l: { stock: 0 } });
    const otherProduct = await shirt();
    const id = await addLine(shopper, product, 0, 1);
    const refusal = async (input: object, who = shopper) => (await app.refusal(changeCartLine, input, who)).refusal;
    expect(await refusal({ cart_id: id, sku_id: product.skus[2]!.id })).toBe('sold_out');
    for (const sku_id of [otherProduct.skus[0]!.id, newId(), 'x'])
      expect(await refusal({ cart_id: id, sku_id })).toBe('choose_options');
    for (const cart_id of [newId(), 'x'])
      expect(await refusal({ cart_id, sku_id: product.skus[1]!.id })).toBe('cart_line_not_found');
    expect(await refusal({ cart_id: id, sku_id: product.skus[1]!.id }, other)).toBe('cart_line_not_found');
    await db.transact((tx) =>
      tx.updateTable('products').set({ status: 'off_sale' }).where('id', '=', product.id).execute(),
    );
    expect(await refusal({ cart_id: id, sku_id: product.skus[1]!.id })).toBe('product_gone');
    expect(await lines(shopper)).toEqual([[product.skus[0]!.id, 1]]);
  });
});

describe('a line saved for later', () => {
  it('is not counted or ordered, and keeps its quantity when moved back', async () => {
    const shopper = await buildShopper(db);
    const product = await shirt();
    const [activeId, savedId] = [await addLine(shopper, product, 0, 1), await addLine(shopper, product, 1, 5)];
    await app.data(saveForLater, { cart_ids: `${savedId},${newId()}`, saved: 1 }, shopper);
    expect(await app.data(cart, {}, shopper)).toMatchObject({
      count: 1,
      total_price: '10.00',
      carts: [{ cart_id: activeId }],
      saved: [{ cart_id: savedId, cart_num: 5 }],
    });
    expect((await app.refusal(previewOrder, { cart_id: savedId }, shopper)).refusal).toBe('cart_line_not_found');
    await app.data(saveForLater, { cart_ids: savedId, saved: 0 }, shopper);
    expect(await app.data(cart, {}, shopper)).toMatchObject({ count: 6, saved: [] });
  });

  it('starts from zero when the SKU is added again', async () => {
    const shopper = await buildShopper(db);
    const product = await shirt({ s: { stock: 6 } });
    await app.data(saveForLater, { cart_ids: await addLine(shopper, product, 0, 5), saved: 1 }, shopper);
    await addLine(shopper, product, 0, 2);
    expect(await app.data(cart, {}, shopper)).toMatchObject({ carts: [{ cart_num: 2 }], saved: [] });
  });

  it('can be deleted, and can’t be changed by another shopper', async () => {
    const [shopper, other] = [await buildShopper(db), await buildShopper(db)];
    const id = await addLine(shopper, await shirt(), 0, 1);
    await app.data(saveForLater, { cart_ids: id, saved: 1 }, other);
    expect((await app.data(cart, {}, shopper)).carts).toHaveLength(1);
    await app.data(saveForLater, { cart_ids: id, saved: 1 }, shopper);
    await app.data(deleteCartLines, { cart_ids: id }, shopper);
    expect(await app.data(cart, {}, shopper)).toMatchObject({ carts: [], saved: [] });
  });
});
