import { usd } from '@tradewind/contract/base/money';
import { describe, expect, it } from 'vitest';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop, buildShopperRow } from '../../../test/build-catalog.ts';
import { buildOrder, payBuiltOrder, type BuiltOrder } from '../../../test/build-order.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';
import {
  balancesOf,
  orderEscrow,
  outside,
  platformRevenue,
  postTransaction,
  shopAvailable,
  shopDebt,
  userAvailable,
  type Account,
} from '../ledger/index.ts';
import { refundOrder, releaseOrder, myOrderMoney, orderMoney } from './index.ts';

const db = await testDatabase();
const at = new Date('2026-03-01T12:00:00Z');

/** The sum of an account's entries, in escrow of those of the order; unlocked accounts have no balance row. */
async function sumOf(account: Account): Promise<bigint> {
  const { sum } = await db.read
    .selectFrom('entries')
    .select((eb) => eb.cast<bigint>(eb.fn.coalesce(eb.fn.sum('amount'), eb.val(0)), 'bigint').as('sum'))
    .where('account_id', '=', account.id)
    .where('order_id', 'is not distinct from', account.orderId)
    .executeTakeFirstOrThrow();
  return sum;
}

async function rule(values: {
  shop_id?: string;
  category_code?: string;
  rate_bp: number | null;
  floor?: bigint;
  cap?: bigint;
  effective_from?: Date;
}) {
  await db.transact((tx) =>
    tx
      .insertInto('commission_rules')
      .values({ id: newId(), made_at: at, effective_from: at, ...values })
      .execute(),
  );
}

const pay = (order: BuiltOrder) => payBuiltOrder(db, order, at);

async function paidOrder(
  wanted: {
    price?: bigint;
    quantity?: number;
    freight?: bigint;
    discount?: bigint;
    shop?: { id: string; name: string };
  } = {},
) {
  const product = await buildProduct(db, {
    price: wanted.price ?? 10_000n,
    shop: wanted.shop ?? (await buildShop(db)),
  });
  const order = await buildOrder(db, await buildShopperRow(db), [{ product, quantity: wanted.quantity ?? 1 }], wanted);
  await pay(order);
  return order;
}

const release = (order: BuiltOrder) => db.transact((tx) => releaseOrder(tx, { ...order, orderId: order.id, at }));
const refund = (order: BuiltOrder, reference: string, toShopper: bigint, toPromotions = 0n, commissionBack = 0n) =>
  db.transact((tx) =>
    refundOrder(tx, {
      orderId: order.id,
      shopId: order.shopId,
      userId: order.userId,
      sn: order.sn,
      reference: `${order.id}:${reference}`,
      at,
      kind: 'order_refunded',
      toShopper: usd(toShopper),
      toPromotions: usd(toPromotions),
      commissionBack: usd(commissionBack),
    }),
  );

async function balancesOfOrder(order: BuiltOrder) {
  const [shopper, shop, debt] = await balancesOf(db.read, [
    userAvailable(order.userId),
    shopAvailable(order.shopId),
    shopDebt(order.shopId),
  ]);
  return {
    shopper: shopper!.minor,
    shop: shop!.minor,
    debt: debt!.minor,
    escrow: await sumOf(orderEscrow({ userId: order.userId, orderId: order.id })),
  };
}
const commissionsOf = async (order: BuiltOrder) =>
  (
    await db.read
      .selectFrom('line_commissions')
      .select('commission')
      .where('order_id', '=', order.id)
      .orderBy('line_id')
      .execute()
  ).map((row) => row.commission);

describe('the commission', () => {
  it('follows the narrowest rule that has begun, with floor and cap, and never exceeds the goods', async () => {
    const shop = await buildShop(db);
    const tea = await buildProduct(db, { shop, category: 'family', price: 10_000n });
    const toy = await buildProduct(db, { shop, category: 'toys', price: 300n });
    const user = await buildShopperRow(db);
    const frozen = async () => {
      const order = await buildOrder(db, user, [{ product: tea }, { product: toy }]);
      await pay(order);
      return commissionsOf(order);
    };
    expect(await frozen()).toEqual([500n, 15n]);
    await rule({ category_code: 'toys', rate_bp: 1_000 });
    expect(await frozen()).toEqual([500n, 30n]);
    await rule({ shop_id: shop.id, rate_bp: 800, cap: 700n });
    expect(await frozen()).toEqual([700n, 24n]);
    await rule({ shop_id: shop.id, category_code: 'toys', rate_bp: 100, floor: 400n });
    expect(await frozen()).toEqual([700n, 300n]);
    await rule({ shop_id: shop.id, category_code: 'toys', rate_bp: null });
    await rule({ shop_id: shop.id, rate_bp: 9_000, effective_from: new Date(at.getTime() + 1) });
    expect(await frozen()).toEqual([700n, 24n]);
  });

  it('does not change with later rules', async () => {
    const order = await paidOrder();
    await rule({ shop_id: order.shopId, rate_bp: 2_000, effective_from: new Date(0) });
    await release(order);
    expect(await balancesOfOrder(order)).toMatchObject({ shop: 10_000n, escrow: 0n });
    await expectCleanBooks(db);
  });
});

describe('the release', () => {
  it('pays the shop goods and freight less the commission, including a promotion, once', async () => {
    const order = await paidOrder({ discount: 1_000n });
    const earned = await sumOf(platformRevenue);
    await Promise.all([release(order), release(order)]);
    expect(await balancesOfOrder(order)).toEqual({ shopper: 0n, shop: 10_000n, debt: 0n, escrow: 0n });
    expect((await sumOf(platformRevenue)) - earned).toBe(500n);
    await expectCleanBooks(db);
  });

  it('takes no commission of refunded goods', async () => {
    const order = await paidOrder({ quantity: 2, discount: 2_000n });
    await refund(order, 'one', 9_000n, 1_000n, 500n);
    await release(order);
    expect(await balancesOfOrder(order)).toEqual({ shopper: 9_000n, shop: 10_000n, debt: 0n, escrow: 0n });
    await expectCleanBooks(db);
  });

  it('pays nothing after a complete refund', async () => {
    const order = await paidOrder();
    await refund(order, 'all', order.total);
    await release(order);
    expect(await balancesOfOrder(order)).toEqual({ shopper: 10_500n, shop: 0n, debt: 0n, escrow: 0n });
    await expect(refund(order, 'more', 1n)).rejects.toThrow(RangeError);
  });
});

describe('a refund after the release', () => {
  it('comes from the shop and the commission, and leaves a debt that the next release pays', async () => {
    const shop = await buildShop(db);
    const order = await paidOrder({ shop });
    await release(order);
    await db.transact((tx) =>
      postTransaction(tx, {
        kind: 'payout_asked',
        reference: `spent:${shop.id}`,
        at,
        legs: [{ from: shopAvailable(shop.id), to: outside('bank'), amount: usd(9_000) }],
      }),
    );
    await refund(order, 'all', 10_500n, 0n, 500n);
    expect(await balancesOfOrder(order)).toEqual({ shopper: 10_500n, shop: 0n, debt: 9_000n, escrow: 0n });

    const small = await paidOrder({ shop, price: 4_000n, freight: 0n });
    await release(small);
    expect(await balancesOfOrder(small)).toMatchObject({ shop: 0n, debt: 5_200n });
    await refund(small, 'part', 2_000n, 0n, 100n);
    expect(await balancesOfOrder(small)).toMatchObject({ shop: 0n, debt: 7_100n, shopper: 2_000n });
    await release(await paidOrder({ shop, price: 10_000n, freight: 0n }));
    expect(await balancesOfOrder(small)).toMatchObject({ shop: 2_400n, debt: 0n });
    await expectCleanBooks(db);
  });

  it('cannot be booked twice or exceed what was paid', async () => {
    const order = await paidOrder();
    await release(order);
    const outcomes = await Promise.allSettled([
      refund(order, 'same', 6_000n),
      refund(order, 'same', 6_000n),
      refund(order, 'other', 6_000n),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await balancesOfOrder(order)).shopper).toBe(6_000n);
    await expectCleanBooks(db);
  });
});

describe('the money of an order', () => {
  const moneyOf = (order: BuiltOrder) => orderMoney(db.read, { orderId: order.id, refundUntil: at });

  it('is read from the books at every step, without commission for the shopper', async () => {
    const order = await buildOrder(
      db,
      await buildShopperRow(db),
      [{ product: await buildProduct(db, { price: 10_000n }), quantity: 2 }],
      { discount: 2_000n },
    );
    expect(await moneyOf(order)).toMatchObject({ place: 'unpaid', paid: '0.00', held: '0.00', refund_until: null });
    await pay(order);
    expect(await moneyOf(order)).toMatchObject({
      place: 'held',
      paid: '185.00',
      promotion: '20.00',
      held: '205.00',
      commission: '10.00',
      shop: '195.00',
    });
    await refund(order, 'one', 9_000n, 1_000n, 500n);
    expect(await moneyOf(order)).toMatchObject({
      place: 'held',
      held: '105.00',
      refunded: '90.00',
      promotion_back: '10.00',
      commission: '5.00',
      shop: '100.00',
    });
    await release(order);
    expect(await moneyOf(order)).toMatchObject({
      place: 'released',
      held: '0.00',
      shop: '100.00',
      commission: '5.00',
      released_at: at.toISOString(),
    });
    await refund(order, 'rest', 9_500n, 1_000n, 500n);
    expect(await moneyOf(order)).toMatchObject({
      place: 'returned',
      refunded: '185.00',
      promotion_back: '20.00',
      shop: '0.00',
      commission: '0.00',
    });
    expect(Object.keys(await myOrderMoney(db.read, { orderId: order.id, refundUntil: null })).sort()).toEqual([
      'duties',
      'held',
      'paid',
      'place',
      'promotion',
      'refund_until',
      'refunded',
      'released_at',
      'return_freight',
    ]);
    await expectCleanBooks(db);
  });
});
