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
import { buildPaidOrder, letArrive, letComplete, type PaidOrder } from '../../../test/build-paid-order.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { upload } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, hour } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { processRefundDeadlines } from './index.ts';

const db = await testDatabase();
const { app, data, refusal, call, clock, deps } = await testApp(db);

interface Wanted {
  price?: bigint;
  quantity?: number;
  discount?: bigint;
  freight?: bigint;
  status?: 'delivered' | 'received' | 'completed';
}

/** An order of one line at a shop with somebody who answers for it. */
async function world({ price = 5_000n, quantity = 2, discount = 0n, freight = 500n, status }: Wanted = {}) {
  const owner = await buildMerchant(db, { shop: await buildShop(db), now: clock.now() });
  const product = await buildProduct(db, { shop: { id: owner.shopId, name: 'Shop' }, price, stock: 10 });
  const order = await buildPaidOrder(db, { lines: [{ product, quantity, discount }], freight, at: clock.now() });
  if (status === 'completed') await letComplete(db, order, clock.now());
  else if (status) await letArrive(db, order, status, clock.now());
  return { owner, product, order, mine: { token: order.shopper.token }, theirs: { token: owner.token } };
}
type World = Awaited<ReturnType<typeof world>>;

const unsent = {
  service_type: '0',
  receiving_status: '0',
  reason_type: 'not_needed',
  refund_explain: 'I found one at home.',
} as const;
const ask = ({ order, mine }: World, input: Partial<InputOf<typeof contract.requestRefund>> = {}) =>
  data(contract.requestRefund, { order_id: order.id, amount: dollars(order.total), ...unsent, ...input }, mine);
/** Broken goods, with a picture of them. */
async function askReturn(made: World, input: Partial<InputOf<typeof contract.requestRefund>> = {}) {
  return ask(made, {
    service_type: '1',
    receiving_status: '1',
    reason_type: 'damaged',
    images: await upload(app, made.order.shopper.token),
    ...input,
  });
}
const dollars = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const balance = async (made: World) => (await data(getUserInfo, {}, made.mine)).money;
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

describe('asking', () => {
  it('counts to the cent what may be asked for, and pays an unshipped order back in full with its stock', async () => {
    const made = await world({ price: 3_333n, quantity: 3, discount: 1_000n, freight: 700n });
    const form = await data(contract.refundForm, { order_id: made.order.id }, made.mine);
    expect(form).toMatchObject({
      possible: 'yes',
      shipped: 0,
      lines: [{ quantity: 3, steps: [{ amount: '32.33' }, { amount: '64.66' }, { amount: '96.99', freight: '7.00' }] }],
    });
    expect(await ask(made)).toMatchObject({
      state: 'pending',
      asked: '96.99',
      most: '96.99',
      freight: '7.00',
      can: ['withdraw', 'message'],
    });
    expect(await orderRow(made.order)).toEqual({ status: 'waiting_delivery', refund_status: 1 });
    expect((await data(contract.refundForm, { order_id: made.order.id }, made.mine)).possible).toBe('open');

    const { list, counts } = await data(shop.refunds, { queue: 'answer' }, made.theirs);
    expect([list.length, counts.answer]).toEqual([1, 1]);
    const before = await stockOf(db, made.product.skus[0]!.id);
    expect(await data(shop.approveRefund, { id: list[0]!.id }, made.theirs)).toMatchObject({
      state: 'refunded',
      granted: '96.99',
      can: [],
    });
    expect(await balance(made)).toBe('10000.00');
    expect(await stockOf(db, made.product.skus[0]!.id)).toBe(before! + 3);
    expect(await orderRow(made.order)).toEqual({ status: 'refunded', refund_status: 2 });
    expect(await sumOf(`order:${made.order.id}:escrow:USD`)).toBe(0n);
    await expectCleanBooks(db);
  });

  it.each([
    ['what was not sent, where it did not arrive', '0', 2, 2],
    ['nothing of what was sent and kept', '1', 1, 0],
    ['only the rest, where more is asked for than was sent', '1', 2, 1],
  ] as const)(
    'puts back into stock, of an order that was sent in parts, %s',
    async (_name, receiving_status, quantity, back) => {
      const made = await world({ quantity: 3, freight: 0n });
      await letArrive(db, made.order, 'delivered', clock.now(), [1]);
      const before = (await stockOf(db, made.product.skus[0]!.id))!;
      const proof =
        receiving_status === '1' ? { reason_type: 'damaged', images: await upload(app, made.order.shopper.token) } : {};
      const { refund_id: id } = await ask(made, {
        amount: dollars(5_000n * BigInt(quantity)),
        receiving_status,
        quantities: { [made.order.lineIds[0]!]: quantity },
        ...proof,
      });
      await data(shop.approveRefund, { id }, made.theirs);
      expect(await stockOf(db, made.product.skus[0]!.id)).toBe(before + back);
      await expectCleanBooks(db);
    },
  );

  it.each([
    ['what was sent and came to grief takes nothing from what may still be sent', '1', 1, 2],
    ['what never left the shop is sent no more', '0', 1, 1],
    ['of what is more than was sent, the rest is sent no more', '1', 2, 1],
  ] as const)(
    'leaves the shop to send what the shopper still waits for: %s',
    async (_name, receiving_status, quantity, left) => {
      const made = await world({ quantity: 3, freight: 0n });
      await letArrive(db, made.order, 'delivered', clock.now(), [1]);
      const proof =
        receiving_status === '1' ? { reason_type: 'damaged', images: await upload(app, made.order.shopper.token) } : {};
      const { refund_id: id } = await ask(made, {
        amount: dollars(5_000n * BigInt(quantity)),
        receiving_status,
        quantities: { [made.order.lineIds[0]!]: quantity },
        ...proof,
      });
      await data(shop.approveRefund, { id }, made.theirs);
      const ship = { id: made.order.id, carrier: 'dhl', number: `RM${newId().slice(-12)}TH` } as const;
      expect(
        (
          await refusal(
            shipOrder,
            { ...ship, lines: [{ id: made.order.lineIds[0]!, quantity: left + 1 }] },
            made.theirs,
          )
        ).refusal,
      ).toBe('pieces_not_there');
      const { lines } = await data(shipOrder, ship, made.theirs);
      expect(lines[0]).toMatchObject({ quantity: 3, refunded: quantity, sent: 1 + left, unsent: 0 });
    },
  );

  it('pays piece by piece exactly what the order was', async () => {
    const made = await world({ price: 1_111n, quantity: 3, discount: 500n, freight: 250n, status: 'received' });
    const [line] = made.order.lineIds;
    for (const amount of ['10.28', '10.27', '10.28']) {
      const form = await data(contract.refundForm, { order_id: made.order.id }, made.mine);
      expect(form.lines[0]!.steps[0]!.amount).toBe(amount);
      const { refund_id: id } = await ask(made, { amount, quantities: { [line!]: 1 } });
      await data(shop.approveRefund, { id }, made.theirs);
    }
    expect(await orderRow(made.order)).toEqual({ status: 'refunded', refund_status: 2 });
    expect(await balance(made)).toBe('10000.00');
    expect(
      await refusal(contract.requestRefund, { order_id: made.order.id, amount: '1.00', ...unsent }, made.mine),
    ).toMatchObject({ refusal: 'refund_not_possible' });
    await expectCleanBooks(db);
  });

  it('refuses what is not there, too much, not explained or not shown, and changes nothing', async () => {
    const made = await world({ status: 'received' });
    const { order, mine } = made;
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

  it('makes one request of many, also at the same moment, and answers a repeat with the first', async () => {
    const made = await world();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(made)));
    expect(new Set(answers.map((answer) => answer.refund_id)).size).toBe(1);
    expect(
      await refusal(contract.requestRefund, { order_id: made.order.id, amount: '1.00', ...unsent }, made.mine),
    ).toMatchObject({ refusal: 'refund_open' });
    const keyed = await world();
    const key = newId();
    const input = { order_id: keyed.order.id, amount: '105.00', ...unsent };
    const [first, again] = [
      await data(contract.requestRefund, input, { ...keyed.mine, key }),
      await data(contract.requestRefund, input, { ...keyed.mine, key }),
    ];
    expect(again).toEqual(first);
  });

  it('is for paid orders, and for completed ones only a while', async () => {
    const made = await world({ status: 'completed' });
    clock.advance(31 * day);
    expect(
      await data(contract.refundForm, { order_id: made.order.id }, { token: made.order.shopper.token }),
    ).toMatchObject({ possible: 'too_late' });
    expect(
      await refusal(contract.requestRefund, { order_id: made.order.id, amount: '1.00', ...unsent }, made.mine),
    ).toMatchObject({ refusal: 'refund_too_late' });
  });
});

describe('answers of the shop', () => {
  it('offer a part, which pays that part of everything and leaves the order where it was', async () => {
    const made = await world({ price: 10_000n, quantity: 1, discount: 2_000n, freight: 0n, status: 'received' });
    const { refund_id: id } = await askReturn(made);
    expect(await data(shop.offerPart, { id, amount: '20.00', text: 'For the scratch' }, made.theirs)).toMatchObject({
      state: 'offered',
      offered: '20.00',
    });
    expect(await refusal(contract.acceptOffer, { refund_id: id, amount: '25.00' }, made.mine)).toMatchObject({
      refusal: 'refund_moved_on',
    });
    const accepts = await Promise.all(
      Array.from({ length: 4 }, () => call(contract.acceptOffer, { refund_id: id, amount: '20.00' }, made.mine)),
    );
    expect(accepts.filter(({ body }) => body.code === 1)).toHaveLength(1);
    expect(await orderRow(made.order)).toEqual({ status: 'received', refund_status: 2 });
    const earning = await db.read
      .selectFrom('order_earnings')
      .selectAll()
      .where('order_id', '=', made.order.id)
      .executeTakeFirstOrThrow();
    // A quarter of what was paid: of 20.00 from the promotion and of 5.00 commission as well.
    expect([earning.refunded, earning.commission_back]).toEqual([2_500n, 125n]);
    expect((await data(contract.refundForm, { order_id: made.order.id }, made.mine)).possible).toBe('nothing_left');
    await expectCleanBooks(db);
  });

  it('refuse with words; a declined offer and a refusal lead to the house or nowhere', async () => {
    const made = await world({ status: 'received' });
    const { refund_id: id } = await askReturn(made);
    for (const reason of ['', ' ', '…'])
      expect((await refusal(shop.refuseRefund, { id, reason }, made.theirs)).refusal).toBe('reason_required');
    expect(
      await data(shop.refuseRefund, { id, reason: 'The picture shows another product.' }, made.theirs),
    ).toMatchObject({ state: 'rejected' });
    expect((await refusal(shop.refuseRefund, { id, reason: 'Again' }, made.theirs)).refusal).toBe('refund_moved_on');
    await data(shop.offerPart, { id, amount: '5.00' }, made.theirs);
    expect(await data(contract.declineOffer, { refund_id: id, text: 'Too little' }, made.mine)).toMatchObject({
      state: 'rejected',
      can: ['dispute', 'withdraw', 'message'],
    });
    clock.advance(72 * hour);
    await processRefundDeadlines(deps);
    expect(await data(contract.refund, { refund_id: id }, made.mine)).toMatchObject({ state: 'lapsed', due_at: null });
    expect(await orderRow(made.order)).toEqual({ status: 'received', refund_status: 0 });
  });

  it('let goods come back first, and put them into stock only where they can be sold', async () => {
    const made = await world({ status: 'received' });
    const stock = await stockOf(db, made.product.skus[0]!.id);
    const { refund_id: id } = await askReturn(made);
    expect((await refusal(shop.approveRefund, { id }, made.theirs)).refusal).toBe('address_required');
    await data(shop.approveRefund, { id, address: 'Rua Augusta 1, Lisbon' }, made.theirs);
    expect((await refusal(shop.confirmArrival, { id, sellable: 1 }, made.theirs)).refusal).toBe('refund_moved_on');
    expect(
      await data(contract.sendBack, { refund_id: id, carrier: 'Thailand Post', number: 'EX123456785TH' }, made.mine),
    ).toMatchObject({
      state: 'returned',
      goods_back: { address: 'Rua Augusta 1, Lisbon', carrier: 'Thailand Post', number: 'EX123456785TH' },
      can: ['message'],
    });
    expect((await refusal(contract.withdrawRefund, { refund_id: id }, made.mine)).refusal).toBe('refund_moved_on');
    expect(await data(shop.confirmArrival, { id, sellable: 1 }, made.theirs)).toMatchObject({
      state: 'refunded',
      granted: '105.00',
    });
    expect(await stockOf(db, made.product.skus[0]!.id)).toBe(stock! + 2);
    expect(await orderRow(made.order)).toEqual({ status: 'refunded', refund_status: 2 });
    await expectCleanBooks(db);
  });

  it('count once when they race with each other and with the shopper', async () => {
    for (let round = 0; round < 4; round += 1) {
      const made = await world();
      const { refund_id: id } = await ask(made);
      const answers = await Promise.all([
        call(shop.approveRefund, { id }, made.theirs),
        call(contract.withdrawRefund, { refund_id: id }, made.mine),
        call(shop.approveRefund, { id }, made.theirs),
        call(shop.refuseRefund, { id, reason: 'No stock' }, made.theirs),
      ]);
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      const { state } = await data(contract.refund, { refund_id: id }, made.mine);
      expect(['refunded', 'withdrawn']).toContain(state);
      expect(await balance(made)).toBe(state === 'refunded' ? '10000.00' : '9895.00');
      expect((await orderRow(made.order)).refund_status).toBe(state === 'refunded' ? 2 : 0);
    }
    await expectCleanBooks(db);
  });
});

describe('time', () => {
  it('agrees for a silent shop to what was never shipped, once, also while the shop answers', async () => {
    const made = await world();
    const { refund_id: id } = await ask(made);
    expect(await processRefundDeadlines(deps)).toBe(0);
    clock.advance(72 * hour);
    await Promise.all([
      processRefundDeadlines(deps),
      processRefundDeadlines(deps),
      call(shop.approveRefund, { id }, made.theirs),
    ]);
    expect(await data(contract.refund, { refund_id: id }, made.mine)).toMatchObject({
      state: 'refunded',
      granted: '105.00',
    });
    expect(await balance(made)).toBe('10000.00');
    await expectCleanBooks(db);
  });

  it('calls the house for a silent shop that has shipped, and closes what the shopper lets lie', async () => {
    const silent = await world({ status: 'received' });
    const { refund_id: large } = await askReturn(silent);
    const idle = await world({ status: 'received' });
    const { refund_id: unsentBack } = await askReturn(idle);
    await data(shop.approveRefund, { id: unsentBack, address: 'Lisbon' }, idle.theirs);
    const checked = await world({ status: 'received' });
    const { refund_id: back } = await askReturn(checked);
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
  /** Somebody who came to the desk just now. */
  const support = async () => ({ desk: (await buildOperator(db, ['support'], { now: clock.now() })).token });

  async function disputed(status: Wanted['status'] = 'received') {
    const made = await world({ status: status! });
    const { refund_id: id } = await askReturn(made);
    await data(shop.refuseRefund, { id, reason: 'It was whole when we packed it.' }, made.theirs);
    expect((await refusal(contract.openDispute, { refund_id: id }, made.mine)).refusal).toBe('explanation_required');
    await data(contract.openDispute, { refund_id: id, text: 'It was not.' }, made.mine);
    return { ...made, id };
  }

  it('takes evidence of both sides for its time, then a reasoned ruling that pays', async () => {
    const made = await disputed();
    const { id } = made;
    await data(
      contract.addMessage,
      { refund_id: id, text: 'Look', images: [await upload(app, made.order.shopper.token)] },
      made.mine,
    );
    await data(shop.addMessage, { id, images: [await upload(app, made.owner.token)] }, made.theirs);
    const ruling = { id, amount: '50.00', fault: 'shop', reason: 'The picture shows damage from packing.' } as const;
    expect((await refusal(desk.ruleDispute, ruling, await support())).refusal).toBe('evidence_running');
    clock.advance(48 * hour);
    const judge = await support();
    expect((await refusal(contract.addMessage, { refund_id: id, text: 'One more' }, made.mine)).refusal).toBe(
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
    expect(await data(contract.refund, { refund_id: id }, made.mine)).toMatchObject({
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

  it('may grant nothing, and then the pieces are settled', async () => {
    const made = await disputed();
    clock.advance(48 * hour);
    const judge = await support();
    const { counts } = await data(desk.disputes, { queue: 'ready' }, judge);
    expect(counts.ready).toBeGreaterThan(0);
    await data(
      desk.ruleDispute,
      { id: made.id, amount: '0', fault: 'shopper', reason: 'The seal was broken after delivery.' },
      judge,
    );
    expect(await orderRow(made.order)).toEqual({ status: 'received', refund_status: 0 });
    expect(
      (await refusal(contract.requestRefund, { order_id: made.order.id, amount: '1.00', ...unsent }, made.mine))
        .refusal,
    ).toBe('refund_lines');
    await expectCleanBooks(db);
  });

  it('ends when the shop gives in or the shopper lets it be', async () => {
    const [given, left] = [await disputed(), await disputed()];
    expect(await data(shop.approveRefund, { id: given.id, keep_goods: 1 }, given.theirs)).toMatchObject({
      state: 'refunded',
    });
    expect(await data(contract.withdrawRefund, { refund_id: left.id }, left.mine)).toMatchObject({
      state: 'withdrawn',
    });
    await expectCleanBooks(db);
  });

  it('follows when returned goods are not what they were, and a clock never closes what was sent back', async () => {
    const made = await world({ status: 'received' });
    const { refund_id: id } = await askReturn(made);
    await data(shop.approveRefund, { id, address: 'Lisbon' }, made.theirs);
    await data(contract.sendBack, { refund_id: id, carrier: 'DHL', number: '77' }, made.mine);
    await data(shop.offerPart, { id, amount: '10.00' }, made.theirs);
    await data(contract.declineOffer, { refund_id: id }, made.mine);
    clock.advance(72 * hour);
    await processRefundDeadlines(deps);
    expect(await data(contract.refund, { refund_id: id }, made.mine)).toMatchObject({ state: 'in_dispute' });
    const other = await world({ status: 'received' });
    const { refund_id: second } = await askReturn(other);
    await data(shop.approveRefund, { id: second, address: 'Lisbon' }, other.theirs);
    await data(contract.sendBack, { refund_id: second, carrier: 'DHL', number: '78' }, other.mine);
    expect(
      await data(shop.reportProblem, { id: second, text: 'The box is empty.', images: [] }, other.theirs),
    ).toMatchObject({ state: 'in_dispute', dispute: { by: 'shop' } });
  });
});

it('after completion the shop pays: the commission comes back, the balance goes first, and the rest is its debt', async () => {
  const made = await world({ price: 10_000n, quantity: 1, freight: 0n, status: 'completed' });
  expect(await sumOf(`shop:${made.order.shopId}:available:USD`)).toBe(9_500n);
  const { refund_id: id } = await ask(made, {
    receiving_status: '1',
    reason_type: 'defective',
    images: await upload(app, made.order.shopper.token),
  });
  await data(shop.approveRefund, { id }, made.theirs);
  expect(await balance(made)).toBe('10000.00');
  expect(await sumOf(`shop:${made.order.shopId}:available:USD`)).toBe(0n);
  expect(await orderRow(made.order)).toEqual({ status: 'refunded', refund_status: 2 });
  await expectCleanBooks(db);
});

it('is nobody else’s: no stranger, no other shop and no operator of another desk sees or changes a request', async () => {
  const made = await world({ status: 'received' });
  const { refund_id: id } = await askReturn(made);
  const other = await world();
  for (const [endpoint, input] of [
    [contract.refund, {}],
    [contract.acceptOffer, {}],
    [contract.declineOffer, {}],
    [contract.sendBack, { carrier: 'x', number: 'y' }],
    [contract.openDispute, { text: 'x' }],
    [contract.addMessage, { text: 'x' }],
    [contract.withdrawRefund, {}],
  ] as const) {
    for (const token of [other.order.shopper.token, made.owner.token])
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
    expect([endpoint.name, (await refusal(endpoint, { ...input, id }, made.mine)).refusal]).toEqual([
      endpoint.name,
      'shop_forbidden',
    ]);
  }
  expect((await refusal(contract.refundForm, { order_id: made.order.id }, other.mine)).refusal).toBe('order_not_found');
  expect((await data(contract.refundsOfOrder, { order_id: made.order.id }, other.mine)).list).toEqual([]);
  expect((await data(shop.refunds, {}, other.theirs)).list).toEqual([]);
  const finance = { desk: (await buildOperator(db, ['finance'], { now: clock.now() })).token };
  for (const endpoint of [desk.disputes, desk.showDispute, desk.ruleDispute])
    expect((await refusal(endpoint, { id, amount: '1.00', fault: 'shop', reason: 'x' }, finance)).refusal).toBe(
      'desk_forbidden',
    );
  expect(await data(contract.refund, { refund_id: id }, made.mine)).toMatchObject({ state: 'pending' });
});
