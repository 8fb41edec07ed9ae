import * as contract from '@tradewind/contract/operations/notifications';
import { fromWire } from '@tradewind/contract/base/money';
import * as shopDesk from '@tradewind/contract/operations/shop-desk/notifications';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildPaidOrder } from '../../../test/build-paid-order.ts';
import { buildShopper, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import * as aftersales from '../../trade/aftersales/index.ts';
import { newId } from '../../base/ids/ids.ts';
import type { EventKind } from '../../base/jobs/jobs.ts';
import * as orders from '../../trade/orders/index.ts';

const db = await testDatabase();
const { clock, data, deliver, deps } = await testApp(db);
const stranger = await buildShopper(db);
const ownShop = await buildShop(db);
const merchant = await buildMerchant(db, { shop: ownShop });
const product = await buildProduct(db, { shop: ownShop });

const publish = <Payload extends object>(kind: EventKind<Payload>, payload: Payload) =>
  db.transact((tx) => deps.jobs.publish(tx, kind, payload));
const inbox = (reader: BuiltShopper, locale: 'en' | 'th' = 'en') =>
  data(contract.notifications, { limit: 100 }, { ...reader, locale });
const kindsOf = async (reader: BuiltShopper) => (await inbox(reader)).list.map(({ kind }) => kind);
const shopInbox = () => data(shopDesk.shopNotifications, { limit: 100 }, merchant);
const order = () => buildPaidOrder(db, { lines: [{ product }], at: clock.now() });

describe('events of orders and refunds', () => {
  type Case = [
    string,
    (ids: { orderId: string; requestId: string; parcelId: string }) => Promise<void>,
    string | null,
    string | null,
  ];
  const cases: Case[] = [
    ['paid', ({ orderId }) => publish(orders.orderPaid, { orderId }), 'order_paid', 'shop_order_paid'],
    ['shipped', ({ orderId, parcelId }) => publish(orders.orderShipped, { orderId, parcelId }), 'order_shipped', null],
    [
      'out for delivery',
      ({ orderId, parcelId }) => publish(orders.parcelTracked, { orderId, parcelId, status: 'out_for_delivery' }),
      'parcel_out',
      null,
    ],
    [
      'in transit',
      ({ orderId, parcelId }) => publish(orders.parcelTracked, { orderId, parcelId, status: 'in_transit' }),
      null,
      null,
    ],
    [
      'in trouble',
      ({ orderId, parcelId }) => publish(orders.parcelTracked, { orderId, parcelId, status: 'exception' }),
      'parcel_trouble',
      null,
    ],
    ['delivered', ({ orderId }) => publish(orders.orderDelivered, { orderId }), 'order_delivered', null],
    [
      'received by the shopper',
      ({ orderId }) => publish(orders.orderReceived, { orderId, by: 'shopper' }),
      null,
      'shop_order_received',
    ],
    [
      'received by the clock',
      ({ orderId }) => publish(orders.orderReceived, { orderId, by: 'clock' }),
      'order_received_by_clock',
      'shop_order_received',
    ],
    [
      'completed',
      ({ orderId }) => publish(orders.orderCompleted, { orderId }),
      'order_completed',
      'shop_order_completed',
    ],
    [
      'to be waited for longer',
      ({ orderId }) => publish(orders.orderExtended, { orderId }),
      null,
      'shop_order_extended',
    ],
    ['late', ({ orderId }) => publish(orders.shipLate, { orderId }), 'order_ship_late', 'shop_ship_late'],
    ['asked to be cancelled', ({ orderId }) => publish(orders.cancelRequested, { orderId }), null, 'shop_cancel_asked'],
    [
      'not to be cancelled',
      ({ orderId }) => publish(orders.cancelAnswered, { orderId, granted: false, by: 'shop' }),
      'cancel_refused',
      null,
    ],
    [
      'cancelled after the payment',
      ({ orderId }) => publish(orders.orderCancelled, { orderId, reason: 'shop' }),
      'order_cancelled',
      'shop_order_cancelled',
    ],
    [
      'asked to be refunded',
      ({ orderId, requestId }) => publish(aftersales.refundRequested, { orderId, requestId }),
      null,
      'shop_refund_asked',
    ],
    [
      'approved',
      ({ orderId, requestId }) =>
        publish(aftersales.refundAnswered, { orderId, requestId, answer: 'approved', by: 'shop' }),
      'refund_approved',
      null,
    ],
    [
      'offered',
      ({ orderId, requestId }) =>
        publish(aftersales.refundAnswered, { orderId, requestId, answer: 'offered', by: 'shop' }),
      'refund_offered',
      null,
    ],
    [
      'refused',
      ({ orderId, requestId }) =>
        publish(aftersales.refundAnswered, { orderId, requestId, answer: 'refused', by: 'clock' }),
      'refund_refused',
      null,
    ],
    [
      'offer taken',
      ({ orderId, requestId }) =>
        publish(aftersales.offerAnswered, { orderId, requestId, accepted: true, by: 'shopper' }),
      null,
      'shop_offer_accepted',
    ],
    [
      'offer not taken',
      ({ orderId, requestId }) =>
        publish(aftersales.offerAnswered, { orderId, requestId, accepted: false, by: 'clock' }),
      null,
      'shop_offer_declined',
    ],
    [
      'spoken about by the shop',
      ({ orderId, requestId, parcelId }) =>
        publish(aftersales.refundMessage, { orderId, requestId, messageId: parcelId, by: 'shop' }),
      'refund_message',
      null,
    ],
    [
      'spoken about by the shopper',
      ({ orderId, requestId, parcelId }) =>
        publish(aftersales.refundMessage, { orderId, requestId, messageId: parcelId, by: 'shopper' }),
      null,
      'shop_refund_message',
    ],
    [
      'withdrawn',
      ({ orderId, requestId }) => publish(aftersales.refundClosed, { orderId, requestId, why: 'withdrawn' }),
      null,
      'shop_refund_withdrawn',
    ],
    [
      'lapsed',
      ({ orderId, requestId }) => publish(aftersales.refundClosed, { orderId, requestId, why: 'lapsed' }),
      'refund_lapsed',
      'shop_refund_lapsed',
    ],
    [
      'exchanged',
      ({ orderId, requestId }) => publish(aftersales.refundClosed, { orderId, requestId, why: 'exchanged' }),
      'refund_exchanged',
      null,
    ],
    [
      'sent back',
      ({ orderId, requestId }) => publish(aftersales.returnSent, { orderId, requestId }),
      null,
      'shop_return_sent',
    ],
    [
      'refunded',
      ({ orderId, requestId }) => publish(aftersales.refundPaid, { orderId, requestId }),
      'refund_paid',
      null,
    ],
    [
      'disputed',
      ({ orderId, requestId }) => publish(aftersales.disputeOpened, { orderId, requestId, by: 'shopper' }),
      'dispute_opened',
      'shop_dispute_opened',
    ],
    [
      'ruled',
      ({ orderId, requestId }) => publish(aftersales.disputeRuled, { orderId, requestId }),
      'dispute_ruled',
      'shop_dispute_ruled',
    ],
  ];

  it.each(cases)('notifies the right readers once: %s', async (_name, publishAll, shopper, shop) => {
    const { id: orderId, shopper: buyer } = await order();
    const ids = { orderId, requestId: newId(), parcelId: newId() };
    const before = (await shopInbox()).total;
    await publishAll(ids);
    await publishAll(ids);
    await deliver();
    expect(await kindsOf(buyer)).toEqual(shopper ? [shopper] : []);
    const { list, total } = await shopInbox();
    expect(total - before).toBe(shop ? 1 : 0);
    if (shop) expect(list[0]!.kind).toBe(shop);
    expect((await inbox(stranger)).total).toBe(0);
  });

  it('notifies of each message about a refund', async () => {
    const { id: orderId, shopper: buyer } = await order();
    const requestId = newId();
    for (const messageId of [newId(), newId()])
      await publish(aftersales.refundMessage, { orderId, requestId, messageId, by: 'shop' });
    await deliver();
    expect(await kindsOf(buyer)).toEqual(['refund_message', 'refund_message']);
  });

  it('inserts one job row per event, independent of the number of subscribers', async () => {
    const { id: orderId } = await order();
    const rows = async () => Number((await db.pool.query('select count(*) from pgboss.job')).rows[0]!.count);
    const before = await rows();
    await publish(orders.orderPaid, { orderId });
    expect((await rows()) - before).toBe(1);
  });

  it('uses the reader’s language, with amounts and links', async () => {
    const { id: orderId, sn, total, shopper } = await order();
    await publish(orders.orderPaid, { orderId });
    await deliver();
    const [english] = (await inbox(shopper)).list;
    expect(english).toMatchObject({
      title: 'Payment received',
      link: `/orderInfo/${orderId}`,
      read: 0,
      group: 'orders',
    });
    expect(english!.text).toContain(sn);
    const amount = /\$([\d,]+\.\d\d)/.exec(english!.text)![1]!.replace(',', '');
    expect(fromWire(amount)!.minor).toBe(total);
    expect((await inbox(shopper, 'th')).list[0]!.title).toBe('ได้รับการชำระเงินแล้ว');
  });
});
