import * as contract from '@tradewind/contract/trade/orders';
import * as desk from '@tradewind/contract/trade/desk/orders';
import * as shopDesk from '@tradewind/contract/trade/shop-desk/orders';
import { getUserInfo } from '@tradewind/contract/people/users';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, stockOf } from '../../../test/build-catalog.ts';
import { buildMerchant, type BuiltMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, hour, minute } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { demoCarrier } from '../parcels/index.ts';
import { followParcels, lockOrders, processOrderDeadlines, transitionOrders } from './index.ts';

const db = await testDatabase();
const { data, refusal, call, clock, deps } = await testApp(db);
const orders = { ...deps, tracking: demoCarrier };
const start = 100_000n;

interface Deal {
  id: string;
  shopper: BuiltShopper;
  merchant: BuiltMerchant;
  skuId: string;
}

/** Pays an order of three pieces at 10.00 with freight of 9.00 and a promo code of 10 %. */
async function pay(): Promise<Deal> {
  const merchant = await buildMerchant(db, { now: clock.now() });
  const shopper = await buildShopper(db, { balance: start, now: clock.now() });
  const product = await buildProduct(db, { shop: { id: merchant.shopId, name: 'Shop' }, price: 1_000n, stock: 10 });
  const code = `P${newId().replaceAll('-', '').toUpperCase()}`.slice(0, 30);
  await db.transact((tx) =>
    tx
      .insertInto('promo_codes')
      .values({
        id: newId(),
        code,
        titles: {},
        kind: 'percent',
        value: 1_000n,
        starts_at: new Date(0),
        ends_at: new Date('2200-01-01'),
        uses_left: 1,
      })
      .execute(),
  );
  const token = shopper.token;
  const { order_ids } = await data(
    contract.placeOrder,
    { product_id: product.id, number: 3, address_id: shopper.addressId, promo_code: code },
    { token },
  );
  await data(contract.payOrder, { order_id: order_ids[0]!, password_pay: testCode }, { token });
  return { id: order_ids[0]!, shopper, merchant, skuId: product.skus[0]!.id };
}
const readOrder = ({ id, shopper }: Deal) => data(contract.order, { order_id: id }, { token: shopper.token });
const money = async ({ shopper }: Deal) => (await data(getUserInfo, {}, { token: shopper.token })).money;
const ship = (deal: Deal, more: object = {}) =>
  data(
    shopDesk.shipOrder,
    { id: deal.id, carrier: 'dhl', number: `JD${deal.id.slice(-10)}`, ...more },
    { token: deal.merchant.token },
  );
const reportEvent = ({ merchant }: Deal, id: string, status: 'delivered' | 'in_transit' | 'exception') =>
  data(shopDesk.recordParcelEvent, { id, status }, { token: merchant.token });

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
        (await refusal(shopDesk.answerCancel, { id: deal.id, agree: true }, { token: deal.merchant.token })).refusal,
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
    await data(shopDesk.answerCancel, { id: yes.id, agree: true }, { token: yes.merchant.token });
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
      (await refusal(shopDesk.cancelByShop, { id: byShop.id, note: '' }, { token: byShop.merchant.token })).refusal,
    ).toBe('reason_required');
    await data(shopDesk.cancelByShop, { id: byShop.id, note: 'Broken in the store' }, { token: byShop.merchant.token });
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

describe('parcels', () => {
  it('split lines, count each piece once and report unsent pieces', async () => {
    const deal = await pay();
    const { lines } = await data(shopDesk.shopOrder, { id: deal.id }, { token: deal.merchant.token });
    const lineId = lines[0]!.id;
    const tooMany = [{ id: lineId, quantity: 4 }];
    expect(
      (
        await refusal(
          shopDesk.shipOrder,
          { id: deal.id, carrier: 'dhl', number: 'JD000001', lines: tooMany },
          { token: deal.merchant.token },
        )
      ).refusal,
    ).toBe('pieces_not_there');
    expect(
      (await refusal(shopDesk.shipOrder, { id: deal.id, carrier: 'dhl', number: '€' }, { token: deal.merchant.token }))
        .refusal,
    ).toBe('parcel_number_invalid');
    expect(
      (
        await refusal(
          shopDesk.shipOrder,
          { id: deal.id, carrier: 'demo', number: 'DC000001' },
          { token: deal.merchant.token },
        )
      ).refusal,
    ).toBe('carrier_unknown');
    await ship(deal, {
      number: 'jd 000001',
      lines: [
        {
          id: lineId,
          quantity: 1,
          hs_code: '610910',
          origin: 'pt',
          customs_name: 'Cotton shirt',
          customs_value: '8.00',
        },
      ],
    });
    expect(await readOrder(deal)).toMatchObject({
      status: 2,
      unsent: 2,
      delivery_id: 'JD000001',
      parcels: [{ number: 'JD000001', carrier_name: 'DHL', lines: [{ quantity: 1 }] }],
    });
    expect(
      (
        await refusal(
          shopDesk.shipOrder,
          { id: deal.id, carrier: 'dhl', number: 'JD000001' },
          { token: deal.merchant.token },
        )
      ).refusal,
    ).toBe('parcel_number_used');
    const answers = await Promise.all(
      ['JD000002', 'JD000003'].map((number) =>
        call(shopDesk.shipOrder, { id: deal.id, carrier: 'dhl', number }, { token: deal.merchant.token }),
      ),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
    const shown = await data(shopDesk.shopOrder, { id: deal.id }, { token: deal.merchant.token });
    expect(shown).toMatchObject({ unsent: 0, allowed: [], lines: [{ sent: 3, unsent: 0 }] });
    expect(
      await data(shopDesk.parcelSlip, { id: shown.parcels.at(-1)!.id }, { token: deal.merchant.token }),
    ).toMatchObject({ parcel: 1, customs_total: '8.00', lines: [{ hs_code: '610910', origin: 'PT' }] });
  });

  it('start the shorter time to confirm when all are delivered, and pause it in trouble', async () => {
    const deal = await pay();
    await ship(deal);
    const [parcel] = (await readOrder(deal)).parcels;
    const first = (await readOrder(deal)).deadlines.confirm_at;
    await reportEvent(deal, parcel!.id, 'exception');
    expect(await readOrder(deal)).toMatchObject({ paused: 1, deadlines: { confirm_at: null } });
    clock.advance(50 * day);
    await processOrderDeadlines(orders);
    expect((await readOrder(deal)).status).toBe(2);
    await reportEvent(deal, parcel!.id, 'in_transit');
    expect(
      new Date((await readOrder(deal)).deadlines.confirm_at!).getTime() - new Date(first!).getTime(),
    ).toBeGreaterThanOrEqual(50 * day);
    await reportEvent(deal, parcel!.id, 'delivered');
    const arrived = await readOrder(deal);
    expect(arrived.arrived_at).not.toBeNull();
    const { confirm_at } = await data(contract.extendProtection, { order_id: deal.id }, { token: deal.shopper.token });
    expect(new Date(confirm_at).getTime() - new Date(arrived.arrived_at!).getTime()).toBe(14 * day);
    expect(
      (await refusal(contract.extendProtection, { order_id: deal.id }, { token: deal.shopper.token })).refusal,
    ).toBe('order_not_extendable');
  });

  it('refuse invalid tracking events', async () => {
    const deal = await pay();
    await ship(deal);
    const [parcel] = (await readOrder(deal)).parcels;
    const attempt = async (input: object) =>
      (
        await refusal(
          shopDesk.recordParcelEvent,
          { id: parcel!.id, status: 'in_transit', ...input },
          { token: deal.merchant.token },
        )
      ).refusal;
    expect(await attempt({ at: '2200-01-01' })).toBe('parcel_event_invalid');
    expect(await attempt({ at: '2001-01-01' })).toBe('parcel_event_invalid');
    expect(await attempt({ detail: 'lost' })).toBe('parcel_event_invalid');
    expect(await attempt({ id: newId() })).toBe('parcel_not_found');
  });
});

describe('deadlines', () => {
  it('complete an order of the demo carrier and pay the shop once', async () => {
    const deal = await pay();
    const { id } = deal;
    await db.transact((tx) =>
      tx.updateTable('orders').set({ free_cancel_until: clock.now() }).where('id', '=', id).execute(),
    );
    await ship(deal, { carrier: 'dhl' });
    await db.transact((tx) =>
      tx.updateTable('parcels').set({ carrier: 'demo', ask_at: clock.now() }).where('order_id', '=', id).execute(),
    );
    clock.advance(6 * day);
    await followParcels(orders);
    await followParcels(orders);
    const arrived = await readOrder(deal);
    expect(arrived.parcels[0]).toMatchObject({ status: 'delivered' });
    expect(arrived.parcels[0]!.events).toHaveLength(7);
    clock.advance(7 * day);
    await Promise.all([processOrderDeadlines(orders), processOrderDeadlines(orders)]);
    expect(await readOrder(deal)).toMatchObject({
      status: 3,
      money: { place: 'held', refund_until: expect.any(String) },
    });
    clock.advance(15 * day - minute);
    await processOrderDeadlines(orders);
    expect((await readOrder(deal)).status).toBe(3);
    clock.advance(minute);
    await Promise.all([processOrderDeadlines(orders), processOrderDeadlines(orders)]);
    expect(await readOrder(deal)).toMatchObject({ status: 4, money: { place: 'released', held: '0.00' } });
    expect((await data(shopDesk.shopOrder, { id }, { token: deal.merchant.token })).money).toMatchObject({
      due: '39.00',
      commission: '1.50',
      shop: '37.50',
    });
    await expectCleanBooks(db);
  });
});

it('refuses every call for an order or parcel of somebody else', async () => {
  const deal = await pay();
  await ship(deal);
  const [parcel] = (await readOrder(deal)).parcels;
  const stranger = await buildMerchant(db, { now: clock.now() });
  const token = stranger.token;
  for (const endpoint of [
    contract.order,
    contract.cancelOrder,
    contract.requestCancellation,
    contract.extendProtection,
    contract.confirmReceived,
    contract.deleteOrder,
  ]) {
    expect((await refusal(endpoint, { order_id: deal.id }, { token })).refusal).toBe('order_not_found');
  }
  const asShop = [
    [shopDesk.shopOrder, { id: deal.id }, 'order_not_found'],
    [shopDesk.shipOrder, { id: deal.id, carrier: 'dhl', number: 'JD000009' }, 'order_not_found'],
    [shopDesk.answerCancel, { id: deal.id, agree: true }, 'order_not_found'],
    [shopDesk.cancelByShop, { id: deal.id, note: 'No' }, 'order_not_found'],
    [shopDesk.recordParcelEvent, { id: parcel!.id, status: 'delivered' }, 'parcel_not_found'],
    [shopDesk.parcelSlip, { id: parcel!.id }, 'parcel_not_found'],
  ] as const;
  for (const [endpoint, input, expected] of asShop)
    expect((await refusal(endpoint, input, { token })).refusal).toBe(expected);
  expect((await data(shopDesk.shopOrders, {}, { token })).total).toBe(0);
});
