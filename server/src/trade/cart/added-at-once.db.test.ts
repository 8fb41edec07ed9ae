import { addToCart } from '@tradewind/contract/trade/cart';
import { placeOrder } from '@tradewind/contract/trade/orders';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, stockOf, type BuiltProduct } from '../../../test/build-catalog.ts';
import { buildShopper, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { newId } from '../../base/ids/ids.ts';
import { takeStock } from '../../goods/catalog/index.ts';
import { maxLines } from './cart-store.ts';

const db = await testDatabase();
const { call } = await testApp(db);

const buildShoppers = (size: number) => Promise.all(Array.from({ length: size }, () => buildShopper(db)));
const buildProducts = (size: number, stock = 10) =>
  Promise.all(Array.from({ length: size }, () => buildProduct(db, { stock })));
const add = ({ token }: BuiltShopper, { id }: BuiltProduct, num = 1) =>
  call(addToCart, { product_id: id, num }, { token });
const says = (answers: Awaited<ReturnType<typeof add>>[]) =>
  answers.map(({ body }) => ('refusal' in body ? body.refusal : 'added'));

const linesOf = ({ id }: BuiltShopper) =>
  rowsOf<{ skuId: string; quantity: number; transaction: string }>(
    db.read,
    sql`select sku_id as "skuId", quantity, xmin::text as transaction from cart_lines where user_id = ${id}`,
  );

describe('additions to carts at once', () => {
  it('share transactions, and each is in its shopper’s cart', async () => {
    const [shoppers, products] = [await buildShoppers(12), await buildProducts(12)];
    const answers = await Promise.all(
      shoppers.map((shopper, index) => add(shopper, products[index]!, (index % 3) + 1)),
    );
    const lines = await Promise.all(shoppers.map(linesOf));
    for (const [index, own] of lines.entries())
      expect(own).toMatchObject([{ skuId: products[index]!.skus[0]!.id, quantity: (index % 3) + 1 }]);
    expect(answers.map(({ body }) => body.data!.count)).toEqual(shoppers.map((_, index) => (index % 3) + 1));
    expect(new Set(lines.flat().map(({ transaction }) => transaction)).size).toBeLessThan(12);
  });

  it('put one product into the carts of all', async () => {
    const [shoppers, product] = [await buildShoppers(10), await buildProduct(db, { stock: 1 })];
    expect(says(await Promise.all(shoppers.map((shopper) => add(shopper, product))))).toEqual(Array(10).fill('added'));
    for (const shopper of shoppers) expect(await linesOf(shopper)).toMatchObject([{ quantity: 1 }]);
  });

  it('are kept where others are refused, of which nothing is', async () => {
    const [shoppers, product] = [await buildShoppers(10), await buildProduct(db, { stock: 3 })];
    await add(shoppers[6]!, product, 2);
    const answers = await Promise.all(shoppers.map((shopper, index) => add(shopper, product, index === 3 ? 4 : 2)));
    expect(says(answers)).toEqual(shoppers.map((_, index) => (index === 3 || index === 6 ? 'stock_short' : 'added')));
    expect(await linesOf(shoppers[3]!)).toEqual([]);
    expect(await linesOf(shoppers[6]!)).toMatchObject([{ quantity: 2 }]);
  });

  it('of one shopper are all counted', async () => {
    const [shopper, others, products] = [await buildShopper(db), await buildShoppers(6), await buildProducts(2, 100)];
    const answers = await Promise.all(
      others.flatMap((other, index) => [add(shopper, products[index % 2]!, 2), add(other, products[0]!)]),
    );
    const counts = answers.filter((_, index) => index % 2 === 0).map(({ body }) => body.data!.count);
    expect(counts.toSorted((one, other) => one - other)).toEqual([2, 4, 6, 8, 10, 12]);
    expect((await linesOf(shopper)).map(({ quantity }) => quantity)).toEqual([6, 6]);
  });

  it('fill a cart up to its limit, and no further', async () => {
    const [shopper, others] = [await buildShopper(db), await buildShoppers(4)];
    const products = await buildProducts(5);
    const values = (letter: string, size: number) => Array.from({ length: size }, (_, at) => `${letter}${at}`);
    const options = { Size: values('S', 18), Shade: values('C', (maxLines - 2) / 18) };
    const { skus } = await buildProduct(db, { options });
    await db.transact((tx) =>
      tx
        .insertInto('cart_lines')
        .values(
          skus.map(({ id }) => ({
            id: newId(),
            user_id: shopper.id,
            sku_id: id,
            quantity: 1,
            price_when_added: 100n,
            added_at: new Date(),
          })),
        )
        .execute(),
    );
    const answers = await Promise.all([
      ...products.map((product) => add(shopper, product)),
      ...others.map((other) => add(other, products[0]!)),
    ]);
    expect(says(answers.slice(0, 5)).toSorted()).toEqual([...Array(2).fill('added'), ...Array(3).fill('cart_full')]);
    expect(says(answers.slice(5))).toEqual(Array(4).fill('added'));
    expect(await linesOf(shopper)).toHaveLength(maxLines);
  });

  it('do not wait for an order that takes the stock', async () => {
    const [shoppers, product] = [await buildShoppers(3), await buildProduct(db, { stock: 10 })];
    await db.transact(async (tx) => {
      await takeStock(tx, [{ skuId: product.skus[0]!.id, quantity: 1 }], new Date());
      expect(says(await Promise.all(shoppers.map((shopper) => add(shopper, product))))).toEqual(Array(3).fill('added'));
    });
  });

  it('and orders of the same lines all succeed, and what else is added stays', async () => {
    const [shoppers, products] = [await buildShoppers(8), await buildProducts(3, 100)];
    const cartIds = await Promise.all(
      shoppers.map(async (shopper, index) => (await add(shopper, products[index % 3]!)).body.data!.cart_id),
    );
    const answers = await Promise.all(
      shoppers.flatMap((shopper, index) => [
        call(
          placeOrder,
          { cart_ids: cartIds[index]!, address_id: shopper.addressId },
          { token: shopper.token, key: newId() },
        ),
        add(shopper, products[index % 3]!, 2),
        add(shopper, products[(index + 1) % 3]!, 3),
      ]),
    );
    expect(answers.map(({ body }) => body.code)).toEqual(Array(24).fill(1));
    for (const [index, shopper] of shoppers.entries())
      expect(await linesOf(shopper)).toContainEqual(
        expect.objectContaining({ skuId: products[(index + 1) % 3]!.skus[0]!.id, quantity: 3 }),
      );
    const ordered = await db.read
      .selectFrom('orders')
      .select((eb) => eb.fn.sum<bigint>('pieces').as('pieces'))
      .where(
        'user_id',
        'in',
        shoppers.map(({ id }) => id),
      )
      .executeTakeFirstOrThrow();
    const left = await Promise.all(products.map(({ skus }) => stockOf(db, skus[0]!.id)));
    expect(300 - left.reduce((sum, stock) => sum + stock, 0)).toBe(Number(ordered.pieces));
  });
});
