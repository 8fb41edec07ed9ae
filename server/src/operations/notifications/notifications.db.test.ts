import * as contract from '@tradewind/contract/operations/notifications';
import { locales } from '@tradewind/contract/base/locales';
import { fromWire } from '@tradewind/contract/base/money';
import { namesIn } from '@tradewind/contract/base/fill-text';
import * as recovery from '@tradewind/contract/people/recovery';
import * as shopDesk from '@tradewind/contract/operations/shop-desk/notifications';
import * as users from '@tradewind/contract/people/users';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildPaidOrder } from '../../../test/build-paid-order.ts';
import { buildShopper, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { openMailbox } from '../../../test/mailbox.ts';
import * as aftersales from '../../trade/aftersales/index.ts';
import { day } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import type { EventKind } from '../../base/jobs/jobs.ts';
import * as orders from '../../trade/orders/index.ts';
import { digestNewProducts } from './index.ts';
import { kindOf } from './kinds.ts';
import { afterSaleTexts } from './texts/after-sales.ts';
import { merchantTexts } from './texts/merchants.ts';
import { orderTexts } from './texts/orders.ts';
import { reviewTexts } from './texts/reviews.ts';
import { securityTexts } from './texts/security.ts';
import { shopTexts } from './texts/shops.ts';
import { walletTexts } from './texts/wallet.ts';

const db = await testDatabase();
const app = await testApp(db);
const { clock, data, deliver, deps, refusal } = app;
const { lettersTo, lastTo, codeTo } = await openMailbox(app);
const stranger = await buildShopper(db);
const ownShop = await buildShop(db);
const merchant = await buildMerchant(db, { shop: ownShop });
const product = await buildProduct(db, { shop: ownShop });

const happen = <Payload extends object>(kind: EventKind<Payload>, payload: Payload) =>
  db.transact((tx) => deps.jobs.publish(tx, kind, payload));
const inbox = (who: BuiltShopper, locale: 'en' | 'th' = 'en') =>
  data(contract.notifications, { limit: 100 }, { ...who, locale });
const kindsOf = async (who: BuiltShopper) => (await inbox(who)).list.map(({ kind }) => kind);
const shopInbox = () => data(shopDesk.shopNotifications, { limit: 100 }, merchant);
const order = () => buildPaidOrder(db, { lines: [{ product }], at: clock.now() });

/** Confirms an address, so that mails go there. */
async function giveEmail(who: BuiltShopper, email: string): Promise<void> {
  await db.kysely
    .updateTable('users')
    .set({ email, email_confirmed_at: clock.now(), email_trusted: true })
    .where('id', '=', who.id)
    .execute();
}

describe('events of orders and refunds', () => {
  type Case = [
    string,
    (ids: { orderId: string; requestId: string; parcelId: string }) => Promise<void>,
    string | null,
    string | null,
  ];
  const cases: Case[] = [
    ['paid', ({ orderId }) => happen(orders.orderPaid, { orderId }), 'order_paid', 'shop_order_paid'],
    ['shipped', ({ orderId, parcelId }) => happen(orders.orderShipped, { orderId, parcelId }), 'order_shipped', null],
    [
      'out for delivery',
      ({ orderId, parcelId }) => happen(orders.parcelTracked, { orderId, parcelId, status: 'out_for_delivery' }),
      'parcel_out',
      null,
    ],
    [
      'in transit',
      ({ orderId, parcelId }) => happen(orders.parcelTracked, { orderId, parcelId, status: 'in_transit' }),
      null,
      null,
    ],
    [
      'in trouble',
      ({ orderId, parcelId }) => happen(orders.parcelTracked, { orderId, parcelId, status: 'exception' }),
      'parcel_trouble',
      null,
    ],
    ['delivered', ({ orderId }) => happen(orders.orderDelivered, { orderId }), 'order_delivered', null],
    [
      'received by the shopper',
      ({ orderId }) => happen(orders.orderReceived, { orderId, by: 'shopper' }),
      null,
      'shop_order_received',
    ],
    [
      'received by the clock',
      ({ orderId }) => happen(orders.orderReceived, { orderId, by: 'clock' }),
      'order_received_by_clock',
      'shop_order_received',
    ],
    [
      'completed',
      ({ orderId }) => happen(orders.orderCompleted, { orderId }),
      'order_completed',
      'shop_order_completed',
    ],
    [
      'to be waited for longer',
      ({ orderId }) => happen(orders.orderExtended, { orderId }),
      null,
      'shop_order_extended',
    ],
    ['late', ({ orderId }) => happen(orders.shipLate, { orderId }), 'order_ship_late', 'shop_ship_late'],
    ['asked to be cancelled', ({ orderId }) => happen(orders.cancelRequested, { orderId }), null, 'shop_cancel_asked'],
    [
      'not to be cancelled',
      ({ orderId }) => happen(orders.cancelAnswered, { orderId, granted: false, by: 'shop' }),
      'cancel_refused',
      null,
    ],
    [
      'cancelled after the payment',
      ({ orderId }) => happen(orders.orderCancelled, { orderId, reason: 'shop' }),
      'order_cancelled',
      'shop_order_cancelled',
    ],
    [
      'asked to be refunded',
      ({ orderId, requestId }) => happen(aftersales.refundRequested, { orderId, requestId }),
      null,
      'shop_refund_asked',
    ],
    [
      'approved',
      ({ orderId, requestId }) =>
        happen(aftersales.refundAnswered, { orderId, requestId, answer: 'approved', by: 'shop' }),
      'refund_approved',
      null,
    ],
    [
      'offered',
      ({ orderId, requestId }) =>
        happen(aftersales.refundAnswered, { orderId, requestId, answer: 'offered', by: 'shop' }),
      'refund_offered',
      null,
    ],
    [
      'refused',
      ({ orderId, requestId }) =>
        happen(aftersales.refundAnswered, { orderId, requestId, answer: 'refused', by: 'clock' }),
      'refund_refused',
      null,
    ],
    [
      'offer taken',
      ({ orderId, requestId }) =>
        happen(aftersales.offerAnswered, { orderId, requestId, accepted: true, by: 'shopper' }),
      null,
      'shop_offer_accepted',
    ],
    [
      'offer not taken',
      ({ orderId, requestId }) =>
        happen(aftersales.offerAnswered, { orderId, requestId, accepted: false, by: 'clock' }),
      null,
      'shop_offer_declined',
    ],
    [
      'spoken about by the shop',
      ({ orderId, requestId, parcelId }) =>
        happen(aftersales.refundMessage, { orderId, requestId, messageId: parcelId, by: 'shop' }),
      'refund_message',
      null,
    ],
    [
      'spoken about by the shopper',
      ({ orderId, requestId, parcelId }) =>
        happen(aftersales.refundMessage, { orderId, requestId, messageId: parcelId, by: 'shopper' }),
      null,
      'shop_refund_message',
    ],
    [
      'withdrawn',
      ({ orderId, requestId }) => happen(aftersales.refundClosed, { orderId, requestId, why: 'withdrawn' }),
      null,
      'shop_refund_withdrawn',
    ],
    [
      'lapsed',
      ({ orderId, requestId }) => happen(aftersales.refundClosed, { orderId, requestId, why: 'lapsed' }),
      'refund_lapsed',
      'shop_refund_lapsed',
    ],
    [
      'sent back',
      ({ orderId, requestId }) => happen(aftersales.returnSent, { orderId, requestId }),
      null,
      'shop_return_sent',
    ],
    [
      'refunded',
      ({ orderId, requestId }) => happen(aftersales.refundPaid, { orderId, requestId }),
      'refund_paid',
      null,
    ],
    [
      'disputed',
      ({ orderId, requestId }) => happen(aftersales.disputeOpened, { orderId, requestId, by: 'shopper' }),
      'dispute_opened',
      'shop_dispute_opened',
    ],
    [
      'ruled',
      ({ orderId, requestId }) => happen(aftersales.disputeRuled, { orderId, requestId }),
      'dispute_ruled',
      'shop_dispute_ruled',
    ],
  ];

  it.each(cases)('%s: told to the right people, once', async (_name, raise, shopper, shop) => {
    const { id: orderId, shopper: buyer } = await order();
    const ids = { orderId, requestId: newId(), parcelId: newId() };
    const before = (await shopInbox()).total;
    await raise(ids);
    await raise(ids);
    await deliver();
    expect(await kindsOf(buyer)).toEqual(shopper ? [shopper] : []);
    const { list, total } = await shopInbox();
    expect(total - before).toBe(shop ? 1 : 0);
    if (shop) expect(list[0]!.kind).toBe(shop);
    expect((await inbox(stranger)).total).toBe(0);
  });

  it('tells of each message about a request', async () => {
    const { id: orderId, shopper: buyer } = await order();
    const requestId = newId();
    for (const messageId of [newId(), newId()])
      await happen(aftersales.refundMessage, { orderId, requestId, messageId, by: 'shop' });
    await deliver();
    expect(await kindsOf(buyer)).toEqual(['refund_message', 'refund_message']);
  });

  it('writes a job row for an event, however many listen', async () => {
    const { id: orderId } = await order();
    const rows = async () => Number((await db.connection`select count(*) from pgboss.job`)[0]!.count);
    const before = await rows();
    await happen(orders.orderPaid, { orderId });
    expect((await rows()) - before).toBe(1);
  });

  it('speaks the language of whoever reads, with amounts and links', async () => {
    const { id: orderId, sn, total, shopper } = await order();
    await happen(orders.orderPaid, { orderId });
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

describe('an inbox', () => {
  it('is read one by one or all at once, by its owner alone', async () => {
    const { id: orderId, shopper } = await order();
    await happen(orders.orderPaid, { orderId });
    await happen(orders.orderDelivered, { orderId });
    await deliver();
    const { list, unread } = await inbox(shopper);
    expect([unread, (await data(users.getUserInfo, {}, shopper)).notification_count]).toEqual([2, 2]);
    for (const id of [list[0]!.id, 'nonsense', newId()])
      expect((await refusal(contract.readNotification, { id }, stranger)).refusal).toBe('notification_not_found');
    expect(await data(contract.readNotification, { id: list[0]!.id }, shopper)).toEqual({ unread: 1 });
    expect(await data(contract.readNotification, { id: list[0]!.id }, shopper)).toEqual({ unread: 1 });
    await data(contract.readAllNotifications, {}, stranger);
    expect((await inbox(shopper)).unread).toBe(1);
    expect(await data(contract.readAllNotifications, {}, shopper)).toEqual({ unread: 0 });
  });

  it('of a shop is open to those who keep it, and nobody else’s can be reached through it', async () => {
    const { id: orderId, shopper } = await order();
    await happen(orders.orderPaid, { orderId });
    await deliver();
    expect((await refusal(shopDesk.shopNotifications, {}, shopper)).refusal).toBe('shop_forbidden');
    const [own] = (await inbox(shopper)).list;
    expect((await refusal(shopDesk.readShopNotification, { id: own!.id }, merchant)).refusal).toBe(
      'notification_not_found',
    );
    const [ofShop] = (await shopInbox()).list;
    const { unread } = await shopInbox();
    expect(await data(shopDesk.readShopNotification, { id: ofShop!.id }, merchant)).toEqual({ unread: unread - 1 });
    const other = await buildMerchant(db);
    expect((await data(shopDesk.shopNotifications, {}, other)).total).toBe(0);
    expect((await refusal(shopDesk.readShopNotification, { id: ofShop!.id }, other)).refusal).toBe(
      'notification_not_found',
    );
  });
});

describe('choices', () => {
  it('keep out what nobody wants, but never security or money', async () => {
    const { id: orderId, shopper } = await order();
    await giveEmail(shopper, 'chooser@example.com');
    for (const channel of ['in_app', 'email'] as const)
      await data(contract.chooseNotification, { group: 'orders', channel, wanted: 0 }, shopper);
    for (const [group, channel] of [
      ['security', 'in_app'],
      ['security', 'email'],
      ['wallet', 'in_app'],
    ] as const) {
      expect((await refusal(contract.chooseNotification, { group, channel, wanted: 0 }, shopper)).refusal).toBe(
        'bad_request',
      );
    }
    await happen(orders.orderPaid, { orderId });
    await deliver();
    expect((await inbox(shopper)).total).toBe(0);
    expect(await lettersTo('chooser@example.com')).toHaveLength(0);
    const { list, mail } = await data(contract.notificationChoices, {}, shopper);
    expect(mail).toBe('confirmed');
    expect(list.find(({ group }) => group === 'orders')).toEqual({
      group: 'orders',
      in_app: 0,
      email: 0,
      in_app_fixed: 0,
      email_fixed: 0,
    });
    expect(list.some(({ group }) => group === 'sales')).toBe(false);
    expect((await data(contract.notificationChoices, {}, merchant)).list.some(({ group }) => group === 'sales')).toBe(
      true,
    );
  });

  it('send a mail once, in the reader’s language, to a confirmed address only', async () => {
    const { id: orderId, shopper } = await order();
    await giveEmail(shopper, 'reader@example.com');
    await data(users.setLanguage, { lang: 'ja' }, shopper);
    await happen(orders.orderDelivered, { orderId });
    await deliver();
    await happen(orders.orderDelivered, { orderId });
    await deliver();
    expect(await lettersTo('reader@example.com')).toHaveLength(1);
    expect((await lastTo('reader@example.com')).subject).toBe('配達が完了しました');
    await db.kysely.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', shopper.id).execute();
    await happen(orders.orderCompleted, { orderId });
    await deliver();
    expect(await lettersTo('reader@example.com')).toHaveLength(1);
  });

  it('reach those who keep a shop at their own addresses', async () => {
    await giveEmail(merchant, 'keeper@example.com');
    const { id: orderId } = await order();
    await happen(orders.orderPaid, { orderId });
    await deliver();
    const mail = await lastTo('keeper@example.com');
    expect(mail.template).toBe('notice.shop_order_paid');
    expect(mail.text).toContain(`/console/shop_orders/${orderId}/show`);
  });
});

describe('what guards an account', () => {
  it('is told each time, a changed address to the old one too', async () => {
    const { id } = await data(users.register, {
      username: 'guarded',
      password: 'lantern-42',
      email: 'guarded@example.com',
    });
    const { userinfo: me } = await data(users.login, { account: 'guarded', password: 'lantern-42' });
    await data(users.setPaymentCode, { newpassword: '246810' }, me);
    await data(users.setPaymentCode, { oldpassword: '246810', newpassword: '135790' }, me);
    await data(recovery.mailPaymentCodeCode, {}, me);
    await data(recovery.resetPaymentCode, { code: await codeTo('guarded@example.com'), newpassword: '111222' }, me);
    for (let tries = 0; tries < 6; tries += 1) await app.call(users.verifyPaymentCode, { password_pay: '000000' }, me);
    await data(recovery.mailEmailCode, { email: 'moved@example.com', password: 'lantern-42' }, me);
    await data(recovery.confirmEmail, { code: await codeTo('moved@example.com') }, me);
    await app.app.inject({
      method: 'POST',
      url: users.login.path,
      payload: { account: 'guarded', password: 'lantern-42' },
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0' },
    });
    await deliver();
    const { list } = await data(contract.notifications, { limit: 100 }, me);
    expect(list.map(({ kind }) => kind).sort()).toEqual([
      'email_changed',
      'payment_code_changed',
      'payment_code_locked',
      'payment_code_reset',
      'payment_code_set',
      'signed_in_anew',
    ]);
    expect(list.find(({ kind }) => kind === 'signed_in_anew')!.text).toContain('Chrome · Android');
    expect((await lastTo('guarded@example.com')).template).toBe('notice.email_changed');
    expect((await lettersTo('moved@example.com')).some(({ template }) => template === 'notice.email_changed')).toBe(
      true,
    );
    expect(id).toBeTruthy();
  });
});

describe('shops that one follows', () => {
  it('tell of new products once a day, and not of those from before', async () => {
    const shop = await buildShop(db);
    const fan = await buildShopper(db);
    await buildProduct(db, { shop });
    await db.kysely
      .insertInto('shop_follows')
      .values({ user_id: fan.id, shop_id: shop.id, followed_at: new Date(Date.now() + 1) })
      .execute();
    const fresh = await buildProduct(db, { shop });
    await db.kysely
      .updateTable('products')
      .set({ created_at: new Date(Date.now() + 60_000) })
      .where('id', '=', fresh.id)
      .execute();
    const news = { ...deps, mails: { open: true, write: async () => {} }, defaultLocale: 'en' as const };
    await digestNewProducts(news);
    expect((await inbox(fan)).total).toBe(0);
    clock.advance(day);
    await digestNewProducts(news);
    await digestNewProducts(news);
    const { list } = await data(contract.notifications, {}, fan);
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ kind: 'shop_new_products', group: 'shops', link: `/shop/${shop.id}` });
    expect(list[0]!.text).toContain(': 1.');
  });
});

describe('texts', () => {
  const all = {
    ...orderTexts,
    ...reviewTexts,
    ...afterSaleTexts,
    ...walletTexts,
    ...securityTexts,
    ...shopTexts,
    ...merchantTexts,
  };

  it.each(Object.entries(all))('%s names the same in every language', (kind, { title, text }) => {
    expect(kindOf(kind)).toBeDefined();
    for (const locale of locales) {
      expect(namesIn(title[locale]), locale).toEqual(namesIn(title.en));
      expect(namesIn(text[locale]), locale).toEqual(namesIn(text.en));
    }
  });
});
