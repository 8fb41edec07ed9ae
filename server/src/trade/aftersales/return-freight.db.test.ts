import { testCode } from '../../../test/build-shopper.ts';
import * as contract from '@tradewind/contract/trade/aftersales';
import * as desk from '@tradewind/contract/trade/desk/disputes';
import { order as orderDetail } from '@tradewind/contract/trade/orders';
import * as shop from '@tradewind/contract/trade/shop-desk/aftersales';
import { shopBalance, shopEarnings } from '@tradewind/contract/money/shop-desk/earnings';
import { getUserInfo } from '@tradewind/contract/people/users';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildPaidOrder, deliverOrder, completeOrder } from '../../../test/build-paid-order.ts';
import { upload } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, hour } from '../../base/clock/clock.ts';
import { completeOrders } from '../orders/index.ts';
import { processRefundDeadlines } from './index.ts';

const db = await testDatabase();
const { app, data, refusal, clock, deps } = await testApp(db);

/** Builds an approved return of goods for 50.00 with 5.00 freight. */
async function agreedReturn({
  reason = 'damaged',
  status = 'received',
}: { reason?: string; status?: 'received' | 'completed' } = {}) {
  const owner = await buildMerchant(db, { shop: await buildShop(db), now: clock.now() });
  const product = await buildProduct(db, { shop: { id: owner.shopId, name: 'Shop' }, price: 5_000n, stock: 10 });
  const order = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
  if (status === 'completed') await completeOrder(db, order, clock.now());
  else await deliverOrder(db, order, status, clock.now());
  const [mine, theirs] = [{ token: order.shopper.token }, { token: owner.token }];
  const input = {
    order_id: order.id,
    amount: '55.00',
    service_type: '1',
    receiving_status: '1',
    reason_type: reason,
    refund_explain: 'Look at it.',
    images: await upload(app, mine.token),
  } as const;
  const { refund_id: id } = await data(contract.requestRefund, input, mine);
  await data(shop.approveRefund, { id, address: 'Lisbon', password_pay: testCode }, theirs);
  return { owner, product, order, mine, theirs, id };
}
type Agreed = Awaited<ReturnType<typeof agreedReturn>>;

const sendBack = ({ id, mine }: Agreed, freight?: string) =>
  data(
    contract.sendBack,
    { refund_id: id, carrier: 'DHL', number: '77', ...(freight !== undefined && { freight }) },
    mine,
  );
const wallet = async ({ mine }: Agreed) => (await data(getUserInfo, {}, mine)).money;
const money = async ({ order, mine }: Agreed) => (await data(orderDetail, { order_id: order.id }, mine)).money;

describe('the freight of a return', () => {
  it('is added to the refund at the shop’s cost, as a debt that its next release pays', async () => {
    const made = await agreedReturn();
    const { id, mine, theirs } = made;
    expect(await data(contract.refund, { refund_id: id }, mine)).toMatchObject({
      return_freight: 'shop',
      return_most: '30.00',
      return_cost: null,
      return_paid: null,
    });
    expect(await sendBack(made, '8.40')).toMatchObject({ state: 'returned', return_cost: '8.40', return_paid: null });
    expect(await data(shop.refund, { id }, theirs)).toMatchObject({ asked: '55.00', return_cost: '8.40' });
    expect(await data(shop.confirmArrival, { id, sellable: 1, password_pay: testCode }, theirs)).toMatchObject({
      state: 'refunded',
      granted: '55.00',
      return_paid: '8.40',
    });
    expect(await wallet(made)).toBe('10008.40');
    expect(await money(made)).toMatchObject({
      place: 'returned',
      paid: '55.00',
      refunded: '55.00',
      return_freight: '8.40',
    });
    expect((await data(shopEarnings, {}, theirs)).list).toMatchObject([
      { state: 'returned', refunded: '55.00', net: '0.00', return_freight: '8.40' },
    ]);
    expect(await data(shopBalance, {}, theirs)).toMatchObject({ debt: '8.40', earned: '-8.40', pending: '0.00' });

    const next = await buildPaidOrder(db, { lines: [{ product: made.product }], at: clock.now() });
    await deliverOrder(db, next, 'received', clock.now());
    clock.advance(16 * day);
    await completeOrders(deps);
    // 55.00 less 2.50 commission and 8.40 debt.
    expect(await data(shopBalance, {}, theirs)).toMatchObject({ available: '44.10', debt: '0.00', earned: '44.10' });
    await expectCleanBooks(db);
  });

  it('is paid from the balance of the shop at the deadline', async () => {
    const made = await agreedReturn({ status: 'completed' });
    await sendBack(made, '2.00');
    clock.advance(5 * day);
    await processRefundDeadlines(deps);
    expect(await data(contract.refund, { refund_id: made.id }, made.mine)).toMatchObject({
      state: 'refunded',
      return_paid: '2.00',
    });
    expect(await wallet(made)).toBe('10002.00');
    expect(await data(shopBalance, {}, made.theirs)).toMatchObject({ available: '0.00', debt: '2.00' });
    await expectCleanBooks(db);
  });

  it('is not paid for the shopper’s reasons, above the limit or for invalid amounts', async () => {
    const [theirs, own] = [await agreedReturn(), await agreedReturn({ reason: 'too_small' })];
    const refused = async ({ id, mine }: Agreed, freight: string) =>
      (await refusal(contract.sendBack, { refund_id: id, carrier: 'DHL', number: '77', freight }, mine)).refusal;
    for (const freight of ['30.01', '0', '0.00', '-1.00'])
      expect([freight, await refused(theirs, freight)]).toEqual([freight, 'refund_amount']);
    for (const freight of ['', 'ten', '1.005', '1e3'])
      expect([freight, await refused(theirs, freight)]).toEqual([freight, 'amount_invalid']);
    expect(await refused(own, '0.01')).toBe('refund_amount');
    expect(await sendBack(own)).toMatchObject({ return_freight: 'shopper', return_most: '0.00', return_cost: null });
    await data(shop.confirmArrival, { id: own.id, sellable: 1, password_pay: testCode }, own.theirs);
    expect(await wallet(own)).toBe('10000.00');
    expect(await data(contract.refund, { refund_id: own.id }, own.mine)).toMatchObject({ return_paid: null });
    expect(await sendBack(theirs, '30.00')).toMatchObject({ return_cost: '30.00' });
    await expectCleanBooks(db);
  });

  it.each([
    ['shop', '10005.00', '5.00'],
    ['shopper', '10000.00', '0.00'],
  ] as const)('follows the ruling of a dispute: fault of the %s', async (fault, wallets, paid) => {
    const made = await agreedReturn();
    await sendBack(made, '5.00');
    await data(shop.reportProblem, { id: made.id, text: 'The box is empty.', images: [] }, made.theirs);
    clock.advance(48 * hour);
    const judge = { desk: (await buildOperator(db, ['support'], { now: clock.now() })).token };
    await data(desk.ruleDispute, { id: made.id, amount: '55.00', fault, reason: 'The pictures say so.' }, judge);
    expect(await wallet(made)).toBe(wallets);
    expect(await data(contract.refund, { refund_id: made.id }, made.mine)).toMatchObject({
      granted: '55.00',
      return_cost: '5.00',
      return_paid: paid,
    });
    await expectCleanBooks(db);
  });
});
