import { toggleFavourite } from '@tradewind/contract/goods/catalog';
import { favouriteProducts } from '@tradewind/contract/goods/favourites';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { minute } from '../../base/clock/clock.ts';

const db = await testDatabase();
const app = await testApp(db);

const setSku = (skuId: string, change: { price?: bigint; stock?: number }) =>
  db.transact((tx) => tx.updateTable('skus').set(change).where('id', '=', skuId).execute());
const liked = async (token: { token: string }, input = {}) => (await app.data(favouriteProducts, input, token)).list;
const like = (token: { token: string }, product: { id: string }) =>
  app.data(toggleFavourite, { product_id: product.id }, token);

describe('favourite products', () => {
  it('lists the shopper’s own favourites page by page, latest first', async () => {
    const [one, other] = await Promise.all([buildShopper(db), buildShopper(db)]);
    const products = [await buildProduct(db), await buildProduct(db), await buildProduct(db)];
    for (const product of products) {
      app.clock.advance(1_000);
      await like(one, product);
    }
    const ids = products.map(({ id }) => id).toReversed();
    expect((await liked(one)).map(({ product_id }) => product_id)).toEqual(ids);
    expect((await liked(one, { page: 2, limit: 2 })).map(({ product_id }) => product_id)).toEqual(ids.slice(2));
    expect(await app.data(favouriteProducts, { page: 3, limit: 2 }, one)).toEqual({ total: 3, count: 3, list: [] });
    expect(await liked(other)).toEqual([]);
    expect(await app.refusal(favouriteProducts, {})).toMatchObject({ status: 401 });
  });

  it('shows the previous price only while the current one is lower than when liked', async () => {
    const shopper = await buildShopper(db);
    const product = await buildProduct(db, { price: 2_000n });
    await like(shopper, product);
    expect(await liked(shopper)).toMatchObject([{ price_was: null, back_in_stock: false, on_sale: true }]);
    await setSku(product.skus[0]!.id, { price: 1_999n });
    expect(await liked(shopper)).toMatchObject([{ price_was: '20.00', goods: { sales_price: '19.99' } }]);
    await setSku(product.skus[0]!.id, { price: 2_100n });
    expect(await liked(shopper)).toMatchObject([{ price_was: null, goods: { sales_price: '21.00' } }]);
  });

  it('shows when a sold-out product is back in stock', async () => {
    const shopper = await buildShopper(db);
    const product = await buildProduct(db, { stock: 0 });
    await like(shopper, product);
    expect(await liked(shopper)).toMatchObject([{ sold_out: true, back_in_stock: false }]);
    await setSku(product.skus[0]!.id, { stock: 1 });
    expect(await liked(shopper)).toMatchObject([{ sold_out: false, back_in_stock: true }]);
  });

  it('keeps products that are no longer sold, without price drop and stock', async () => {
    const shopper = await buildShopper(db);
    const shop = await buildShop(db);
    const product = await buildProduct(db, { shop, stock: 0, price: 900n });
    await like(shopper, product);
    await setSku(product.skus[0]!.id, { stock: 3, price: 500n });
    await db.transact((tx) => tx.updateTable('shops').set({ status: 'closed' }).where('id', '=', shop.id).execute());
    expect(await liked(shopper)).toMatchObject([{ on_sale: false, price_was: null, back_in_stock: false }]);
  });

  it('restores position and price when a removal is undone in time', async () => {
    const shopper = await buildShopper(db);
    const [first, second] = [await buildProduct(db, { price: 2_000n }), await buildProduct(db)];
    await like(shopper, first);
    app.clock.advance(1_000);
    await like(shopper, second);
    await setSku(first.skus[0]!.id, { price: 1_500n });

    expect(await like(shopper, first)).toEqual({ is_like: 0 });
    expect(await liked(shopper)).toHaveLength(1);
    app.clock.advance(9 * minute);
    expect(await like(shopper, first)).toEqual({ is_like: 1 });
    expect(await liked(shopper)).toMatchObject([
      { product_id: second.id },
      { product_id: first.id, price_was: '20.00' },
    ]);

    await like(shopper, first);
    app.clock.advance(11 * minute);
    await like(shopper, first);
    expect(await liked(shopper)).toMatchObject([{ product_id: first.id, price_was: null }, { product_id: second.id }]);
  });
});
