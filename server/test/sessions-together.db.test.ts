import { addToCart } from '@tradewind/contract/trade/cart';
import { getUserInfo, logout } from '@tradewind/contract/people/users';
import { placeOrder } from '@tradewind/contract/trade/orders';
import { describe, expect, it } from 'vitest';
import { newId, newToken } from '../src/base/ids/ids.ts';
import { testApp } from './app.ts';
import { buildProduct } from './build-catalog.ts';
import { buildShopper } from './build-shopper.ts';
import { testDatabase } from './database.ts';

const db = await testDatabase();
const { call, data } = await testApp(db);

const buildShoppers = (size: number) =>
  Promise.all(Array.from({ length: size }, (_, index) => buildShopper(db, { balance: BigInt(index) * 100n })));
const refusalOf = ({ body }: { body: object }) => ('refusal' in body ? body.refusal : 'answered');

describe('requests of many sessions at once', () => {
  it('are answered each to its own shopper', async () => {
    const shoppers = await buildShoppers(20);
    const infos = await Promise.all(
      [...shoppers, ...shoppers.toReversed()].map(({ token }) => data(getUserInfo, {}, { token })),
    );
    const balances = shoppers.map((_, index) => `${index}.00`);
    expect(infos.map(({ money }) => money)).toEqual([...balances, ...balances.toReversed()]);
  });

  it('are refused where a token is unknown, has ended or belongs to a locked account', async () => {
    const shoppers = await buildShoppers(9);
    const [, ended, , locked] = shoppers;
    await call(logout, {}, { token: ended!.token });
    await db.transact((tx) =>
      tx.updateTable('users').set({ locked: 'everything' }).where('id', '=', locked!.id).execute(),
    );
    const tokens = shoppers.flatMap(({ token }) => [token, newToken()]);
    const answers = await Promise.all(tokens.map((token) => call(getUserInfo, {}, { token })));
    expect(answers.map(refusalOf)).toEqual(
      tokens.map((token) =>
        shoppers.some((one) => one.token === token && one !== ended && one !== locked) ? 'answered' : 'not_signed_in',
      ),
    );
  });

  it('that have the same idempotency key are answered each with its own first answer', async () => {
    const [shoppers, product] = [await buildShoppers(8), await buildProduct(db, { stock: 100 })];
    const key = newId();
    const submitAll = () =>
      Promise.all(
        shoppers.map(({ token, addressId }) =>
          data(placeOrder, { product_id: product.id, number: 1, address_id: addressId }, { token, key }),
        ),
      );
    const [first, repeated] = [await submitAll(), await submitAll()];
    expect(new Set(first.map(({ order_id }) => order_id)).size).toBe(8);
    expect(repeated).toEqual(first);
  });

  it('for many products find each its own, also beside products that do not exist', async () => {
    const shoppers = await buildShoppers(10);
    const products = await Promise.all(shoppers.map((_, index) => buildProduct(db, { stock: index + 1 })));
    const answers = await Promise.all(
      shoppers.flatMap(({ token }, index) => [
        call(addToCart, { product_id: products[index]!.id, num: index + 1 }, { token }),
        call(addToCart, { product_id: products[index]!.id, num: index + 2 }, { token: shoppers.at(-index - 1)!.token }),
        call(addToCart, { product_id: newId(), num: 1 }, { token }),
      ]),
    );
    expect(answers.map(refusalOf)).toEqual(shoppers.flatMap(() => ['answered', 'stock_short', 'product_not_found']));
  });
});
