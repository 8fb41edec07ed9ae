import { testCode } from '../../../test/build-shopper.ts';
import * as contract from '@tradewind/contract/trade/aftersales';
import * as shop from '@tradewind/contract/trade/shop-desk/aftersales';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { stockOf } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { refundActs } from '../../../test/refund-acts.ts';
import { day, hour } from '../../base/clock/clock.ts';
import { processRefundDeadlines } from './index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal, call, clock, deps } = test;
const { balance, orderRow, requestRefund, requestReturn, setUp } = refundActs(test);

describe('answers of the shop', () => {
  it('offer a part, which pays the proportional shares and keeps the order status', async () => {
    const setup = await setUp({ price: 10_000n, quantity: 1, discount: 2_000n, freight: 0n, status: 'received' });
    const { refund_id: id } = await requestReturn(setup);
    expect(
      await data(
        shop.offerPart,
        { id, amount: '20.00', text: 'For the scratch', password_pay: testCode },
        setup.theirs,
      ),
    ).toMatchObject({
      state: 'offered',
      offered: '20.00',
    });
    expect(await refusal(contract.acceptOffer, { refund_id: id, amount: '25.00' }, setup.mine)).toMatchObject({
      refusal: 'refund_moved_on',
    });
    const accepts = await Promise.all(
      Array.from({ length: 4 }, () => call(contract.acceptOffer, { refund_id: id, amount: '20.00' }, setup.mine)),
    );
    expect(accepts.filter(({ body }) => body.code === 1)).toHaveLength(1);
    expect(await orderRow(setup.order)).toEqual({ status: 'received', refund_status: 2 });
    const earning = await db.read
      .selectFrom('order_earnings')
      .selectAll()
      .where('order_id', '=', setup.order.id)
      .executeTakeFirstOrThrow();
    // A quarter of the payment, of the promotion of 20.00 and of the commission of 5.00.
    expect([earning.refunded, earning.commission_back]).toEqual([2_500n, 125n]);
    expect((await data(contract.refundForm, { order_id: setup.order.id }, setup.mine)).possible).toBe('nothing_left');
    await expectCleanBooks(db);
  });

  it('need a reason to refuse; a declined offer leads to a dispute or lapses', async () => {
    const setup = await setUp({ status: 'received' });
    const { refund_id: id } = await requestReturn(setup);
    for (const reason of ['', ' ', '…'])
      expect((await refusal(shop.refuseRefund, { id, reason }, setup.theirs)).refusal).toBe('reason_required');
    expect(
      await data(shop.refuseRefund, { id, reason: 'The picture shows another product.' }, setup.theirs),
    ).toMatchObject({ state: 'rejected' });
    expect((await refusal(shop.refuseRefund, { id, reason: 'Again' }, setup.theirs)).refusal).toBe('refund_moved_on');
    await data(shop.offerPart, { id, amount: '5.00', password_pay: testCode }, setup.theirs);
    expect(await data(contract.declineOffer, { refund_id: id, text: 'Too little' }, setup.mine)).toMatchObject({
      state: 'rejected',
      can: ['dispute', 'withdraw', 'message'],
    });
    clock.advance(72 * hour);
    await processRefundDeadlines(deps);
    expect(await data(contract.refund, { refund_id: id }, setup.mine)).toMatchObject({ state: 'lapsed', due_at: null });
    expect(await orderRow(setup.order)).toEqual({ status: 'received', refund_status: 0 });
  });

  it('wait for returned goods and return them to stock only when sellable', async () => {
    const setup = await setUp({ status: 'received' });
    const stock = await stockOf(db, setup.product.skus[0]!.id);
    const { refund_id: id } = await requestReturn(setup);
    expect((await refusal(shop.approveRefund, { id, password_pay: testCode }, setup.theirs)).refusal).toBe(
      'address_required',
    );
    await data(shop.approveRefund, { id, address: 'Rua Augusta 1, Lisbon', password_pay: testCode }, setup.theirs);
    expect(
      (await refusal(shop.confirmArrival, { id, sellable: 1, password_pay: testCode }, setup.theirs)).refusal,
    ).toBe('refund_moved_on');
    expect(
      await data(contract.sendBack, { refund_id: id, carrier: 'Thailand Post', number: 'EX123456785TH' }, setup.mine),
    ).toMatchObject({
      state: 'returned',
      goods_back: { address: 'Rua Augusta 1, Lisbon', carrier: 'Thailand Post', number: 'EX123456785TH' },
      can: ['message'],
    });
    expect((await refusal(contract.withdrawRefund, { refund_id: id }, setup.mine)).refusal).toBe('refund_moved_on');
    expect(await data(shop.confirmArrival, { id, sellable: 1, password_pay: testCode }, setup.theirs)).toMatchObject({
      state: 'refunded',
      granted: '105.00',
    });
    expect(await stockOf(db, setup.product.skus[0]!.id)).toBe(stock! + 2);
    expect(await orderRow(setup.order)).toEqual({ status: 'refunded', refund_status: 2 });
    await expectCleanBooks(db);
  });

  it('count once under concurrent answers and a withdrawal', async () => {
    for (let round = 0; round < 4; round += 1) {
      const setup = await setUp();
      const { refund_id: id } = await requestRefund(setup);
      const answers = await Promise.all([
        call(shop.approveRefund, { id, password_pay: testCode }, setup.theirs),
        call(contract.withdrawRefund, { refund_id: id }, setup.mine),
        call(shop.approveRefund, { id, password_pay: testCode }, setup.theirs),
        call(shop.refuseRefund, { id, reason: 'No stock' }, setup.theirs),
      ]);
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      const { state } = await data(contract.refund, { refund_id: id }, setup.mine);
      expect(['refunded', 'withdrawn']).toContain(state);
      expect(await balance(setup)).toBe(state === 'refunded' ? '10000.00' : '9895.00');
      expect((await orderRow(setup.order)).refund_status).toBe(state === 'refunded' ? 2 : 0);
    }
    await expectCleanBooks(db);
  });
});

describe('deadlines', () => {
  it('approve an unshipped refund once, also while the shop answers', async () => {
    const setup = await setUp();
    const { refund_id: id } = await requestRefund(setup);
    expect(await processRefundDeadlines(deps)).toBe(0);
    clock.advance(72 * hour);
    await Promise.all([
      processRefundDeadlines(deps),
      processRefundDeadlines(deps),
      call(shop.approveRefund, { id, password_pay: testCode }, setup.theirs),
    ]);
    expect(await data(contract.refund, { refund_id: id }, setup.mine)).toMatchObject({
      state: 'refunded',
      granted: '105.00',
    });
    expect(await balance(setup)).toBe('10000.00');
    await expectCleanBooks(db);
  });

  it('escalate shipped refunds without an answer and let abandoned returns lapse', async () => {
    const silent = await setUp({ status: 'received' });
    const { refund_id: large } = await requestReturn(silent);
    const idle = await setUp({ status: 'received' });
    const { refund_id: unsentBack } = await requestReturn(idle);
    await data(shop.approveRefund, { id: unsentBack, address: 'Lisbon', password_pay: testCode }, idle.theirs);
    const checked = await setUp({ status: 'received' });
    const { refund_id: back } = await requestReturn(checked);
    await data(shop.approveRefund, { id: back, address: 'Lisbon', password_pay: testCode }, checked.theirs);
    await data(contract.sendBack, { refund_id: back, carrier: 'DHL', number: '1' }, checked.mine);
    clock.advance(5 * day);
    await processRefundDeadlines(deps);
    expect(await data(contract.refund, { refund_id: large }, silent.mine)).toMatchObject({
      state: 'in_dispute',
      dispute: { by: 'clock' },
    });
    expect(await data(contract.refund, { refund_id: back }, checked.mine)).toMatchObject({ state: 'refunded' });
    clock.advance(2 * day);
    await processRefundDeadlines(deps);
    expect(await data(contract.refund, { refund_id: unsentBack }, idle.mine)).toMatchObject({ state: 'lapsed' });
    expect(await orderRow(idle.order)).toEqual({ status: 'received', refund_status: 0 });
    await expectCleanBooks(db);
  });
});
