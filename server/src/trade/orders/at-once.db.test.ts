import { addToCart } from '@tradewind/contract/trade/cart';
import * as contract from '@tradewind/contract/trade/orders';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop, stockOf } from '../../../test/build-catalog.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const { data, call, clock } = await testApp(db);

async function buildPromo(percent: bigint, usesLeft: number | null = null): Promise<{ id: string; code: string }> {
  const id = newId();
  const code = `P${id.slice(-12).toUpperCase()}`;
  const now = clock.now();
  const promo = {
    id,
    code,
    titles: {},
    kind: 'percent',
    value: percent * 100n,
    starts_at: later(now, -day),
    ends_at: later(now, day),
    uses_left: usesLeft,
  };
  await db.transact((tx) => tx.insertInto('promo_codes').values(promo).execute());
  return { id, code };
}

const usesLeftOf = async (id: string) =>
  (await db.read.selectFrom('promo_codes').select('uses_left').where('id', '=', id).executeTakeFirstOrThrow())
    .uses_left;

/** Locks SKUs until `work` has started, so that its requests wait at the same point and then run concurrently. */
async function whileLocked<Result>(skuIds: string[], work: () => Promise<Result>): Promise<Result> {
  let started!: Promise<Result>;
  await db.transact(async (tx) => {
    await tx.selectFrom('skus').select('id').where('id', 'in', skuIds).orderBy('id').forUpdate().execute();
    started = work();
    await sql`select pg_sleep(0.3)`.execute(tx);
  });
  return started;
}

describe('concurrent requests', () => {
  it('order a cart once', async () => {
    const product = await buildProduct(db, { stock: 10 });
    const { token, addressId } = await buildShopper(db);
    const { cart_id } = await data(addToCart, { product_id: product.id, num: 2 }, { token });
    const submit = () => call(contract.placeOrder, { cart_ids: cart_id, address_id: addressId }, { token });
    const answers = await whileLocked([product.skus[0]!.id], () => Promise.all([submit(), submit(), submit()]));
    expect(answers.map(({ body }) => body.data)).toEqual(Array(3).fill(expect.objectContaining(answers[0]!.body.data)));
    expect(await stockOf(db, product.skus[0]!.id)).toBe(8);
  });

  it('cancel the orders of a group and return its promo code once', async () => {
    const products = [
      await buildProduct(db, { shop: await buildShop(db) }),
      await buildProduct(db, { shop: await buildShop(db) }),
    ];
    const { token, addressId } = await buildShopper(db);
    const promo = await buildPromo(10n, 1);
    const cartIds: string[] = [];
    for (const { id } of products) cartIds.push((await data(addToCart, { product_id: id, num: 1 }, { token })).cart_id);
    const placed = await data(
      contract.placeOrder,
      { cart_ids: cartIds.join(','), address_id: addressId, promo_code: promo.code },
      { token },
    );
    expect(await usesLeftOf(promo.id)).toBe(0);

    await whileLocked(
      products.map(({ skus }) => skus[0]!.id),
      () => Promise.all(placed.order_ids.map((order_id) => data(contract.cancelOrder, { order_id }, { token }))),
    );
    expect(await usesLeftOf(promo.id)).toBe(1);
    for (const { skus } of products) expect(await stockOf(db, skus[0]!.id)).toBe(10);
  });
});

describe('a promo code', () => {
  it('is not used when its discount rounds to zero', async () => {
    const product = await buildProduct(db, { price: 3n });
    const { token, addressId } = await buildShopper(db, { balance: 10_000n });
    const promo = await buildPromo(10n, 1);
    const { out_trade_no, total_price } = await data(
      contract.placeOrder,
      { product_id: product.id, number: 1, address_id: addressId, promo_code: promo.code },
      { token },
    );
    expect(total_price).toBe('5.03');
    expect(await usesLeftOf(promo.id)).toBe(1);
    await data(contract.payOrderGroup, { out_trade_no, password_pay: testCode }, { token });
    await expectCleanBooks(db);
  });
});
