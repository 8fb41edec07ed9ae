import { testCode } from '../../../test/build-shopper.ts';
import * as contract from '@tradewind/contract/trade/orders';
import * as desk from '@tradewind/contract/trade/desk/orders';
import * as shopDesk from '@tradewind/contract/trade/shop-desk/orders';
import { getUserInfo } from '@tradewind/contract/people/users';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { stockOf } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { orderActs, type Deal } from '../../../test/order-acts.ts';
import { hour, minute } from '../../base/clock/clock.ts';
import { demoCarrier } from '../parcels/index.ts';
import { lockOrders, processOrderDeadlines, transitionOrders } from './index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal, call, clock, deps } = test;
const { pay, readOrder } = orderActs(test);
const orders = { ...deps, tracking: demoCarrier };

const money = async ({ shopper }: Deal) => (await data(getUserInfo, {}, { token: shopper.token })).money;

async function expectAllBack(deal: Deal, reason: string): Promise<void> {
  expect(await readOrder(deal)).toMatchObject({
    status: -1,
    cancel_reason: reason,
    refund_status: 0,
    money: { place: 'returned', held: '0.00', refunded: '36.00' },
  });
  expect(await money(deal)).toBe('1000.00');
  expect(await stockOf(db, deal.skuId)).toBe(10);
  const uses = await db.read
    .selectFrom('promo_uses')
    .select('given_back_at')
    .where('user_id', '=', deal.shopper.id)
    .execute();
  expect(uses.every((use) => use.given_back_at !== null)).toBe(true);
  await expectCleanBooks(db);
}

describe('cancelling after the payment', () => {
  it('is free at first and refunds once under concurrent requests', async () => {
    const deal = await pay();
    expect(await readOrder(deal)).toMatchObject({
      status: 1,
      allowed: ['cancel', 'refund'],
      money: { place: 'held', paid: '36.00', promotion: '3.00', held: '39.00' },
    });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call(contract.cancelOrder, { order_id: deal.id }, { token: deal.shopper.token })),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
    await expectAllBack(deal, 'shopper');
  });

  it('needs the consent of the shop later, and a note for its refusal', async () => {
    const [yes, no] = [await pay(), await pay()];
    clock.advance(hour);
    for (const deal of [yes, no]) {
      const options = { token: deal.shopper.token };
      expect((await refusal(contract.cancelOrder, { order_id: deal.id }, options)).refusal).toBe(
        'cancel_needs_consent',
      );
      expect(
        (
          await refusal(
            shopDesk.answerCancel,
            { id: deal.id, agree: true, password_pay: testCode },
            { token: deal.merchant.token },
          )
        ).refusal,
      ).toBe('cancel_not_open');
      await data(contract.requestCancellation, { order_id: deal.id, wish: 'Wrong colour' }, options);
      expect((await refusal(contract.requestCancellation, { order_id: deal.id }, options)).refusal).toBe(
        'cancel_already_asked',
      );
      expect(
        (
          await refusal(
            shopDesk.shipOrder,
            { id: deal.id, carrier: 'dhl', number: 'JD12345' },
            { token: deal.merchant.token },
          )
        ).refusal,
      ).toBe('cancel_open');
      expect((await readOrder(deal)).cancel_request).toMatchObject({ wish: 'Wrong colour', answer: 'open' });
    }
    await data(
      shopDesk.answerCancel,
      { id: yes.id, agree: true, password_pay: testCode },
      { token: yes.merchant.token },
    );
    await expectAllBack(yes, 'agreed');
    expect(
      (await refusal(shopDesk.answerCancel, { id: no.id, agree: false }, { token: no.merchant.token })).refusal,
    ).toBe('reason_required');
    await data(
      shopDesk.answerCancel,
      { id: no.id, agree: false, note: 'Already packed' },
      { token: no.merchant.token },
    );
    expect(await readOrder(no)).toMatchObject({
      status: 1,
      allowed: ['refund'],
      cancel_request: { answer: 'refused', note: 'Already packed' },
    });
  });

  it('is granted at the deadline and not before', async () => {
    const deal = await pay();
    clock.advance(hour);
    await data(contract.requestCancellation, { order_id: deal.id }, { token: deal.shopper.token });
    clock.advance(48 * hour - minute);
    await processOrderDeadlines(orders);
    expect((await readOrder(deal)).status).toBe(1);
    clock.advance(minute);
    await Promise.all([processOrderDeadlines(orders), processOrderDeadlines(orders)]);
    await expectAllBack(deal, 'silence');
  });

  it('can be done by the shop and by an operator with a note', async () => {
    const [byShop, byDesk] = [await pay(), await pay()];
    expect(
      (
        await refusal(
          shopDesk.cancelByShop,
          { id: byShop.id, note: '', password_pay: testCode },
          { token: byShop.merchant.token },
        )
      ).refusal,
    ).toBe('reason_required');
    await data(
      shopDesk.cancelByShop,
      { id: byShop.id, note: 'Broken in the store', password_pay: testCode },
      { token: byShop.merchant.token },
    );
    await expectAllBack(byShop, 'shop');
    expect((await readOrder(byShop)).cancel_note).toBe('Broken in the store');
    const operator = await buildOperator(db, ['support'], { now: clock.now() });
    const cancelled = await data(
      desk.cancelByOperator,
      { id: byDesk.id, note: 'The shop has closed' },
      { desk: operator.token },
    );
    expect(cancelled.life.map(({ what }) => what)).toEqual(['placed', 'paid', 'cancelled']);
    expect(cancelled.books.map(({ kind }) => kind)).toEqual(['order_paid', 'order_refunded']);
    await expectAllBack(byDesk, 'operator');
  });
});

describe('an order that is not shipped', () => {
  it('notifies at its shipping deadline and is cancelled and refunded later', async () => {
    const deal = await pay();
    const { ship_by: shipBy, unshipped_at: unshippedAt } = (await readOrder(deal)).deadlines;
    clock.advance(new Date(shipBy!).getTime() - clock.now().getTime());
    await processOrderDeadlines(orders);
    expect((await data(shopDesk.shopOrders, { tab: 'late' }, { token: deal.merchant.token })).list).toMatchObject([
      { id: deal.id, late: 1 },
    ]);
    await db.transact(async (tx) =>
      transitionOrders(tx, deps, await lockOrders(tx, { id: deal.id }), 'request_refund', { at: clock.now() }),
    );
    clock.advance(new Date(unshippedAt!).getTime() - clock.now().getTime());
    await processOrderDeadlines(orders);
    expect((await readOrder(deal)).status).toBe(1);
    await db.transact(async (tx) =>
      transitionOrders(tx, deps, await lockOrders(tx, { id: deal.id }), 'end_refund', {
        at: clock.now(),
        refund_status: 0,
      }),
    );
    await Promise.all([processOrderDeadlines(orders), processOrderDeadlines(orders)]);
    await expectAllBack(deal, 'unshipped');
  });
});
