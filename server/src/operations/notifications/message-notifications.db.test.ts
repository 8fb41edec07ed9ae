import * as shop from '@tradewind/contract/operations/shop-desk/service';
import * as desk from '@tradewind/contract/operations/desk/service';
import { chooseNotification, notifications } from '@tradewind/contract/operations/notifications';
import * as service from '@tradewind/contract/operations/service';
import { shopNotifications } from '@tradewind/contract/operations/shop-desk/notifications';
import { expect, it } from 'vitest';
import { testApp, type CallOptions } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { say, serviceSides } from '../../../test/service-acts.ts';
import { hour, minute } from '../../base/clock/clock.ts';
import { noticeUnread } from '../service/index.ts';

const db = await testDatabase();
const { clock, data, deliver, deps } = await testApp(db);
const { sides, support } = serviceSides(db, clock);

/** The notifications of messages after a time. */
async function inboxAfter(time: number, who: CallOptions) {
  clock.advance(time);
  await noticeUnread(deps);
  await deliver();
  const { list } = await data(notifications, { limit: 100 }, who);
  return list.filter(({ group }) => group === 'messages');
}

/** A conversation that the shop has read, with both sides. */
async function conversation() {
  const all = await sides();
  await data(service.sendMessage, { shop_id: all.shopId, ...say('Is it in stock?') }, all.mine);
  const { id } = (await data(shop.shopConversations, {}, all.theirs)).list[0]!;
  await data(shop.markAsShop, { id, read: 1 }, all.theirs);
  return { ...all, id };
}

it('tells a shopper who is away of an answer, once until it is read', async () => {
  const { shopId, id, mine, theirs } = await conversation();
  await data(shop.sendAsShop, { id, ...say('Yes') }, theirs);
  expect(await inboxAfter(minute, mine)).toEqual([]);
  expect(await inboxAfter(minute, mine)).toMatchObject([
    { kind: 'message_of_shop', link: `/service?shop=${shopId}`, read: 0 },
  ]);
  await data(shop.sendAsShop, { id, ...say('And it is blue') }, theirs);
  expect(await inboxAfter(2 * hour, mine)).toHaveLength(1);
  await data(service.markMessages, { shop_id: shopId, read: 3 }, mine);
  await data(shop.sendAsShop, { id, ...say('Shall I keep one?') }, theirs);
  expect(await inboxAfter(3 * minute, mine)).toHaveLength(2);
});

it('does not tell of what arrived at an open page, unless it is overlooked for an hour', async () => {
  const { shopId, id, mine, theirs } = await conversation();
  await data(shop.sendAsShop, { id, ...say('Yes') }, theirs);
  await data(service.markMessages, { shop_id: shopId, received: 2 }, mine);
  expect(await inboxAfter(10 * minute, mine)).toEqual([]);
  expect(await inboxAfter(hour, mine)).toHaveLength(1);
});

it('tells of answers of the platform', async () => {
  const { mine } = await sides();
  const { at } = await support();
  await data(service.sendMessage, say('Where is my money?'), mine);
  const { id } = (await data(desk.deskConversations, { queue: 'waiting', limit: 100 }, at)).list.at(-1)!;
  await data(desk.sendAsPlatform, { id, ...say('On its way') }, at);
  expect(await inboxAfter(3 * minute, mine)).toMatchObject([{ kind: 'message_of_platform', link: '/service' }]);
});

it('tells a shop of a shopper who waits, with a link to the conversation', async () => {
  const { shopId, mine, theirs } = await sides();
  await data(service.sendMessage, { shop_id: shopId, ...say('Hello?') }, mine);
  const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
  clock.advance(3 * minute);
  await noticeUnread(deps);
  await data(service.sendMessage, { shop_id: shopId, ...say('Anybody?') }, mine);
  clock.advance(3 * minute);
  await noticeUnread(deps);
  await deliver();
  const { list } = await data(shopNotifications, {}, theirs);
  expect(list.filter(({ kind }) => kind === 'shop_message')).toMatchObject([{ link: `/shop_service?id=${id}` }]);
});

it('does not tell of a shop that the shopper has blocked, nor whoever wants none', async () => {
  const blocked = await conversation();
  await data(shop.sendAsShop, { id: blocked.id, ...say('Buy more') }, blocked.theirs);
  await data(service.blockShop, { shop_id: blocked.shopId, blocked: 1 }, blocked.mine);
  expect(await inboxAfter(2 * hour, blocked.mine)).toEqual([]);
  const quiet = await conversation();
  await data(chooseNotification, { group: 'messages', channel: 'in_app', wanted: 0 }, quiet.mine);
  await data(shop.sendAsShop, { id: quiet.id, ...say('Yes') }, quiet.theirs);
  expect(await inboxAfter(3 * minute, quiet.mine)).toEqual([]);
});

it('mails the notice without the words of the message', async () => {
  const { id, shopper, mine, theirs } = await conversation();
  await db.kysely
    .updateTable('users')
    .set({ email: 'away@example.com', email_confirmed_at: clock.now() })
    .where('id', '=', shopper.id)
    .execute();
  await data(shop.sendAsShop, { id, ...say('A secret word') }, theirs);
  await inboxAfter(3 * minute, mine);
  const { list } = await data(notifications, { limit: 100 }, mine);
  const mail = await db.kysely
    .selectFrom('mails')
    .selectAll()
    .where('template', '=', 'notice.message_of_shop')
    .where('user_id', '=', shopper.id)
    .executeTakeFirst();
  expect(list).toHaveLength(1);
  expect(JSON.stringify(mail)).toContain('/service?shop=');
  expect(JSON.stringify(mail)).not.toContain('secret word');
});
