import { usd } from '@tradewind/contract/base/money';
import * as contract from '@tradewind/contract/trade/aftersales';
import * as desk from '@tradewind/contract/trade/desk/disputes';
import * as shop from '@tradewind/contract/trade/shop-desk/aftersales';
import { shipOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { stockOf } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { deliverOrder } from '../../../test/build-paid-order.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { upload } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { dollars, refundActs, unsent } from '../../../test/refund-acts.ts';
import { day } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { balanceOf, shopAvailable } from '../../money/ledger/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, data, refusal, clock } = test;
const { balance, orderRow, requestRefund, requestReturn, setUp } = refundActs(test);

const escrowOf = async (orderId: string): Promise<bigint> => {
  const row = await db.read
    .selectFrom('entries')
    .select((eb) => eb.cast<bigint>(eb.fn.sum('amount'), 'bigint').as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.sum;
};

describe('requesting a refund', () => {
  it('shows exact amounts, and refunds an unshipped order in full with its stock', async () => {
    const setup = await setUp({ price: 3_333n, quantity: 3, discount: 1_000n, freight: 700n });
    const form = await data(contract.refundForm, { order_id: setup.order.id }, setup.mine);
    expect(form).toMatchObject({
      possible: 'yes',
      shipped: 0,
      lines: [{ quantity: 3, steps: [{ amount: '32.33' }, { amount: '64.66' }, { amount: '96.99', freight: '7.00' }] }],
    });
    expect(await requestRefund(setup)).toMatchObject({
      state: 'pending',
      asked: '96.99',
      most: '96.99',
      freight: '7.00',
      can: ['withdraw', 'message'],
    });
    expect(await orderRow(setup.order)).toEqual({ status: 'waiting_delivery', refund_status: 1 });
    expect((await data(contract.refundForm, { order_id: setup.order.id }, setup.mine)).possible).toBe('open');

    const { list, counts } = await data(shop.refunds, { queue: 'answer' }, setup.theirs);
    expect([list.length, counts.answer]).toEqual([1, 1]);
    const before = await stockOf(db, setup.product.skus[0]!.id);
    expect(await data(shop.approveRefund, { id: list[0]!.id, password_pay: testCode }, setup.theirs)).toMatchObject({
      state: 'refunded',
      granted: '96.99',
      can: [],
    });
    expect(await balance(setup)).toBe('10000.00');
    expect(await stockOf(db, setup.product.skus[0]!.id)).toBe(before! + 3);
    expect(await orderRow(setup.order)).toEqual({ status: 'refunded', refund_status: 2 });
    expect(await escrowOf(setup.order.id)).toBe(0n);
    await expectCleanBooks(db);
  });

  it.each([
    ['unsent pieces that did not arrive', '0', 2, 2],
    ['no sent pieces that the shopper keeps', '1', 1, 0],
    ['only the unsent pieces of more than were sent', '1', 2, 1],
  ] as const)('returns to stock, of a partly sent order, %s', async (_name, receiving_status, quantity, back) => {
    const setup = await setUp({ quantity: 3, freight: 0n });
    await deliverOrder(db, setup.order, 'delivered', clock.now(), [1]);
    const before = (await stockOf(db, setup.product.skus[0]!.id))!;
    const proof =
      receiving_status === '1' ? { reason_type: 'damaged', images: await upload(app, setup.order.shopper.token) } : {};
    const { refund_id: id } = await requestRefund(setup, {
      amount: dollars(5_000n * BigInt(quantity)),
      receiving_status,
      quantities: { [setup.order.lineIds[0]!]: quantity },
      ...proof,
    });
    await data(shop.approveRefund, { id, password_pay: testCode }, setup.theirs);
    expect(await stockOf(db, setup.product.skus[0]!.id)).toBe(before + back);
    await expectCleanBooks(db);
  });

  it.each([
    ['refunded sent pieces leave all unsent ones', '1', 1, 2],
    ['refunded unsent pieces are no longer sent', '0', 1, 1],
    ['refunds above the sent pieces reduce the unsent ones', '1', 2, 1],
  ] as const)(
    'leaves the remaining pieces of a partly sent order to be sent: %s',
    async (_name, receiving_status, quantity, left) => {
      const setup = await setUp({ quantity: 3, freight: 0n });
      await deliverOrder(db, setup.order, 'delivered', clock.now(), [1]);
      const proof =
        receiving_status === '1'
          ? { reason_type: 'damaged', images: await upload(app, setup.order.shopper.token) }
          : {};
      const { refund_id: id } = await requestRefund(setup, {
        amount: dollars(5_000n * BigInt(quantity)),
        receiving_status,
        quantities: { [setup.order.lineIds[0]!]: quantity },
        ...proof,
      });
      await data(shop.approveRefund, { id, password_pay: testCode }, setup.theirs);
      const ship = { id: setup.order.id, carrier: 'dhl', number: `RM${newId().slice(-12)}TH` } as const;
      expect(
        (
          await refusal(
            shipOrder,
            { ...ship, lines: [{ id: setup.order.lineIds[0]!, quantity: left + 1 }] },
            setup.theirs,
          )
        ).refusal,
      ).toBe('pieces_not_there');
      const { lines } = await data(shipOrder, ship, setup.theirs);
      expect(lines[0]).toMatchObject({ quantity: 3, refunded: quantity, sent: 1 + left, unsent: 0 });
    },
  );

  it('refunds piece by piece exactly the total of the order', async () => {
    const setup = await setUp({ price: 1_111n, quantity: 3, discount: 500n, freight: 250n, status: 'received' });
    const [line] = setup.order.lineIds;
    for (const amount of ['10.28', '10.27', '10.28']) {
      const form = await data(contract.refundForm, { order_id: setup.order.id }, setup.mine);
      expect(form.lines[0]!.steps[0]!.amount).toBe(amount);
      const { refund_id: id } = await requestRefund(setup, { amount, quantities: { [line!]: 1 } });
      await data(shop.approveRefund, { id, password_pay: testCode }, setup.theirs);
    }
    expect(await orderRow(setup.order)).toEqual({ status: 'refunded', refund_status: 2 });
    expect(await balance(setup)).toBe('10000.00');
    expect(
      await refusal(contract.requestRefund, { order_id: setup.order.id, amount: '1.00', ...unsent }, setup.mine),
    ).toMatchObject({ refusal: 'refund_not_possible' });
    await expectCleanBooks(db);
  });

  it('refuses invalid pieces, amounts, explanations and evidence without changes', async () => {
    const setup = await setUp({ status: 'received' });
    const { order, mine } = setup;
    const picture = await upload(app, order.shopper.token);
    const stranger = await buildShopper(db, { now: clock.now() });
    const good = {
      order_id: order.id,
      amount: '10.00',
      service_type: '0',
      receiving_status: '1',
      reason_type: 'damaged',
      refund_explain: 'Broken',
      images: picture,
    } as const;
    const attempt = async (input: object, token = mine.token) =>
      (await refusal(contract.requestRefund, { ...good, ...input }, { token })).refusal;
    expect(await attempt({ amount: '105.01' })).toBe('refund_amount');
    for (const amount of ['0', '0.00', '-1', '-0.01']) expect(await attempt({ amount })).toBe('refund_amount');
    for (const amount of ['', 'ten', '1.005', '1e3', '1,5']) expect(await attempt({ amount })).toBe('amount_invalid');
    expect(await attempt({ reason_type: ' ' })).toBe('reason_required');
    expect(await attempt({ refund_explain: '' })).toBe('explanation_required');
    expect(await attempt({ images: '' })).toBe('evidence_required');
    expect(await attempt({ images: 'http://elsewhere.example/x.webp' })).toBe('evidence_invalid');
    expect(await attempt({ images: await upload(app, stranger.token) })).toBe('evidence_invalid');
    expect(await attempt({ images: Array.from({ length: 7 }, () => picture).join(',') })).toBe('bad_request');
    expect(await attempt({ service_type: '1', receiving_status: '0' })).toBe('refund_return_not_received');
    expect(await attempt({ order_product_id: newId() })).toBe('refund_lines');
    expect(await attempt({ quantities: { [order.lineIds[0]!]: 3 } })).toBe('refund_lines');
    expect(await attempt({ quantities: { [order.lineIds[0]!]: 0 } })).toBe('refund_lines');
    expect(await attempt({ sn: 'TW0000000000000' })).toBe('order_not_found');
    expect(await attempt({ order_id: newId() })).toBe('order_not_found');
    expect(await attempt({}, stranger.token)).toBe('order_not_found');
    expect(await orderRow(order)).toEqual({ status: 'received', refund_status: 0 });
  });

  it('creates one refund under concurrent requests and returns the first answer to repeats', async () => {
    const setup = await setUp();
    const answers = await Promise.all(Array.from({ length: 5 }, () => requestRefund(setup)));
    expect(new Set(answers.map((answer) => answer.refund_id)).size).toBe(1);
    expect(
      await refusal(contract.requestRefund, { order_id: setup.order.id, amount: '1.00', ...unsent }, setup.mine),
    ).toMatchObject({ refusal: 'refund_open' });
    const keyed = await setUp();
    const key = newId();
    const input = { order_id: keyed.order.id, amount: '105.00', ...unsent };
    const [first, again] = [
      await data(contract.requestRefund, input, { ...keyed.mine, key }),
      await data(contract.requestRefund, input, { ...keyed.mine, key }),
    ];
    expect(again).toEqual(first);
  });

  it('is refused some time after completion', async () => {
    const setup = await setUp({ status: 'completed' });
    clock.advance(31 * day);
    expect(
      await data(contract.refundForm, { order_id: setup.order.id }, { token: setup.order.shopper.token }),
    ).toMatchObject({ possible: 'too_late' });
    expect(
      await refusal(contract.requestRefund, { order_id: setup.order.id, amount: '1.00', ...unsent }, setup.mine),
    ).toMatchObject({ refusal: 'refund_too_late' });
  });
});

it('charges the shop after completion: commission and balance first, then a debt', async () => {
  const setup = await setUp({ price: 10_000n, quantity: 1, freight: 0n, status: 'completed' });
  expect(await balanceOf(db.read, shopAvailable(setup.order.shopId))).toEqual(usd(9_500));
  const { refund_id: id } = await requestRefund(setup, {
    receiving_status: '1',
    reason_type: 'defective',
    images: await upload(app, setup.order.shopper.token),
  });
  await data(shop.approveRefund, { id, password_pay: testCode }, setup.theirs);
  expect(await balance(setup)).toBe('10000.00');
  expect(await balanceOf(db.read, shopAvailable(setup.order.shopId))).toEqual(usd(0));
  expect(await orderRow(setup.order)).toEqual({ status: 'refunded', refund_status: 2 });
  await expectCleanBooks(db);
});

it('refuses other shoppers, other shops and operators without the role', async () => {
  const setup = await setUp({ status: 'received' });
  const { refund_id: id } = await requestReturn(setup);
  const other = await setUp();
  for (const [endpoint, input] of [
    [contract.refund, {}],
    [contract.acceptOffer, {}],
    [contract.declineOffer, {}],
    [contract.sendBack, { carrier: 'x', number: 'y' }],
    [contract.openDispute, { text: 'x' }],
    [contract.addMessage, { text: 'x' }],
    [contract.withdrawRefund, {}],
  ] as const) {
    for (const token of [other.order.shopper.token, setup.owner.token])
      expect([endpoint.name, (await refusal(endpoint, { ...input, refund_id: id }, { token })).refusal]).toEqual([
        endpoint.name,
        'refund_not_found',
      ]);
  }
  for (const [endpoint, input] of [
    [shop.refund, {}],
    [shop.approveRefund, { address: 'x', password_pay: testCode }],
    [shop.offerPart, { amount: '1.00', password_pay: testCode }],
    [shop.refuseRefund, { reason: 'x' }],
    [shop.confirmArrival, { sellable: 1, password_pay: testCode }],
    [shop.reportProblem, { text: 'x' }],
    [shop.openDispute, { text: 'x' }],
    [shop.addMessage, { text: 'x' }],
  ] as const) {
    expect([endpoint.name, (await refusal(endpoint, { ...input, id }, other.theirs)).refusal]).toEqual([
      endpoint.name,
      'refund_not_found',
    ]);
    expect([endpoint.name, (await refusal(endpoint, { ...input, id }, setup.mine)).refusal]).toEqual([
      endpoint.name,
      'shop_forbidden',
    ]);
  }
  expect((await refusal(contract.refundForm, { order_id: setup.order.id }, other.mine)).refusal).toBe(
    'order_not_found',
  );
  expect((await data(contract.refundsOfOrder, { order_id: setup.order.id }, other.mine)).list).toEqual([]);
  expect((await data(shop.refunds, {}, other.theirs)).list).toEqual([]);
  const finance = { desk: (await buildOperator(db, ['finance'], { now: clock.now() })).token };
  for (const endpoint of [desk.disputes, desk.showDispute, desk.ruleDispute])
    expect((await refusal(endpoint, { id, amount: '1.00', fault: 'shop', reason: 'x' }, finance)).refusal).toBe(
      'desk_forbidden',
    );
  expect(await data(contract.refund, { refund_id: id }, setup.mine)).toMatchObject({ state: 'pending' });
});
