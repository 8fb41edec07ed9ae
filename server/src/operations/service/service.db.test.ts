import * as desk from '@tradewind/contract/operations/desk/service';
import * as contract from '@tradewind/contract/operations/service';
import * as shop from '@tradewind/contract/operations/shop-desk/service';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildPaidOrder } from '../../../test/build-paid-order.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { upload } from '../../../test/build-upload.ts';
import { say, serviceSides } from '../../../test/service-acts.ts';
import { testDatabase } from '../../../test/database.ts';
import { minute } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting, type SettingName } from '../../platform/settings/index.ts';

const db = await testDatabase();
const { app, call, data, refusal, clock } = await testApp(db);
const { sides, support } = serviceSides(db, clock);

describe('a conversation with a shop', () => {
  it('goes back and forth with unread counts and marks on both sides', async () => {
    const { shopId, mine, theirs } = await sides();
    expect(await data(contract.conversationWith, { shop_id: shopId }, mine)).toMatchObject({ id: '', last_number: 0 });
    await data(contract.sendMessage, { shop_id: shopId, ...say('Is it waterproof?') }, mine);
    const { list, counts, unread } = await data(shop.shopConversations, { queue: 'waiting' }, theirs);
    expect({ unread, waiting: counts['waiting'] }).toEqual({ unread: 1, waiting: 1 });
    const { id } = list[0]!;
    expect(await data(shop.markAsShop, { id, read: 1 }, theirs)).toEqual({ unread: 0 });
    expect(await data(contract.conversationWith, { shop_id: shopId }, mine)).toMatchObject({ theirs_read: 1 });
    clock.advance(5 * minute);
    await data(shop.sendAsShop, { id, ...say('Yes, to 30 m') }, theirs);
    expect(await data(contract.unread, {}, mine)).toEqual({ unread: 1 });
    expect((await data(contract.messages, { shop_id: shopId }, mine)).list).toMatchObject([
      { number: 1, from: 'shopper', is_mine: 1, text: 'Is it waterproof?' },
      { number: 2, from: 'shop', is_mine: 0, text: 'Yes, to 30 m' },
    ]);
    expect(await data(contract.markMessages, { shop_id: shopId, read: 99 }, mine)).toEqual({ unread: 0 });
    expect(await data(contract.markMessages, { shop_id: shopId, read: 1 }, mine)).toEqual({ unread: 0 });
    expect(await data(shop.shopConversation, { id }, theirs)).toMatchObject({
      theirs_read: 2,
      waiting_since: null,
      assignee: { name: expect.any(String) },
    });
    expect(await data(shop.shopServiceDesk, {}, theirs)).toMatchObject({ first_answer_minutes: 5, waiting: 0 });
  });

  it('keeps a message once however often it is sent, also at the same time', async () => {
    const { shopId, mine, theirs } = await sides();
    const message = { shop_id: shopId, ...say('Hello') };
    const sent = await Promise.all(Array.from({ length: 5 }, () => call(contract.sendMessage, message, mine)));
    expect(sent.map(({ body }) => body.code)).toEqual([1, 1, 1, 1, 1]);
    expect((await data(contract.messages, { shop_id: shopId }, mine)).list).toHaveLength(1);
    const other = await buildShopper(db, { now: clock.now() });
    expect((await refusal(contract.sendMessage, message, { token: other.token })).refusal).toBe('message_id_used');
    const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
    expect((await refusal(shop.sendAsShop, { id, ...say('x'), message_id: message.message_id }, theirs)).refusal).toBe(
      'message_id_used',
    );
  });

  it('is one conversation however many first messages come at once', async () => {
    const { shopId, mine } = await sides();
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        data(contract.sendMessage, { shop_id: shopId, ...say(`Message ${index}`) }, mine),
      ),
    );
    expect((await data(contract.conversations, {}, mine)).list).toHaveLength(1);
    const { list } = await data(contract.messages, { shop_id: shopId }, mine);
    expect(list.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('gives its history by pages in both directions', async () => {
    const { shopId, mine } = await sides();
    for (let number = 1; number <= 7; number += 1)
      await data(contract.sendMessage, { shop_id: shopId, ...say(`No. ${number}`) }, mine);
    const numbers = async (page: object) => {
      const { list, more } = await data(contract.messages, { shop_id: shopId, ...page }, mine);
      return [...list.map(({ number }) => number), more];
    };
    expect(await numbers({ limit: 3 })).toEqual([5, 6, 7, 1]);
    expect(await numbers({ limit: 3, before: 5 })).toEqual([2, 3, 4, 1]);
    expect(await numbers({ limit: 3, before: 2 })).toEqual([1, 0]);
    expect(await numbers({ limit: 3, after: 5 })).toEqual([6, 7, 0]);
  });

  it('is read and written by nobody else', async () => {
    const { shopId, mine, theirs } = await sides();
    await data(contract.sendMessage, { shop_id: shopId, ...say('Private') }, mine);
    const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
    const stranger = { token: (await buildMerchant(db, { now: clock.now() })).token };
    const { at } = await support();
    for (const asked of [
      refusal(shop.shopConversation, { id }, stranger),
      refusal(shop.shopMessages, { id }, stranger),
      refusal(shop.sendAsShop, { id, ...say('Hi') }, stranger),
      refusal(shop.closeAsShop, { id }, stranger),
      refusal(desk.deskConversationById, { id }, at),
      refusal(desk.deskMessages, { id }, at),
      refusal(desk.conversationTranscript, { id }, at),
    ])
      expect((await asked).refusal).toBe('conversation_not_found');
    expect((await data(contract.messages, { shop_id: shopId }, stranger)).list).toEqual([]);
    expect((await data(contract.searchMessages, { q: 'Private' }, stranger)).list).toEqual([]);
    expect((await data(contract.searchMessages, { q: 'priv' }, mine)).list).toHaveLength(1);
    const fulfilment = await buildMerchant(db, { shop: { id: shopId }, role: 'fulfilment', now: clock.now() });
    expect((await refusal(shop.shopConversations, {}, { token: fulfilment.token })).refusal).toBe('shop_right_missing');
  });

  it('is refused with the own shop, an unknown one and without content', async () => {
    const { shopId, mine, theirs } = await sides();
    expect((await refusal(contract.sendMessage, { shop_id: shopId, ...say('Hi') }, theirs)).refusal).toBe(
      'conversation_own_shop',
    );
    expect((await refusal(contract.sendMessage, { shop_id: newId(), ...say('Hi') }, mine)).refusal).toBe(
      'shop_not_found',
    );
    expect((await refusal(contract.sendMessage, { shop_id: shopId, ...say('  ') }, mine)).refusal).toBe(
      'message_empty',
    );
    expect((await refusal(contract.sendMessage, { shop_id: shopId, ...say('x'.repeat(2_001)) }, mine)).refusal).toBe(
      'bad_request',
    );
  });
});

describe('pictures and cards', () => {
  it('shows own uploads to both sides by links that expire', async () => {
    const { shopId, mine, theirs, shopper, owner } = await sides();
    const picture = await upload(app, shopper.token);
    const foreign = await upload(app, owner.token);
    expect(
      (await refusal(contract.sendMessage, { shop_id: shopId, ...say('', { pictures: [foreign] }) }, mine)).refusal,
    ).toBe('picture_invalid');
    await data(contract.sendMessage, { shop_id: shopId, ...say('', { pictures: [picture] }) }, mine);
    const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
    const [link] = (await data(shop.shopMessages, { id }, theirs)).list[0]!.pictures;
    expect((await app.inject({ url: link! })).statusCode).toBe(200);
    expect((await app.inject({ url: link!.split('?')[0]! })).statusCode).toBe(404);
  });

  it('accepts cards of the shop’s products and of the shopper’s orders there only', async () => {
    const { shopId, owner, mine } = await sides();
    const product = await buildProduct(db, { shop: { id: shopId, name: 'Shop' }, price: 1_000n, stock: 5 });
    const elsewhere = await buildProduct(db);
    const order = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
    const buyer = { token: order.shopper.token };
    const card = (kind: 'product' | 'order' | 'refund', id: string) => ({
      shop_id: shopId,
      ...say('', { card: { kind, id } }),
    });
    const sent = await data(contract.sendMessage, card('order', order.id), buyer);
    expect(sent.card).toMatchObject({ kind: 'order', number: order.sn, amount: expect.stringMatching(/^\d+\.\d\d$/) });
    await data(contract.sendMessage, card('product', product.id), mine);
    for (const [kind, id] of [
      ['product', elsewhere.id],
      ['order', order.id],
      ['refund', newId()],
    ] as const)
      expect((await refusal(contract.sendMessage, card(kind, id), mine)).refusal).toBe('card_invalid');
    expect(owner.shopId).toBe(shopId);
  });
});

describe('limits and blocks', () => {
  it('refuses more than twenty messages of a shopper in a minute', async () => {
    const { shopId, mine } = await sides();
    for (let number = 1; number <= 20; number += 1)
      await data(contract.sendMessage, { shop_id: shopId, ...say(`No. ${number}`) }, mine);
    expect((await refusal(contract.sendMessage, { shop_id: shopId, ...say('One more') }, mine)).refusal).toBe(
      'too_many_requests',
    );
    clock.advance(minute);
    await data(contract.sendMessage, { shop_id: shopId, ...say('Later') }, mine);
  });

  it('counts by what operators have set, for each side and for new conversations', async () => {
    const { shopId, mine, theirs } = await sides();
    const { shopId: otherShopId } = await sides();
    const limit = (name: SettingName, most: number) =>
      db.transact((tx) => setSetting(tx, name, most, { by: null, at: clock.now() }));
    const toShop = () => refusal(contract.sendMessage, { shop_id: shopId, ...say('Hello') }, mine);
    await limit('service.newConversationsCount', 1);
    await limit('service.shopperMinuteCount', 2);
    await limit('service.deskMinuteCount', 1);
    await data(contract.sendMessage, { shop_id: shopId, ...say('Hello') }, mine);
    const elsewhere = { shop_id: otherShopId, ...say('And you?') };
    expect((await refusal(contract.sendMessage, elsewhere, mine)).refusal).toBe('too_many_requests');
    await data(contract.sendMessage, { shop_id: shopId, ...say('Hello again') }, mine);
    expect((await toShop()).refusal).toBe('too_many_requests');
    const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
    await data(shop.sendAsShop, { id, ...say('Hi') }, theirs);
    expect((await refusal(shop.sendAsShop, { id, ...say('Hi again') }, theirs)).refusal).toBe('too_many_requests');
    await limit('service.newConversationsCount', 30);
    await limit('service.shopperMinuteCount', 20);
    await limit('service.deskMinuteCount', 60);
    await data(contract.sendMessage, elsewhere, mine);
  });

  it('stops messages of either side while one has blocked the other', async () => {
    const { shopId, mine, theirs } = await sides();
    await data(contract.sendMessage, { shop_id: shopId, ...say('Hello') }, mine);
    const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
    expect(await data(contract.blockShop, { shop_id: shopId, blocked: 1 }, mine)).toMatchObject({ blocked_by_me: 1 });
    expect((await refusal(shop.sendAsShop, { id, ...say('Buy!') }, theirs)).refusal).toBe('conversation_blocked');
    await data(contract.blockShop, { shop_id: shopId, blocked: 0 }, mine);
    await data(shop.blockShopper, { id, blocked: 1 }, theirs);
    expect((await refusal(contract.sendMessage, { shop_id: shopId, ...say('Why?') }, mine)).refusal).toBe(
      'conversation_blocked',
    );
    await data(shop.blockShopper, { id, blocked: 0 }, theirs);
    await data(contract.sendMessage, { shop_id: shopId, ...say('Thanks') }, mine);
  });
});
