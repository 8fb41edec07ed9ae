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
const put = async (
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

describe('another combination in the place of a line', () => {
  it('keeps place and pieces, at the price of today', async () => {
    const shopper = await buildShopper(db);
    const product = await shirt({ m: { price: 1_500n } });
    const id = await put(shopper, product, 0, 3);
    const other = await buildProduct(db, { shop: { id: product.shopId, name: '' } });
    await put(shopper, other, 0, 1);
    await app.data(changeCartLine, { cart_id: id, sku_id: product.skus[1]!.id }, shopper);
    expect(await lines(shopper)).toEqual([
      [other.skus[0]!.id, 1],
      [product.skus[1]!.id, 3],
    ]);
    expect((await app.data(cart, {}, shopper)).carts[1]).toMatchObject({ price_was: null, total_price: '45.00' });
  });

  it('becomes one with the line that is there already, never more than there is', async () => {
    const shopper = await buildShopper(db);
    const product = await shirt({ m: { stock: 4 } });
    const [small] = [await put(shopper, product, 0, 3), await put(shopper, product, 1, 2)];
    const { cart_id } = await app.data(changeCartLine, { cart_id: small, sku_id: product.skus[1]!.id }, shopper);
    expect(await lines(shopper)).toEqual([[product.skus[1]!.id, 4]]);
    expect((await app.data(cart, {}, shopper)).carts[0]!.cart_id).toBe(cart_id);
  });

  it('is refused where there is none, of another product, or in somebody else’s cart, and changes nothing', async () => {
    const [shopper, other] = [await buildShopper(db), await buildShopper(db)];
    const product = await shirt({ l: { stock: 0 } });
    const stranger = await shirt();
    const id = await put(shopper, product, 0, 1);
    const refusal = async (input: object, who = shopper) => (await app.refusal(changeCartLine, input, who)).refusal;
    expect(await refusal({ cart_id: id, sku_id: product.skus[2]!.id })).toBe('sold_out');
    for (const sku_id of [stranger.skus[0]!.id, newId(), 'x'])
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

describe('what is laid aside', () => {
  it('is not bought, not counted, and comes back as it was', async () => {
    const shopper = await buildShopper(db);
    const product = await shirt();
    const [kept, aside] = [await put(shopper, product, 0, 1), await put(shopper, product, 1, 5)];
    await app.data(saveForLater, { cart_ids: `${aside},${newId()}`, saved: 1 }, shopper);
    const then = await app.data(cart, {}, shopper);
    expect(then).toMatchObject({
      count: 1,
      total_price: '10.00',
      carts: [{ cart_id: kept }],
      saved: [{ cart_id: aside, cart_num: 5 }],
    });
    expect((await app.refusal(previewOrder, { cart_id: aside }, shopper)).refusal).toBe('cart_line_not_found');
    await app.data(saveForLater, { cart_ids: aside, saved: 0 }, shopper);
    expect(await app.data(cart, {}, shopper)).toMatchObject({ count: 6, saved: [] });
  });

  it('comes back with what is added now, not with what was laid aside', async () => {
    const shopper = await buildShopper(db);
    const product = await shirt({ s: { stock: 6 } });
    await app.data(saveForLater, { cart_ids: await put(shopper, product, 0, 5), saved: 1 }, shopper);
    await put(shopper, product, 0, 2);
    expect(await app.data(cart, {}, shopper)).toMatchObject({ carts: [{ cart_num: 2 }], saved: [] });
  });

  it('can be deleted, and is nobody else’s', async () => {
    const [shopper, other] = [await buildShopper(db), await buildShopper(db)];
    const id = await put(shopper, await shirt(), 0, 1);
    await app.data(saveForLater, { cart_ids: id, saved: 1 }, other);
    expect((await app.data(cart, {}, shopper)).carts).toHaveLength(1);
    await app.data(saveForLater, { cart_ids: id, saved: 1 }, shopper);
    await app.data(deleteCartLines, { cart_ids: id }, shopper);
    expect(await app.data(cart, {}, shopper)).toMatchObject({ carts: [], saved: [] });
  });
});
