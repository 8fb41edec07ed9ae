import { addToCart } from '@tradewind/contract/trade/cart';
import * as contract from '@tradewind/contract/trade/orders';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, stockOf } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, second } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { openSession } from '../../people/users/index.ts';

const db = await testDatabase();
const { data, refusal, call, clock } = await testApp(db);

/** A shopper whose client sends no idempotency key, and a product. */
async function setUp({ stock = 10 } = {}) {
  const product = await buildProduct(db, { stock });
  const { id, token, addressId } = await buildShopper(db, { now: clock.now() });
  const orderInput = (number = 1) => ({ product_id: product.id, number, address_id: addressId });
  return {
    product,
    token,
    addressId,
    orderInput,
    place: async (number?: number, options: { token?: string; key?: string } = {}) =>
      (await data(contract.placeOrder, orderInput(number), { token, ...options })).out_trade_no,
    anotherSession: () => db.transact((tx) => openSession(tx, { userId: id, now: clock.now(), life: day })),
    ordersPlaced: async () =>
      (await db.read.selectFrom('order_groups').select('id').where('user_id', '=', id).execute()).length,
    left: () => stockOf(db, product.skus[0]!.id),
  };
}

describe('an order that a client without idempotency keys repeats', () => {
  it('is placed once and returns the first answer', async () => {
    const { place, left, ordersPlaced } = await setUp();
    const first = await place(2);
    clock.advance(9 * second);
    expect(await place(2)).toBe(first);
    expect(await left()).toBe(8);
    expect(await ordersPlaced()).toBe(1);
  });

  it('is placed once under concurrent requests', async () => {
    const { place, left, ordersPlaced } = await setUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(1)));
    expect(new Set(answers).size).toBe(1);
    expect(await left()).toBe(9);
    expect(await ordersPlaced()).toBe(1);
  });

  it('is placed once when it took the last piece', async () => {
    const { place, ordersPlaced } = await setUp({ stock: 1 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => place(1)));
    expect(new Set([...answers, await place(1)]).size).toBe(1);
    expect(await ordersPlaced()).toBe(1);
  });

  it('is a new order after the time for repeats', async () => {
    const { place, ordersPlaced } = await setUp();
    const first = await place();
    clock.advance(6 * second);
    expect(await place()).toBe(first);
    clock.advance(4 * second);
    const later = await place();
    expect(later).not.toBe(first);
    expect(await place()).toBe(later);
    expect(await ordersPlaced()).toBe(2);
  });

  it('is a new order after a different one', async () => {
    const { place, ordersPlaced } = await setUp();
    const placed = [await place(1), await place(2), await place(1)];
    expect(new Set(placed).size).toBe(3);
    expect(await ordersPlaced()).toBe(3);
  });

  it('is a new order in another session', async () => {
    const { place, anotherSession, ordersPlaced } = await setUp();
    const token = await anotherSession();
    expect(await place(1, { token })).not.toBe(await place(1));
    expect(await ordersPlaced()).toBe(2);
  });

  it('is a new order for every idempotency key', async () => {
    const { place, ordersPlaced } = await setUp();
    await Promise.all([place(), place(1, { key: newId() }), place(1, { key: newId() })]);
    expect(await ordersPlaced()).toBe(3);
  });

  it('is not confused with different concurrent orders', async () => {
    const { place, ordersPlaced, left } = await setUp();
    const answers = await Promise.all([1, 2, 3].map((number) => place(number)));
    expect(new Set(answers).size).toBe(3);
    expect(await ordersPlaced()).toBe(3);
    expect(await left()).toBe(4);
  });

  it('refers to the cart lines that it named, not to later ones', async () => {
    const { product, token, addressId, ordersPlaced } = await setUp();
    const add = async (num: number) => (await data(addToCart, { product_id: product.id, num }, { token })).cart_id;
    const submit = async (cart_ids: string) =>
      (await data(contract.placeOrder, { cart_ids, address_id: addressId }, { token })).out_trade_no;
    const line = await add(2);
    const first = await submit(line);
    expect(await submit(line)).toBe(first);
    const added = await add(1);
    expect(await submit(line)).toBe(first);
    expect(await submit(added)).not.toBe(first);
    expect(await ordersPlaced()).toBe(2);
    expect((await refusal(contract.placeOrder, { cart_ids: line, address_id: addressId }, { token })).refusal).toBe(
      'cart_line_not_found',
    );
  });

  it('can be placed after it was refused', async () => {
    const { product, token, orderInput, place } = await setUp({ stock: 0 });
    expect((await refusal(contract.placeOrder, orderInput(), { token })).refusal).toMatch(/sold_out|stock_short/);
    await db.kysely.updateTable('skus').set({ stock: 1 }).where('product_id', '=', product.id).execute();
    await place();
  });

  it('can’t be read by a client that sends the derived key of a session', async () => {
    const { place, token, orderInput, ordersPlaced } = await setUp();
    await place();
    const [{ key }] = (await db.read
      .selectFrom('idempotency_keys')
      .select('key')
      .where('key', 'like', 'orders.place of %')
      .orderBy('created_at', 'desc')
      .execute()) as [{ key: string }];
    const { body } = await call(contract.placeOrder, orderInput(3), { token, key });
    expect(body.code).toBe(1);
    expect(await ordersPlaced()).toBe(2);
  });
});
