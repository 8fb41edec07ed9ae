import * as contract from '@tradewind/contract/operations/notifications';
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
import { day } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import type { EventKind } from '../../base/jobs/jobs.ts';
import * as orders from '../../trade/orders/index.ts';
import { digestNewProducts } from './index.ts';

const db = await testDatabase();
const app = await testApp(db);
const { clock, data, deliver, deps, refusal } = app;
const { lettersTo, lastTo, codeTo } = await openMailbox(app);
const stranger = await buildShopper(db);
const ownShop = await buildShop(db);
const merchant = await buildMerchant(db, { shop: ownShop });
const product = await buildProduct(db, { shop: ownShop });

const publish = <Payload extends object>(kind: EventKind<Payload>, payload: Payload) =>
  db.transact((tx) => deps.jobs.publish(tx, kind, payload));
const inbox = (reader: BuiltShopper) => data(contract.notifications, { limit: 100 }, { ...reader, locale: 'en' });
const shopInbox = () => data(shopDesk.shopNotifications, { limit: 100 }, merchant);
const order = () => buildPaidOrder(db, { lines: [{ product }], at: clock.now() });

/** Stores a confirmed address, so that mails are sent there. */
async function giveEmail(reader: BuiltShopper, email: string): Promise<void> {
  await db.kysely
    .updateTable('users')
    .set({ email, email_confirmed_at: clock.now() })
    .where('id', '=', reader.id)
    .execute();
}

describe('an inbox', () => {
  it('is marked as read one by one or all at once, by its owner only', async () => {
    const { id: orderId, shopper } = await order();
    await publish(orders.orderPaid, { orderId });
    await publish(orders.orderDelivered, { orderId });
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

  it('of a shop is open to its members only and gives no access to other inboxes', async () => {
    const { id: orderId, shopper } = await order();
    await publish(orders.orderPaid, { orderId });
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
  it('switch off notifications, except those of security and money', async () => {
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
    await publish(orders.orderPaid, { orderId });
    await deliver();
    expect((await inbox(shopper)).total).toBe(0);
    expect(await lettersTo('chooser@example.com')).toHaveLength(0);
    const { list, mail } = await data(contract.notificationChoices, {}, shopper);
    expect(mail).toBe('confirmed');
    expect(list.find(({ group }) => group === 'orders')).toEqual({
      group: 'orders',
      in_app: 0,
      email: 0,
      push: 1,
      in_app_fixed: 0,
      email_fixed: 0,
      push_fixed: 0,
    });
    expect(list.some(({ group }) => group === 'sales')).toBe(false);
    expect((await data(contract.notificationChoices, {}, merchant)).list.some(({ group }) => group === 'sales')).toBe(
      true,
    );
  });

  it('send one mail in the reader’s language, to a confirmed address only', async () => {
    const { id: orderId, shopper } = await order();
    await giveEmail(shopper, 'reader@example.com');
    await data(users.setLanguage, { lang: 'ja' }, shopper);
    await publish(orders.orderDelivered, { orderId });
    await deliver();
    await publish(orders.orderDelivered, { orderId });
    await deliver();
    expect(await lettersTo('reader@example.com')).toHaveLength(1);
    expect((await lastTo('reader@example.com')).subject).toBe('配達が完了しました');
    await db.kysely.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', shopper.id).execute();
    await publish(orders.orderCompleted, { orderId });
    await deliver();
    expect(await lettersTo('reader@example.com')).toHaveLength(1);
  });

  it('send mails to members of a shop at their own addresses', async () => {
    await giveEmail(merchant, 'keeper@example.com');
    const { id: orderId } = await order();
    await publish(orders.orderPaid, { orderId });
    await deliver();
    const mail = await lastTo('keeper@example.com');
    expect(mail.template).toBe('notice.shop_order_paid');
    expect(mail.text).toContain(`/console/shop_orders/${orderId}/show`);
  });
});

describe('the security of an account', () => {
  it('causes a notification for each change, of the e-mail address also to the old one', async () => {
    const { id } = await data(users.register, {
      username: 'guarded',
      password: 'lantern-42',
      email: 'guarded@example.com',
    });
    const { userinfo: me } = await data(users.login, { account: 'guarded', password: 'lantern-42' });
    await data(users.setPaymentCode, { newpassword: '246810' }, me);
    await data(users.setPaymentCode, { oldpassword: '246810', newpassword: '135790' }, me);
    await db.kysely.updateTable('users').set({ email_confirmed_at: clock.now() }).where('id', '=', id).execute();
    await data(recovery.mailPaymentResetCode, {}, me);
    await data(recovery.resetPaymentCode, { code: await codeTo('guarded@example.com'), newpassword: '907315' }, me);
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

describe('followed shops', () => {
  it('cause one notification a week for products added since the follow', async () => {
    const shop = await buildShop(db);
    const follower = await buildShopper(db);
    await buildProduct(db, { shop });
    await db.kysely
      .insertInto('shop_follows')
      .values({ user_id: follower.id, shop_id: shop.id, followed_at: new Date(Date.now() + 1) })
      .execute();
    const fresh = await buildProduct(db, { shop });
    await db.kysely
      .updateTable('products')
      .set({ created_at: new Date(Date.now() + 60_000) })
      .where('id', '=', fresh.id)
      .execute();
    const digestDeps = {
      ...deps,
      mails: { textsOpen: false, open: true, write: async () => {} },
      defaultLocale: 'en' as const,
    };
    await digestNewProducts(digestDeps);
    expect((await inbox(follower)).total).toBe(0);
    clock.advance(7 * day);
    await digestNewProducts(digestDeps);
    await digestNewProducts(digestDeps);
    const { list } = await data(contract.notifications, {}, follower);
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ kind: 'shop_new_products', group: 'shops', link: `/shop/${shop.id}` });
    expect(list[0]!.text).toContain(': 1.');
  });
});
