import { fromWire, usd } from '@tradewind/contract/base/money';
import { exportPayoutParts, payoutParts, type PayoutPart } from '@tradewind/contract/money/shop-desk/payout-parts';
import { cancelPayout, requestPayout } from '@tradewind/contract/money/shop-desk/payouts';
import { shopBalance } from '@tradewind/contract/money/shop-desk/earnings';
import { shopOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { earningShops } from '../../../test/earning-shop.ts';
import { fileReader } from '../../../test/read-file.ts';
import { day } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { payReturnFreight, refundOrder, releaseOrder } from '../../money/settlement/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal, clock } = test;
const { earn, earningShop } = earningShops(test);
const { readRows } = fileReader(test);

type Shop = Awaited<ReturnType<typeof earningShop>>;
type Order = Shop['order'];
const cents = (amount: string): bigint => fromWire(amount)!.minor;
const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + cents(amount), 0n);

const pay = async (shop: Shop, price?: string) => {
  const { payable } = await data(shopBalance, {}, shop.merchant);
  return data(
    requestPayout,
    { address_id: shop.accountId, price: price ?? payable, password_pay: testCode },
    { ...shop.merchant, key: newId() },
  );
};
const released = async (shop: Shop, price: bigint) => {
  const { order } = await earn(shop, price);
  await db.transact((tx) => releaseOrder(tx, { ...order, orderId: order.id, at: clock.now() }));
  clock.advance(day);
  return order;
};
const about = async ({ id: orderId, shopId, sn, userId }: Order) => ({ orderId, shopId, sn, userId, at: clock.now() });
const refund = async (order: Order, amount: bigint) => {
  const of = await about(order);
  const money = { toShopper: usd(amount), toPromotions: usd(0n), commissionBack: usd(amount / 20n) };
  await db.transact((tx) =>
    refundOrder(tx, { ...of, ...money, reference: `refund:${newId()}`, kind: 'order_refunded' }),
  );
};
const returnFreight = async (order: Order, amount: bigint) => {
  const of = await about(order);
  await db.transact((tx) => payReturnFreight(tx, { ...of, reference: `return:${newId()}`, amount }));
};

/** A payout with all its movements, read two at a time. */
async function whole(shop: Shop, id: string) {
  const list: PayoutPart[] = [];
  for (let cursor: number | '' = ''; ;) {
    const answer: Awaited<ReturnType<typeof data<typeof payoutParts>>> = await data(
      payoutParts,
      { id, cursor, limit: 2 },
      shop.merchant,
    );
    list.push(...answer.list);
    if (answer.next === null) return { ...answer, list };
    cursor = answer.next;
  }
}

it('a payout lists the orders that it paid, each leading to its order', async () => {
  const shop = await earningShop({ price: 10_000n });
  const second = await released(shop, 20_000n);
  const { id } = await pay(shop);
  const { list, opening, closing, amount, before } = await whole(shop, id);
  expect(list.map((part) => [part.line, part.counterpart, part.amount])).toEqual([
    ['earnings', second.sn, '190.00'],
    ['earnings', shop.order.sn, '95.00'],
  ]);
  expect([opening, amount, closing, before]).toEqual(['0.00', '285.00', '0.00', null]);
  for (const { order_id: orderId } of list) await data(shopOrder, { id: orderId! }, shop.merchant);
});

it('payouts add up over earnings, refunds, debts, parts and payouts that came back, and list each movement once', async () => {
  const shop = await earningShop({ price: 10_000n });
  const orders = [shop.order];
  const payouts: string[] = [];
  for (let step = 0; step < 10; step += 1) {
    const order = await released(shop, BigInt(4_001 + step * 777));
    orders.push(order);
    if (step % 2 === 0) await refund(order, BigInt(501 + step));
    // More than the balance holds: the shop owes the rest, and the next earnings pay for it.
    if (step === 6) await returnFreight(order, 40_000n);
    if (step % 3 === 2 && step !== 8) payouts.push((await pay(shop, step === 5 ? '20.00' : undefined)).id);
    if (step === 3) {
      const { id } = await pay(shop, '15.00');
      await data(cancelPayout, { id }, shop.merchant);
    }
  }
  await released(shop, 90_000n);
  payouts.push((await pay(shop)).id);
  let carried = '0.00';
  const seen: string[] = [];
  for (const id of payouts) {
    const { opening, closing, amount, lines, list } = await whole(shop, id);
    expect(opening).toBe(carried);
    expect(cents(opening) + sum(list.map((part) => part.amount))).toBe(cents(amount) + cents(closing));
    expect(sum(lines.map((line) => line.amount))).toBe(sum(list.map((part) => part.amount)));
    seen.push(...list.map((part) => part.id));
    carried = closing;
  }
  expect(new Set(seen).size).toBe(seen.length);
  const { available } = await data(shopBalance, {}, shop.merchant);
  expect(carried).toBe(available);
  await expectCleanBooks(db);
});

it('what a cancelled payout would have paid is paid by the next one, with its orders', async () => {
  const shop = await earningShop({ price: 10_000n });
  const { id: cancelled } = await pay(shop);
  await data(cancelPayout, { id: cancelled }, shop.merchant);
  const { id } = await pay(shop);
  const { list } = await whole(shop, id);
  expect(list.map((part) => [part.line, part.counterpart, part.amount])).toEqual([
    ['earnings', shop.order.sn, '95.00'],
  ]);
});

it('an earning that first paid a debt says so', async () => {
  const shop = await earningShop({ price: 10_000n });
  await returnFreight(shop.order, 10_000n);
  const order = await released(shop, 20_000n);
  const { id } = await pay(shop);
  expect((await whole(shop, id)).list[0]).toMatchObject({ counterpart: order.sn, amount: '185.00', debt: '5.00' });
});

it('has the same movements as a file', async () => {
  const shop = await earningShop({ price: 10_000n });
  const { id } = await pay(shop);
  expect(await readRows(exportPayoutParts, { format: 'csv', id }, shop.merchant)).toMatchObject([
    { Line: 'Earnings', 'Order or counterpart': shop.order.sn, 'Amount (USD)': '95.00' },
  ]);
});

it('is not found for a payout of another shop', async () => {
  const [one, other] = [await earningShop(), await earningShop()];
  const { id } = await pay(one);
  for (const payout of [id, newId(), 'nonsense'])
    expect(await refusal(payoutParts, { id: payout }, other.merchant)).toMatchObject({
      refusal: 'withdrawal_not_found',
    });
});
