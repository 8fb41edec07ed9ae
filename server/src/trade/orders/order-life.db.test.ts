import { testCode } from '../../../test/build-shopper.ts';
import * as contract from '@tradewind/contract/trade/orders';
import * as shopDesk from '@tradewind/contract/trade/shop-desk/orders';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { testDatabase } from '../../../test/database.ts';
import { orderActs, type Deal } from '../../../test/order-acts.ts';
import { day, minute } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { demoCarrier } from '../parcels/index.ts';
import { followParcels, processOrderDeadlines } from './index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal, call, clock, deps } = test;
const { pay, readOrder } = orderActs(test);
const orders = { ...deps, tracking: demoCarrier };

const ship = (deal: Deal, more: object = {}) =>
  data(
    shopDesk.shipOrder,
    { id: deal.id, carrier: 'dhl', number: `JD${deal.id.slice(-10)}`, ...more },
    { token: deal.merchant.token },
  );
const reportEvent = ({ merchant }: Deal, id: string, status: 'delivered' | 'in_transit' | 'exception') =>
  data(shopDesk.recordParcelEvent, { id, status }, { token: merchant.token });

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
    [shopDesk.answerCancel, { id: deal.id, agree: true, password_pay: testCode }, 'order_not_found'],
    [shopDesk.cancelByShop, { id: deal.id, note: 'No', password_pay: testCode }, 'order_not_found'],
    [shopDesk.recordParcelEvent, { id: parcel!.id, status: 'delivered' }, 'parcel_not_found'],
    [shopDesk.parcelSlip, { id: parcel!.id }, 'parcel_not_found'],
  ] as const;
  for (const [endpoint, input, expected] of asShop)
    expect((await refusal(endpoint, input, { token })).refusal).toBe(expected);
  expect((await data(shopDesk.shopOrders, {}, { token })).total).toBe(0);
});
