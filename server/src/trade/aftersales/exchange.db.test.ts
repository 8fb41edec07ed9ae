import type { InputOf } from '@tradewind/contract/base/endpoint';
import { stockMovements } from '@tradewind/contract/goods/shop-desk/stock';
import * as contract from '@tradewind/contract/trade/aftersales';
import * as desk from '@tradewind/contract/trade/desk/disputes';
import * as shop from '@tradewind/contract/trade/shop-desk/aftersales';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop, stockOf } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildPaidOrder, deliverOrder } from '../../../test/build-paid-order.ts';
import { testCode } from '../../../test/build-shopper.ts';
import { upload } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { dollars, refundActs } from '../../../test/refund-acts.ts';
import { day, hour } from '../../base/clock/clock.ts';
import { processRefundDeadlines } from './index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, data, refusal, clock, deps } = test;
const { orderRow, balance } = refundActs(test);

type Request = InputOf<typeof contract.requestRefund>;

/** Builds a received order of `pieces` red ones of a product in red, blue and, at another price, gold; ten of each in stock. */
async function bought({ pieces = 1, blue = 10 } = {}) {
  const owner = await buildMerchant(db, { shop: await buildShop(db), now: clock.now() });
  const product = await buildProduct(db, {
    shop: { id: owner.shopId, name: 'Shop' },
    options: { Colour: ['Red', 'Blue', 'Gold'] },
    skus: { blue: { stock: blue }, gold: { price: 9_000n } },
    price: 5_000n,
    stock: 10,
  });
  const [red, other, gold] = product.skus.map(({ id }) => id) as [string, string, string];
  const order = await buildPaidOrder(db, { lines: [{ product, quantity: pieces }], at: clock.now() });
  await deliverOrder(db, order, 'received', clock.now());
  const [mine, theirs] = [{ token: order.shopper.token }, { token: owner.token }];
  const line = order.lineIds[0]!;
  const request = async (wanted: Record<string, string> = { [line]: other }): Promise<Request> => ({
    order_id: order.id,
    amount: dollars(order.total),
    service_type: '2',
    receiving_status: '1',
    reason_type: 'too_small',
    refund_explain: 'It is too small.',
    images: await upload(app, mine.token),
    exchange_skus: wanted,
  });
  return {
    owner,
    product,
    red,
    blue: other,
    gold,
    order,
    line,
    mine,
    theirs,
    request,
    ask: async () => data(contract.requestRefund, await request(), mine),
  };
}
type Bought = Awaited<ReturnType<typeof bought>>;

const approve = ({ theirs }: Bought, id: string) =>
  data(shop.approveRefund, { id, address: 'Lisbon', password_pay: testCode }, theirs);
const sendBack = ({ mine }: Bought, id: string, freight?: string) =>
  data(contract.sendBack, { refund_id: id, carrier: 'DHL', number: '77', ...(freight && { freight }) }, mine);
const replace = ({ theirs }: Bought, id: string, sellable: 0 | 1 = 1) =>
  data(shop.sendReplacement, { id, carrier: 'Royal Mail', number: 'RM1', sellable, password_pay: testCode }, theirs);
const stocks = ({ red, blue }: Bought) => Promise.all([red, blue].map((sku) => stockOf(db, sku)));

/** A request that the shop approved, and whose goods are on their way back. */
async function returned(options?: Parameters<typeof bought>[0]) {
  const made = await bought(options);
  const { refund_id: id } = await made.ask();
  await approve(made, id);
  await sendBack(made, id);
  return { made, id };
}

describe('an exchange', () => {
  it('ends with the replacement, moves no money and lets the order go on', async () => {
    const { made, id } = await returned({ pieces: 2 });
    const before = await balance(made);
    const { lines } = await data(contract.refund, { refund_id: id }, made.mine);
    expect(lines).toMatchObject([{ exchange_spec: 'Blue', quantity: 2 }]);
    expect(await replace(made, id)).toMatchObject({ state: 'exchanged', service_type: 2, status: 1, granted: null });
    expect(await data(contract.refund, { refund_id: id }, made.mine)).toMatchObject({
      replacement: { carrier: 'Royal Mail', number: 'RM1' },
      can: [],
    });
    expect(await balance(made)).toBe(before);
    expect(await orderRow(made.order)).toEqual({ status: 'received', refund_status: 0 });
    expect(await stocks(made)).toEqual([12, 8]);
    await expectCleanBooks(db);
  });

  it('names the exchange in the movements of the stock', async () => {
    const { made, id } = await returned();
    await replace(made, id, 0);
    const { list } = await data(stockMovements, { product_id: made.product.id }, made.theirs);
    expect(list.filter(({ reason }) => reason === 'exchanged')).toMatchObject([
      { sku_id: made.blue, quantity: -1, order_id: made.order.id },
    ]);
  });

  it('pays the return freight where the shop bears it', async () => {
    const made = await bought();
    const request = { ...(await made.request()), reason_type: 'damaged' };
    const { refund_id: id } = await data(contract.requestRefund, request, made.mine);
    await approve(made, id);
    await sendBack(made, id, '8.40');
    expect(await replace(made, id)).toMatchObject({ state: 'exchanged', return_paid: '8.40', granted: null });
    expect(await balance(made)).toBe('9953.40');
    await expectCleanBooks(db);
  });

  it('leaves its pieces to a later refund', async () => {
    const { made, id } = await returned();
    await replace(made, id);
    const form = await data(contract.refundForm, { order_id: made.order.id }, made.mine);
    expect([form.possible, form.lines[0]!.quantity]).toEqual(['yes', 1]);
  });

  it('asks back all that was paid, whatever the client says', async () => {
    const made = await bought();
    const request = { ...(await made.request()), amount: '0.01' };
    expect(await data(contract.requestRefund, request, made.mine)).toMatchObject({ asked: dollars(made.order.total) });
  });

  it('offers what is in stock at the same price', async () => {
    const made = await bought({ blue: 0 });
    const { lines } = await data(contract.refundForm, { order_id: made.order.id }, made.mine);
    expect(lines[0]!.exchanges.map(({ spec }) => spec)).toEqual(['Red']);
  });
});

describe('an exchange is refused', () => {
  it('for anything but a choice of the same product and price, in stock', async () => {
    const [made, other] = [await bought({ blue: 0 }), await bought()];
    const refused = async (wanted: Record<string, string>) => {
      const { refusal: code, fields } = await refusal(contract.requestRefund, await made.request(wanted), made.mine);
      return [code, ...fields];
    };
    for (const wanted of [{}, { [made.line]: made.gold }, { [made.line]: other.blue }, { [other.line]: made.red }])
      expect(await refused(wanted)).toEqual(['exchange_choice', 'exchange_skus']);
    expect(await refused({ [made.line]: made.blue })).toEqual(['exchange_short', 'exchange_skus']);
  });

  it('for goods that did not come', async () => {
    const made = await bought();
    const request = { ...(await made.request()), receiving_status: '0' };
    expect(await refusal(contract.requestRefund, request, made.mine)).toMatchObject({
      refusal: 'refund_return_not_received',
    });
  });

  it('by the stock, when another one took the last piece', async () => {
    const made = await bought({ blue: 1 });
    const { refund_id: id } = await made.ask();
    await db.transact((tx) => tx.updateTable('skus').set({ stock: 0 }).where('id', '=', made.blue).execute());
    const approval = { id, address: 'Lisbon', password_pay: testCode };
    expect(await refusal(shop.approveRefund, approval, made.theirs)).toMatchObject({ refusal: 'exchange_short' });
    expect(await data(contract.refund, { refund_id: id }, made.mine)).toMatchObject({ state: 'pending' });
  });

  it('a second time', async () => {
    const { made, id } = await returned();
    await replace(made, id);
    const again = { id, carrier: 'DHL', number: '1', sellable: 1, password_pay: testCode } as const;
    expect(await refusal(shop.sendReplacement, again, made.theirs)).toMatchObject({ refusal: 'refund_moved_on' });
    expect(await stocks(made)).toEqual([11, 9]);
  });

  it('where only the money was asked for', async () => {
    const made = await bought();
    const request = { ...(await made.request()), service_type: '1' as const };
    const { refund_id: id } = await data(contract.requestRefund, request, made.mine);
    await approve(made, id);
    await sendBack(made, id);
    const wrong = { id, carrier: 'DHL', number: '1', sellable: 1, password_pay: testCode } as const;
    expect(await refusal(shop.sendReplacement, wrong, made.theirs)).toMatchObject({ refusal: 'refund_moved_on' });
  });
});

describe('the replacement of an exchange returns to stock', () => {
  const states = async (made: Bought, id: string) => {
    const { state } = await data(contract.refund, { refund_id: id }, made.mine);
    return [state, ...(await stocks(made))];
  };

  it('when the shopper withdraws the request', async () => {
    const made = await bought();
    const { refund_id: id } = await made.ask();
    await approve(made, id);
    expect(await stocks(made)).toEqual([10, 9]);
    await data(contract.withdrawRefund, { refund_id: id }, made.mine);
    expect(await states(made, id)).toEqual(['withdrawn', 10, 10]);
  });

  it('when the goods are not sent back in time', async () => {
    const made = await bought();
    const { refund_id: id } = await made.ask();
    await approve(made, id);
    clock.advance(30 * day);
    await processRefundDeadlines(deps);
    expect(await states(made, id)).toEqual(['lapsed', 10, 10]);
  });

  it('when the shop refunds in its place', async () => {
    const { made, id } = await returned();
    await data(shop.confirmArrival, { id, sellable: 1, password_pay: testCode }, made.theirs);
    expect(await states(made, id)).toEqual(['refunded', 11, 10]);
    await expectCleanBooks(db);
  });

  it('when the shop lets its time pass, which refunds once', async () => {
    const { made, id } = await returned();
    clock.advance(30 * day);
    await processRefundDeadlines(deps);
    await processRefundDeadlines(deps);
    expect(await states(made, id)).toEqual(['refunded', 10, 10]);
    expect(await balance(made)).toBe('10000.00');
    await expectCleanBooks(db);
  });

  it('when an operator rules', async () => {
    const { made, id } = await returned();
    await data(shop.reportProblem, { id, text: 'The box is empty.', images: [] }, made.theirs);
    clock.advance(48 * hour);
    const judge = { desk: (await buildOperator(db, ['support'], { now: clock.now() })).token };
    await data(desk.ruleDispute, { id, amount: '0.00', fault: 'shopper', reason: 'It is empty.' }, judge);
    expect(await states(made, id)).toEqual(['dismissed', 10, 10]);
  });
});

it('gives the last piece to one of two exchanges that are approved at once', async () => {
  const made = await bought({ blue: 1 });
  const second = await buildPaidOrder(db, { lines: [{ product: made.product }], at: clock.now() });
  await deliverOrder(db, second, 'received', clock.now());
  const { refund_id: first } = await made.ask();
  const request = await made.request({ [second.lineIds[0]!]: made.blue });
  const theirs = { token: second.shopper.token };
  const { refund_id: other } = await data(
    contract.requestRefund,
    { ...request, order_id: second.id, images: await upload(app, theirs.token) },
    theirs,
  );
  const outcomes = await Promise.allSettled([first, other].map((id) => approve(made, id)));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await stockOf(db, made.blue)).toBe(0);
});
