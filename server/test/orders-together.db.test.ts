import { getUserInfo } from '@tradewind/contract/people/users';
import * as contract from '@tradewind/contract/trade/orders';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../src/base/db/rows-of.ts';
import { newId } from '../src/base/ids/ids.ts';
import { testApp } from './app.ts';
import { expectCleanBooks } from './books.ts';
import { buildProduct, stockOf } from './build-catalog.ts';
import { buildShopper, testCode, type BuiltShopper } from './build-shopper.ts';
import { testDatabase } from './database.ts';

const db = await testDatabase();
const { call, data, clock } = await testApp(db);

/** One product for each shopper, at 10.00, 11.00 and so on. */
async function buildCrowd(size: number, balance = 100_000n) {
  const shoppers = await Promise.all(
    Array.from({ length: size }, () => buildShopper(db, { balance, now: clock.now() })),
  );
  const products = await Promise.all(
    shoppers.map((_, index) => buildProduct(db, { price: 1_000n + BigInt(index) * 100n, stock: 5 })),
  );
  return shoppers.map((shopper, index) => ({ shopper, product: products[index]! }));
}
type Buyer = Awaited<ReturnType<typeof buildCrowd>>[number];

const submit = ({ shopper, product }: Buyer, key = newId()) =>
  call(
    contract.placeOrder,
    { product_id: product.id, number: 2, address_id: shopper.addressId },
    { token: shopper.token, key },
  );
const place = async (buyer: Buyer) => (await submit(buyer)).body.data!;
const pay = ({ token }: BuiltShopper, tradeNumber: string, code = testCode, key = newId()) =>
  call(contract.payOrderGroup, { out_trade_no: tradeNumber, password_pay: code }, { token, key });
const balanceOf = async ({ token }: BuiltShopper) => (await data(getUserInfo, {}, { token })).money;

const ordersOf = async (ids: readonly string[]) =>
  rowsOf<{ id: string; userId: string; status: string; total: bigint; skuId: string; transaction: string }>(
    db.read,
    sql`
    select o.id, o.user_id as "userId", o.status, o.total, l.sku_id as "skuId", o.xmin::text as transaction
    from orders o join order_lines l on l.order_id = o.id where o.id = any(${[...ids]}::uuid[])`,
  );

describe('orders that are placed at once', () => {
  it('share transactions, and each is its shopper’s, of the product that was chosen', async () => {
    const crowd = await buildCrowd(12);
    const placed = await Promise.all(crowd.map(place));
    const orders = await ordersOf(placed.flatMap(({ order_ids }) => order_ids));
    expect(new Set(orders.map(({ transaction }) => transaction)).size).toBeLessThan(12);
    for (const [index, { shopper, product }] of crowd.entries())
      expect(orders.find(({ id }) => id === placed[index]!.order_ids[0])).toMatchObject({
        userId: shopper.id,
        skuId: product.skus[0]!.id,
        total: BigInt(placed[index]!.total_price.replace('.', '')),
      });
  });

  it('take of each product what was ordered, with a movement for each order', async () => {
    const crowd = await buildCrowd(8);
    const placed = await Promise.all(crowd.map(place));
    for (const [index, { product }] of crowd.entries()) {
      const skuId = product.skus[0]!.id;
      expect(await stockOf(db, skuId)).toBe(3);
      const moved = await db.read
        .selectFrom('stock_movements')
        .select(['order_id', 'quantity', 'before', 'after'])
        .where('sku_id', '=', skuId)
        .where('reason', '=', 'ordered')
        .execute();
      expect(moved).toEqual([{ order_id: placed[index]!.order_ids[0], quantity: -2, before: 5, after: 3 }]);
    }
  });

  it('are placed where others are refused', async () => {
    const crowd = await buildCrowd(10);
    const [greedy, stranger] = [crowd[4]!, crowd[7]!];
    const answers = await Promise.all(
      crowd.map((buyer) => {
        const { shopper, product } = buyer;
        const number = buyer === greedy ? 6 : 2;
        const address_id = buyer === stranger ? crowd[0]!.shopper.addressId : shopper.addressId;
        return call(contract.placeOrder, { product_id: product.id, number, address_id }, { token: shopper.token });
      }),
    );
    const codes = answers.map(({ body }) => ('refusal' in body ? body.refusal : 'placed'));
    expect(codes).toEqual(
      crowd.map((buyer) => (buyer === greedy ? 'stock_short' : buyer === stranger ? 'address_not_found' : 'placed')),
    );
    expect(await stockOf(db, greedy.product.skus[0]!.id)).toBe(5);
  });

  it('sell the last pieces of one product once', async () => {
    const crowd = await buildCrowd(10);
    const { product } = crowd[0]!;
    const answers = await Promise.all(crowd.map(({ shopper }) => submit({ shopper, product })));
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(2);
    expect(await stockOf(db, product.skus[0]!.id)).toBe(1);
  });

  it('are answered as at first when they are repeated', async () => {
    const crowd = await buildCrowd(8);
    const keys = crowd.map(() => newId());
    const submitAll = () => Promise.all(crowd.map((buyer, index) => submit(buyer, keys[index])));
    const [first, repeated] = [await submitAll(), await submitAll()];
    expect(repeated.map(({ body }) => body.data)).toEqual(first.map(({ body }) => body.data));
  });
});

describe('orders that are paid at once', () => {
  it('share transactions, and each shopper pays their own', async () => {
    const crowd = await buildCrowd(12);
    const placed = await Promise.all(crowd.map(place));
    const paid = await Promise.all(crowd.map(({ shopper }, index) => pay(shopper, placed[index]!.out_trade_no)));
    const orders = await ordersOf(placed.flatMap(({ order_ids }) => order_ids));
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['waiting_delivery']));
    expect(new Set(orders.map(({ transaction }) => transaction)).size).toBeLessThan(12);
    for (const [index, { shopper }] of crowd.entries()) {
      const left = (1_000 - Number(placed[index]!.total_price)).toFixed(2);
      expect(await balanceOf(shopper)).toBe(left);
      expect(paid[index]!.body.data).toMatchObject({ paid: placed[index]!.total_price, balance: left });
    }
    await expectCleanBooks(db);
  });

  it('are paid where others have the wrong code, too little or nothing to pay', async () => {
    const crowd = await buildCrowd(10);
    const poor = { ...crowd[3]!, shopper: await buildShopper(db, { balance: 100n, now: clock.now() }) };
    const buyers = crowd.with(3, poor);
    const placed = await Promise.all(buyers.map(place));
    const answers = await Promise.all(
      buyers.map(({ shopper }, index) =>
        pay(shopper, index === 5 ? 'TG0000' : placed[index]!.out_trade_no, index === 8 ? '000000' : testCode),
      ),
    );
    const says = answers.map(({ body }) => ('refusal' in body ? body.refusal : 'paid'));
    const refusals: Record<number, string> = { 3: 'balance_short', 5: 'order_not_found', 8: 'payment_code_wrong' };
    expect(says).toEqual(buyers.map((_, index) => refusals[index] ?? 'paid'));
    expect(await balanceOf(poor.shopper)).toBe('1.00');
    const { errors } = await db.read
      .selectFrom('payment_codes')
      .select('errors')
      .where('user_id', '=', buyers[8]!.shopper.id)
      .executeTakeFirstOrThrow();
    expect(errors).toBe(1);
    await expectCleanBooks(db);
  });

  it('are not paid by somebody who names what another one pays at the same moment, or what another one does not', async () => {
    const crowd = await buildCrowd(8);
    const placed = await Promise.all(crowd.map(place));
    // Each names the group of the next one, of whom the odd ones pay nothing.
    const answers = await Promise.all(
      crowd.flatMap(({ shopper }, index) =>
        index % 2 === 0
          ? [pay(shopper, placed[(index + 1) % 8]!.out_trade_no)]
          : [pay(shopper, placed[index - 1]!.out_trade_no)],
      ),
    );
    const says = answers.map(({ body }) => ('refusal' in body ? body.refusal : 'paid'));
    expect(says).toEqual(crowd.map(() => 'order_not_found'));
    const orders = await ordersOf(placed.flatMap(({ order_ids }) => order_ids));
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['waiting_pay']));
    for (const { shopper } of crowd) expect(await balanceOf(shopper)).toBe('1000.00');
  });

  it('are charged once when each is paid several times', async () => {
    const crowd = await buildCrowd(6);
    const placed = await Promise.all(crowd.map(place));
    const attempts = crowd.flatMap(({ shopper }, index) =>
      Array.from({ length: 4 }, () => pay(shopper, placed[index]!.out_trade_no)),
    );
    const answers = await Promise.all(attempts);
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(6);
    for (const [index, { shopper }] of crowd.entries())
      expect(await balanceOf(shopper)).toBe((1_000 - Number(placed[index]!.total_price)).toFixed(2));
    await expectCleanBooks(db);
  });
});
