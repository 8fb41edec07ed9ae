import * as contract from '@tradewind/contract/trade/orders';
import { getUserInfo } from '@tradewind/contract/people/users';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minute } from '../src/base/clock/clock.ts';
import { newId } from '../src/base/ids/ids.ts';
import { closeUnpaidOrders } from '../src/trade/orders/index.ts';
import { testApp } from './app.ts';
import { expectCleanBooks } from './books.ts';
import { buildProduct, stockOf, type BuiltProduct } from './build-catalog.ts';
import { buildPromo } from './build-promo.ts';
import { buildShopper, testCode, type BuiltShopper } from './build-shopper.ts';
import { testDatabase } from './database.ts';
import { openWalk } from './walks.ts';

const db = await testDatabase();
const { call, data, clock, deps } = await testApp(db);
const walk = openWalk('shopping');

/** The next act of a shopper. Numbers are taken modulo the available objects. */
type Act =
  | { does: 'submit'; buyer: number; product: number; pieces: number; promo: boolean; twice: boolean }
  | { does: 'pay'; buyer: number; order: number; times: number; sameKey: boolean; oneByOne: boolean }
  | { does: 'cancel'; buyer: number; order: number; whilePaying: boolean }
  | { does: 'wait'; minutes: number };

const small = fc.nat({ max: 20 });
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('submit' as const),
      buyer: small,
      product: small,
      pieces: fc.integer({ min: 1, max: 3 }),
      promo: fc.boolean(),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('pay' as const),
      buyer: small,
      order: small,
      times: fc.integer({ min: 1, max: 4 }),
      sameKey: fc.boolean(),
      oneByOne: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('cancel' as const),
      buyer: small,
      order: small,
      whilePaying: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 40 }) }) },
);

const pieces = 12;
const money = 10_000n;

describe('concurrent shoppers with few products and little money', () => {
  it('leave stock, books and orders consistent, whatever they do and however they race', walk.patience, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
        async (rounds) => {
          const shoppers = await Promise.all(
            Array.from({ length: 4 }, () => buildShopper(db, { balance: money, now: clock.now() })),
          );
          const products = await Promise.all(
            [1_900n, 3_100n, 450n].map((price) => buildProduct(db, { price, stock: pieces })),
          );
          const code = await buildPromo(db);
          const groups: { buyer: BuiltShopper; tradeNumber: string; orderIds: string[] }[] = [];

          // The acts of one round run concurrently.
          for (const round of rounds)
            await Promise.all(round.map((one) => perform(one, { buyers: shoppers, products, code, groups })));

          await expectConsistent(shoppers, products, code);
          if (walk.acted(rounds.flat().length)) await expectCleanBooks(db);
        },
      ),
      walk.runs(25),
    );
  });
});

interface World {
  buyers: BuiltShopper[];
  products: BuiltProduct[];
  code: string;
  groups: { buyer: BuiltShopper; tradeNumber: string; orderIds: string[] }[];
}

async function perform(one: Act, { buyers: shoppers, products, code, groups }: World): Promise<void> {
  if (one.does === 'wait') {
    clock.advance(one.minutes * minute);
    await closeUnpaidOrders(deps);
    return;
  }
  const shopper = shoppers[one.buyer % shoppers.length]!;
  if (one.does === 'submit') {
    const product = products[one.product % products.length]!;
    const input = {
      product_id: product.id,
      number: one.pieces,
      address_id: shopper.addressId,
      ...(one.promo && { promo_code: code }),
    };
    const options = { token: shopper.token, key: newId() };
    const answers = await Promise.all(
      Array.from({ length: one.twice ? 2 : 1 }, () => call(contract.placeOrder, input, options)),
    );
    for (const { body } of answers) {
      if (body.code === 1 && body.data)
        groups.push({ buyer: shopper, tradeNumber: body.data.out_trade_no, orderIds: body.data.order_ids });
    }
    return;
  }
  const own = groups.filter((group) => group.buyer === shopper);
  const group = own[one.order % Math.max(1, own.length)];
  if (!group) return;
  const pay = (key: string, oneByOne: boolean) =>
    oneByOne
      ? call(contract.payOrder, { order_id: group.orderIds[0]!, password_pay: testCode }, { token: shopper.token, key })
      : call(
          contract.payOrderGroup,
          { out_trade_no: group.tradeNumber, password_pay: testCode },
          { token: shopper.token, key },
        );
  if (one.does === 'pay') {
    const key = newId();
    const answers = await Promise.all(
      Array.from({ length: one.times }, () => pay(one.sameKey ? key : newId(), one.oneByOne)),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    return;
  }
  await Promise.all([
    call(contract.cancelOrder, { order_id: group.orderIds[0]! }, { token: shopper.token }),
    one.whilePaying ? pay(newId(), false) : null,
  ]);
}

/** Whether the shop is owed the payment; an order cancelled after its payment was paid back. */
const isPaid = (order: { status: string; paid_at: Date | null }): boolean =>
  order.paid_at !== null && order.status !== 'cancelled';

/** Checks that stock, money and promo uses follow from the orders. */
async function expectConsistent(shoppers: BuiltShopper[], products: BuiltProduct[], code: string): Promise<void> {
  const orders = await db.read
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .select([
      'o.id',
      'o.user_id',
      'o.group_id',
      'o.status',
      'o.total',
      'o.goods',
      'o.freight',
      'o.discount',
      'o.paid_at',
      'o.cancelled_at',
      'l.sku_id',
      'l.quantity',
    ])
    .where(
      'o.user_id',
      'in',
      shoppers.map((shopper) => shopper.id),
    )
    .execute();

  for (const product of products) {
    const sku = product.skus[0]!.id;
    const taken = orders
      .filter((order) => order.sku_id === sku && order.status !== 'cancelled')
      .reduce((sum, order) => sum + order.quantity, 0);
    expect((await stockOf(db, sku)) + taken).toBe(pieces);
  }

  for (const shopper of shoppers) {
    const paid = orders
      .filter((order) => order.user_id === shopper.id && isPaid(order))
      .reduce((sum, order) => sum + order.total, 0n);
    const { money: left } = await data(getUserInfo, {}, { token: shopper.token });
    expect(BigInt(left.replace('.', '')) + paid).toBe(money);
    const alive = new Set(
      orders
        .filter((order) => order.user_id === shopper.id && order.discount > 0n && order.status !== 'cancelled')
        .map((order) => order.group_id),
    );
    expect(alive.size).toBeLessThanOrEqual(1);
    const uses = await db.read
      .selectFrom('promo_uses as u')
      .innerJoin('promo_codes as p', 'p.id', 'u.promo_id')
      .select('u.group_id')
      .where('p.code', '=', code)
      .where('u.user_id', '=', shopper.id)
      .where('u.given_back_at', 'is', null)
      .execute();
    expect(new Set(uses.map((use) => use.group_id))).toEqual(alive);
  }

  for (const order of orders) {
    const { escrow } = await db.read
      .selectFrom('entries')
      .select((eb) => eb.fn.sum<string | null>('amount').as('escrow'))
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(BigInt(escrow ?? 0)).toBe(isPaid(order) ? order.goods + order.freight : 0n);
  }
}
