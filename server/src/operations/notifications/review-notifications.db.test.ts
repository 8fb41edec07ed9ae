import * as desk from '@tradewind/contract/trade/desk/reviews';
import * as contract from '@tradewind/contract/operations/notifications';
import { writeReview } from '@tradewind/contract/trade/reviews';
import * as shopDesk from '@tradewind/contract/operations/shop-desk/notifications';
import { replyToReview } from '@tradewind/contract/trade/shop-desk/reviews';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildPaidOrder, deliverOrder } from '../../../test/build-paid-order.ts';
import { testDatabase } from '../../../test/database.ts';
import { openMailbox } from '../../../test/mailbox.ts';
import { minute } from '../../base/clock/clock.ts';

const db = await testDatabase();
const app = await testApp(db);
const { clock, data, deliver } = app;
const { lettersTo } = await openMailbox(app);

/** Builds a review of a shop's product; shopper and owner have confirmed addresses. */
async function buildReview() {
  const owner = await buildMerchant(db, { shop: await buildShop(db), now: clock.now() });
  const product = await buildProduct(db, { shop: { id: owner.shopId, name: 'Shop' }, stock: 10 });
  const order = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
  await deliverOrder(db, order, 'received', clock.now());
  for (const { id } of [owner, order.shopper])
    await db.kysely
      .updateTable('users')
      .set({ email: `${id}@example.com`, email_confirmed_at: clock.now() })
      .where('id', '=', id)
      .execute();
  const mine = { token: order.shopper.token };
  const { review_id: id } = await data(
    writeReview,
    { order_id: order.id, product_id: product.id, product_score: 4.5, comment: 'It leaks.' },
    mine,
  );
  const inbox = async (locale: 'en' | 'ja' = 'en') =>
    (await data(contract.notifications, { limit: 100 }, { ...mine, locale })).list;
  const shopInbox = async () => (await data(shopDesk.shopNotifications, { limit: 100 }, { token: owner.token })).list;
  const mailsTo = (reader: { id: string }) => lettersTo(`${reader.id}@example.com`);
  return { id, order, owner, mine, theirs: { token: owner.token }, inbox, shopInbox, mailsTo };
}

it('notifies the shop of a new review in its inbox only', async () => {
  const { id, order, owner, inbox, shopInbox, mailsTo } = await buildReview();
  await deliver();
  expect(await shopInbox()).toMatchObject([
    {
      kind: 'shop_review',
      group: 'sales',
      link: `/shop_reviews/${id}/show`,
      text: `Products of order ${order.sn} got 4.5 of 5 stars. You can reply once.`,
    },
  ]);
  expect(await inbox()).toEqual([]);
  expect(await mailsTo(owner)).toEqual([]);
});

it('notifies the author of a reply, unless they switched it off', async () => {
  const [subscribed, unsubscribed] = [await buildReview(), await buildReview()];
  await data(contract.chooseNotification, { group: 'orders', channel: 'in_app', wanted: 0 }, unsubscribed.mine);
  for (const { id, theirs } of [subscribed, unsubscribed])
    await data(replyToReview, { id, text: 'We send you a new seal.' }, theirs);
  await deliver();
  const [notification] = await subscribed.inbox();
  expect(notification).toMatchObject({
    kind: 'review_replied',
    group: 'orders',
    link: `/orderInfo/${subscribed.order.id}`,
  });
  expect(notification!.text).toContain('We send you a new seal.');
  expect((await subscribed.inbox('ja'))[0]!.title).toBe('ショップから返信がありました');
  expect(await unsubscribed.inbox()).toEqual([]);
  expect(await subscribed.mailsTo(subscribed.order.shopper)).toHaveLength(1);
});

it('notifies the author each time that a review is hidden, with the reason', async () => {
  const { id, inbox } = await buildReview();
  const support = { desk: (await buildOperator(db, ['support'], { now: clock.now() })).token };
  await data(desk.hideReview, { id, reason: 'It names a person.' }, support);
  await deliver();
  await data(desk.showReview, { id, reason: 'The name is gone.' }, support);
  clock.advance(minute);
  await data(desk.hideReview, { id, reason: 'It names another.' }, support);
  await deliver();
  const entries = await inbox();
  expect(entries.map(({ kind }) => kind)).toEqual(['review_hidden', 'review_hidden']);
  expect(entries[0]!.text).toContain('It names another.');
  expect(entries[1]!.text).toContain('It names a person.');
});
