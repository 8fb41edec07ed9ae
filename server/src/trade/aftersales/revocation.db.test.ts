import * as contract from '@tradewind/contract/trade/aftersales';
import { order as orderPage } from '@tradewind/contract/trade/orders';
import { approveRefund, confirmArrival, refuseRefund } from '@tradewind/contract/trade/shop-desk/aftersales';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { refundActs, type OrderOptions } from '../../../test/refund-acts.ts';
import { day } from '../../base/clock/clock.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal, clock, deliver } = test;
const { setUp, balance, orderRow, requestRefund } = refundActs(test);

/** An order that goes to a country. */
async function orderTo(country: string, options: OrderOptions = {}) {
  const setup = await setUp(options);
  await db.kysely.updateTable('orders').set({ country }).where('id', '=', setup.order.id).execute();
  const { order, mine } = setup;
  const statement = { order_id: order.id, name: 'Lena Vogt', email: 'lena@example.com' };
  return {
    ...setup,
    statement,
    revoke: (more: object = {}) => data(contract.revokeOrder, { ...statement, ...more }, mine),
    form: () => data(contract.revocationForm, { order_id: order.id }, mine),
    shown: async () => (await data(orderPage, { order_id: order.id }, mine)).revocation,
  };
}

describe('a withdrawal from the contract', () => {
  it('is refunded at once before anything was sent', async () => {
    const setup = await orderTo('DE');
    const before = Number(await balance(setup));
    const refund = await setup.revoke();
    expect(refund).toMatchObject({ state: 'refunded', reason_text: 'Withdrawal from the contract' });
    expect(Number(await balance(setup)) - before).toBeCloseTo(Number(setup.order.total) / 100);
    expect(await orderRow(setup.order)).toEqual({ status: 'refunded', refund_status: 2 });
    await expectCleanBooks(db);
  });

  it('waits for the goods, which no shop can refuse, and is paid when they are back', async () => {
    const setup = await orderTo('FR', { status: 'received' });
    const before = Number(await balance(setup));
    const refund = await setup.revoke();
    expect(refund).toMatchObject({ state: 'waiting_return', return_freight: 'shopper', return_most: '0.00' });
    const id = refund.refund_id;
    const secret = { password_pay: testCode };
    expect((await refusal(refuseRefund, { id, reason: 'No.' }, setup.theirs)).refusal).toBe('refund_moved_on');
    expect((await refusal(approveRefund, { id, address: 'x', keep_goods: 0, ...secret }, setup.theirs)).refusal).toBe(
      'refund_moved_on',
    );
    await data(contract.sendBack, { refund_id: id, carrier: 'DHL', number: 'JD1' }, setup.mine);
    await data(confirmArrival, { id, sellable: 1, ...secret }, setup.theirs);
    expect(Number(await balance(setup)) - before).toBeCloseTo(Number(setup.order.total) / 100);
    await expectCleanBooks(db);
  });

  it('may be about some pieces only', async () => {
    const setup = await orderTo('IT', { status: 'received', quantity: 3 });
    const [line] = (await setup.form()).lines;
    const refund = await setup.revoke({ quantities: { [line!.order_product_id]: 1 } });
    expect(refund.lines).toMatchObject([{ quantity: 1 }]);
  });

  it('is confirmed by mail to the address of the statement, with content, date and time', async () => {
    const setup = await orderTo('AT', { status: 'received' });
    await setup.revoke();
    await deliver();
    const mails = await db.read.selectFrom('mails').selectAll().where('recipient', '=', 'lena@example.com').execute();
    const [text] = mails.at(-1)!.letter.paragraphs;
    expect(text).toContain('I, Lena Vogt, withdraw from the contract about order');
    expect(text).toContain(clock.now().toISOString().slice(0, 10));
  });

  it('is possible until the end of the fourteenth day after the delivery', async () => {
    const setup = await orderTo('ES', { status: 'received' });
    const last = new Date(clock.now().getTime() + 14 * day).toISOString().slice(0, 10);
    expect(await setup.shown()).toEqual({ days: 14, until: last });
    clock.advance(14 * day);
    expect((await setup.form()).possible).toBe('yes');
    clock.advance(day);
    expect([await setup.shown(), (await setup.form()).possible]).toEqual([null, 'over']);
    expect((await refusal(contract.revokeOrder, setup.statement, setup.mine)).refusal).toBe('revocation_over');
  });

  it('is no right where the law of the destination gives none', async () => {
    const setup = await orderTo('TH', { status: 'received' });
    expect([await setup.shown(), (await setup.form()).possible]).toEqual([null, 'no_right']);
    expect((await refusal(contract.revokeOrder, setup.statement, setup.mine)).refusal).toBe('revocation_not_possible');
  });

  it('leaves out goods that the law excludes', async () => {
    const setup = await orderTo('NL', { status: 'received' });
    await db.kysely
      .updateTable('order_lines')
      .set({ no_revocation: 'custom_made' })
      .where('order_id', '=', setup.order.id)
      .execute();
    expect(await setup.form()).toMatchObject({ possible: 'nothing_left', excluded: [{ reason: 'custom_made' }] });
    expect((await refusal(contract.revokeOrder, setup.statement, setup.mine)).refusal).toBe('revocation_not_possible');
  });

  it('refuses a second one, other people and an address that is none', async () => {
    const setup = await orderTo('SE', { status: 'received' });
    const stranger = await orderTo('SE', { status: 'received' });
    expect((await refusal(contract.revokeOrder, setup.statement, stranger.mine)).refusal).toBe('order_not_found');
    expect((await refusal(contract.revocationForm, { order_id: setup.order.id }, stranger.mine)).refusal).toBe(
      'order_not_found',
    );
    expect(await refusal(contract.revokeOrder, { ...setup.statement, email: 'lena' }, setup.mine)).toMatchObject({
      refusal: 'email_invalid',
      fields: ['email'],
    });
    await setup.revoke();
    expect((await refusal(contract.revokeOrder, setup.statement, setup.mine)).refusal).toBe('refund_open');
  });

  it('refuses pieces of other orders and more than there are', async () => {
    const setup = await orderTo('DK', { status: 'received', quantity: 2 });
    const [line] = (await setup.form()).lines;
    for (const quantities of [{ other: 1 }, { [line!.order_product_id]: 3 }, { [line!.order_product_id]: 0 }])
      expect((await refusal(contract.revokeOrder, { ...setup.statement, quantities }, setup.mine)).refusal).toBe(
        'refund_lines',
      );
  });

  it('cannot be made of an ordinary request', async () => {
    const setup = await orderTo('DE');
    const refund = await requestRefund(setup);
    expect(refund).toMatchObject({ state: 'pending', revoked_at: null });
  });
});
