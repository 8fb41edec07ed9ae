import { testCode } from '../../../test/build-shopper.ts';
import * as contract from '@tradewind/contract/trade/aftersales';
import * as desk from '@tradewind/contract/trade/desk/disputes';
import * as shop from '@tradewind/contract/trade/shop-desk/aftersales';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { upload } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { refundActs, unsent, type OrderOptions } from '../../../test/refund-acts.ts';
import { hour } from '../../base/clock/clock.ts';
import { processRefundDeadlines } from './index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, data, refusal, call, clock, deps } = test;
const { orderRow, requestReturn, setUp } = refundActs(test);

describe('a dispute', () => {
  /** A support operator with a new session. */
  const support = async () => ({ desk: (await buildOperator(db, ['support'], { now: clock.now() })).token });

  async function disputed(status: OrderOptions['status'] = 'received') {
    const setup = await setUp({ status: status! });
    const { refund_id: id } = await requestReturn(setup);
    await data(shop.refuseRefund, { id, reason: 'It was whole when we packed it.' }, setup.theirs);
    expect((await refusal(contract.openDispute, { refund_id: id }, setup.mine)).refusal).toBe('explanation_required');
    await data(contract.openDispute, { refund_id: id, text: 'It was not.' }, setup.mine);
    return { ...setup, id };
  }

  it('accepts evidence of both sides for a time, then a ruling with a reason that pays', async () => {
    const setup = await disputed();
    const { id } = setup;
    await data(
      contract.addMessage,
      { refund_id: id, text: 'Look', images: [await upload(app, setup.order.shopper.token)] },
      setup.mine,
    );
    await data(shop.addMessage, { id, images: [await upload(app, setup.owner.token)] }, setup.theirs);
    const ruling = { id, amount: '50.00', fault: 'shop', reason: 'The picture shows damage from packing.' } as const;
    expect((await refusal(desk.ruleDispute, ruling, await support())).refusal).toBe('evidence_running');
    clock.advance(48 * hour);
    const judge = await support();
    expect((await refusal(contract.addMessage, { refund_id: id, text: 'One more' }, setup.mine)).refusal).toBe(
      'evidence_over',
    );
    const dossier = await data(desk.showDispute, { id }, judge);
    expect(dossier).toMatchObject({
      opened_by: 'shopper',
      order: { total: '105.00', lines: [{ quantity: 2, asked: 2 }] },
      shopper: { orders: 1, requests: 0 },
    });
    expect(dossier.request.history.map(({ what }) => what)).toEqual([
      'asked',
      'refused',
      'dispute_opened',
      'message',
      'message',
    ]);
    expect(
      (
        await app.inject(
          new URL(dossier.request.history[3]!.pictures[0]!).pathname +
            new URL(dossier.request.history[3]!.pictures[0]!).search,
        )
      ).statusCode,
    ).toBe(200);

    expect((await refusal(desk.ruleDispute, { ...ruling, reason: '-' }, judge)).refusal).toBe('reason_required');
    expect((await refusal(desk.ruleDispute, { ...ruling, amount: '105.01' }, judge)).refusal).toBe('refund_amount');
    const rulings = await Promise.all(Array.from({ length: 3 }, () => call(desk.ruleDispute, ruling, judge)));
    expect(rulings.filter(({ body }) => body.code === 1)).toHaveLength(1);
    expect(await data(contract.refund, { refund_id: id }, setup.mine)).toMatchObject({
      state: 'refunded',
      granted: '50.00',
      ruling: { amount: '50.00', fault: 'shop', reason: ruling.reason },
      can: [],
    });
    expect(await db.read.selectFrom('audit_log').select('act').where('subject', '=', `refund:${id}`).execute()).toEqual(
      [{ act: 'dispute.ruled' }],
    );
    await expectCleanBooks(db);
  });

  it('can be dismissed, after which its pieces can’t be requested again', async () => {
    const setup = await disputed();
    clock.advance(48 * hour);
    const judge = await support();
    const { counts } = await data(desk.disputes, { queue: 'ready' }, judge);
    expect(counts.ready).toBeGreaterThan(0);
    await data(
      desk.ruleDispute,
      { id: setup.id, amount: '0', fault: 'shopper', reason: 'The seal was broken after delivery.' },
      judge,
    );
    expect(await orderRow(setup.order)).toEqual({ status: 'received', refund_status: 0 });
    expect(
      (await refusal(contract.requestRefund, { order_id: setup.order.id, amount: '1.00', ...unsent }, setup.mine))
        .refusal,
    ).toBe('refund_lines');
    await expectCleanBooks(db);
  });

  it('ends when the shop approves or the shopper withdraws', async () => {
    const [given, left] = [await disputed(), await disputed()];
    expect(
      await data(shop.approveRefund, { id: given.id, keep_goods: 1, password_pay: testCode }, given.theirs),
    ).toMatchObject({
      state: 'refunded',
    });
    expect(await data(contract.withdrawRefund, { refund_id: left.id }, left.mine)).toMatchObject({
      state: 'withdrawn',
    });
    await expectCleanBooks(db);
  });

  it('opens for problems with returned goods, which never lapse at a deadline', async () => {
    const setup = await setUp({ status: 'received' });
    const { refund_id: id } = await requestReturn(setup);
    await data(shop.approveRefund, { id, address: 'Lisbon', password_pay: testCode }, setup.theirs);
    await data(contract.sendBack, { refund_id: id, carrier: 'DHL', number: '77' }, setup.mine);
    await data(shop.offerPart, { id, amount: '10.00', password_pay: testCode }, setup.theirs);
    await data(contract.declineOffer, { refund_id: id }, setup.mine);
    clock.advance(72 * hour);
    await processRefundDeadlines(deps);
    expect(await data(contract.refund, { refund_id: id }, setup.mine)).toMatchObject({ state: 'in_dispute' });
    const other = await setUp({ status: 'received' });
    const { refund_id: second } = await requestReturn(other);
    await data(shop.approveRefund, { id: second, address: 'Lisbon', password_pay: testCode }, other.theirs);
    await data(contract.sendBack, { refund_id: second, carrier: 'DHL', number: '78' }, other.mine);
    expect(
      await data(shop.reportProblem, { id: second, text: 'The box is empty.', images: [] }, other.theirs),
    ).toMatchObject({ state: 'in_dispute', dispute: { by: 'shop' } });
  });
});
