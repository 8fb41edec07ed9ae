import * as contract from '@tradewind/contract/trade/aftersales';
import * as desk from '@tradewind/contract/trade/desk/disputes';
import * as shop from '@tradewind/contract/trade/shop-desk/aftersales';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { shipOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { getUserInfo } from '@tradewind/contract/people/users';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop, stockOf } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildPaidOrder, deliverOrder, completeOrder, type PaidOrder } from '../../../test/build-paid-order.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { upload } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, hour } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { processRefundDeadlines } from './index.ts';

const db = await testDatabase();
const { app, data, refusal, call, clock, deps } = await testApp(db);

interface OrderOptions {
  price?: bigint;
  quantity?: number;
  discount?: bigint;
  freight?: bigint;
  status?: 'delivered' | 'received' | 'completed';
}

/** Builds a paid order of one line at a shop with its merchant. */
async function setUp({ price = 5_000n, quantity = 2, discount = 0n, freight = 500n, status }: OrderOptions = {}) {
  const owner = await buildMerchant(db, { shop: await buildShop(db), now: clock.now() });
  const product = await buildProduct(db, { shop: { id: owner.shopId, name: 'Shop' }, price, stock: 10 });
  const order = await buildPaidOrder(db, { lines: [{ product, quantity, discount }], freight, at: clock.now() });
  if (status === 'completed') await completeOrder(db, order, clock.now());
  else if (status) await deliverOrder(db, order, status, clock.now());
  return { owner, product, order, mine: { token: order.shopper.token }, theirs: { token: owner.token } };
}
type Setup = Awaited<ReturnType<typeof setUp>>;

const unsent = {
  service_type: '0',
  receiving_status: '0',
  reason_type: 'not_needed',
  refund_explain: 'I found one at home.',
} as const;
const requestRefund = ({ order, mine }: Setup, input: Partial<InputOf<typeof contract.requestRefund>> = {}) =>
  data(contract.requestRefund, { order_id: order.id, amount: dollars(order.total), ...unsent, ...input }, mine);
/** Requests a return of damaged goods with a picture. */
async function requestReturn(setup: Setup, input: Partial<InputOf<typeof contract.requestRefund>> = {}) {
  return requestRefund(setup, {
    service_type: '1',
    receiving_status: '1',
    reason_type: 'damaged',
    images: await upload(app, setup.order.shopper.token),
    ...input,
  });
}
const dollars = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const balance = async (setup: Setup) => (await data(getUserInfo, {}, setup.mine)).money;
const orderRow = (order: PaidOrder) =>
  db.read.selectFrom('orders').select(['status', 'refund_status']).where('id', '=', order.id).executeTakeFirstOrThrow();
const sumOf = async (address: string): Promise<bigint> => {
  const row = await db.read
    .selectFrom('entries as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select((eb) => eb.cast<bigint>(eb.fn.coalesce(eb.fn.sum('e.amount'), eb.val(0)), 'bigint').as('sum'))
    .where('a.address', '=', address)
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
    expect(await data(shop.approveRefund, { id: list[0]!.id }, setup.theirs)).toMatchObject({
      state: 'refunded',
      granted: '96.99',
      can: [],
    });
    expect(await balance(setup)).toBe('10000.00');
    expect(await stockOf(db, setup.product.skus[0]!.id)).toBe(before! + 3);
    expect(await orderRow(setup.order)).toEqual({ status: 'refunded', refund_status: 2 });
    expect(await sumOf(`order:${setup.order.id}:escrow:USD`)).toBe(0n);
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
    await data(shop.approveRefund, { id }, setup.theirs);
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
      await data(shop.approveRefund, { id }, setup.theirs);
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
      await data(shop.approveRefund, { id }, setup.theirs);
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

describe('answers of the shop', () => {
  it('offer a part, which pays the proportional shares and keeps the order status', async () => {
    const setup = await setUp({ price: 10_000n, quantity: 1, discount: 2_000n, freight: 0n, status: 'received' });
    const { refund_id: id } = await requestReturn(setup);
    expect(await data(shop.offerPart, { id, amount: '20.00', text: 'For the scratch' }, setup.theirs)).toMatchObject({
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
    await data(shop.offerPart, { id, amount: '5.00' }, setup.theirs);
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
    expect((await refusal(shop.approveRefund, { id }, setup.theirs)).refusal).toBe('address_required');
    await data(shop.approveRefund, { id, address: 'Rua Augusta 1, Lisbon' }, setup.theirs);
    expect((await refusal(shop.confirmArrival, { id, sellable: 1 }, setup.theirs)).refusal).toBe('refund_moved_on');
    expect(
      await data(contract.sendBack, { refund_id: id, carrier: 'Thailand Post', number: 'EX123456785TH' }, setup.mine),
    ).toMatchObject({
      state: 'returned',
      goods_back: { address: 'Rua Augusta 1, Lisbon', carrier: 'Thailand Post', number: 'EX123456785TH' },
      can: ['message'],
    });
    expect((await refusal(contract.withdrawRefund, { refund_id: id }, setup.mine)).refusal).toBe('refund_moved_on');
    expect(await data(shop.confirmArrival, { id, sellable: 1 }, setup.theirs)).toMatchObject({
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
        call(shop.approveRefund, { id }, setup.theirs),
        call(contract.withdrawRefund, { refund_id: id }, setup.mine),
        call(shop.approveRefund, { id }, setup.theirs),
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
      call(shop.approveRefund, { id }, setup.theirs),
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
    await data(shop.approveRefund, { id: unsentBack, address: 'Lisbon' }, idle.theirs);
    const checked = await setUp({ status: 'received' });
    const { refund_id: back } = await requestReturn(checked);
    await data(shop.approveRefund, { id: back, address: 'Lisbon' }, checked.theirs);
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
    expect(await data(shop.approveRefund, { id: given.id, keep_goods: 1 }, given.theirs)).toMatchObject({
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
    await data(shop.approveRefund, { id, address: 'Lisbon' }, setup.theirs);
    await data(contract.sendBack, { refund_id: id, carrier: 'DHL', number: '77' }, setup.mine);
    await data(shop.offerPart, { id, amount: '10.00' }, setup.theirs);
    await data(contract.declineOffer, { refund_id: id }, setup.mine);
    clock.advance(72 * hour);
    await processRefundDeadlines(deps);
    expect(await data(contract.refund, { refund_id: id }, setup.mine)).toMatchObject({ state: 'in_dispute' });
    const other = await setUp({ status: 'received' });
    const { refund_id: second } = await requestReturn(other);
    await data(shop.approveRefund, { id: second, address: 'Lisbon' }, other.theirs);
    await data(contract.sendBack, { refund_id: second, carrier: 'DHL', number: '78' }, other.mine);
    expect(
      await data(shop.reportProblem, { id: second, text: 'The box is empty.', images: [] }, other.theirs),
    ).toMatchObject({ state: 'in_dispute', dispute: { by: 'shop' } });
  });
});

it('charges the shop after completion: commission and balance first, then a debt', async () => {
  const setup = await setUp({ price: 10_000n, quantity: 1, freight: 0n, status: 'completed' });
  expect(await sumOf(`shop:${setup.order.shopId}:available:USD`)).toBe(9_500n);
  const { refund_id: id } = await requestRefund(setup, {
    receiving_status: '1',
    reason_type: 'defective',
    images: await upload(app, setup.order.shopper.token),
  });
  await data(shop.approveRefund, { id }, setup.theirs);
  expect(await balance(setup)).toBe('10000.00');
  expect(await sumOf(`shop:${setup.order.shopId}:available:USD`)).toBe(0n);
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
    [shop.approveRefund, { address: 'x' }],
    [shop.offerPart, { amount: '1.00' }],
    [shop.refuseRefund, { reason: 'x' }],
    [shop.confirmArrival, { sellable: 1 }],
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
