import type { OutputOf } from '@tradewind/contract/base/endpoint';
import * as desk from '@tradewind/contract/operations/desk/service';
import * as contract from '@tradewind/contract/operations/service';
import * as live from '@tradewind/contract/operations/service-live';
import * as shop from '@tradewind/contract/operations/shop-desk/service';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildPaidOrder } from '../../../test/build-paid-order.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { say, serviceSides } from '../../../test/service-acts.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, hour } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { purgeService } from './purge.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
const { sides, support } = serviceSides(db, clock);

describe('the desk of a shop', () => {
  it('sends its absence text once outside its hours, in the shopper’s language', async () => {
    const { shopId, mine, theirs } = await sides();
    const absences = { en: 'Back tomorrow', 'zh-CN': '明天回复', ja: '', ko: '', th: '' };
    const days = Array.from({ length: 7 }, () => null);
    const hours = { time_zone: 'Asia/Bangkok', days, answer_minutes: 60, absences };
    expect((await refusal(shop.setShopServiceHours, { ...hours, time_zone: 'Mars/Base' }, theirs)).refusal).toBe(
      'service_hours_invalid',
    );
    await data(shop.setShopServiceHours, hours, theirs);
    await data(contract.sendMessage, { shop_id: shopId, ...say('在吗') }, { ...mine, locale: 'zh-CN' });
    await data(contract.sendMessage, { shop_id: shopId, ...say('Hello?') }, mine);
    expect(
      (await data(contract.messages, { shop_id: shopId }, mine)).list.map(({ text, automatic }) => [text, automatic]),
    ).toEqual([
      ['在吗', 0],
      ['明天回复', 1],
      ['Hello?', 0],
    ]);
    expect(await data(shop.shopServiceDesk, {}, theirs)).toMatchObject({ waiting: 1, unread: 2 });
  });

  it('assigns only to members who may, notes for itself, and ends with one rating', async () => {
    const { shopId, mine, theirs, shopper } = await sides();
    await data(contract.sendMessage, { shop_id: shopId, ...say('Hello') }, mine);
    const { id } = (await data(shop.shopConversations, { queue: 'unassigned' }, theirs)).list[0]!;
    const helper = await buildMerchant(db, { shop: { id: shopId }, role: 'service', now: clock.now() });
    const packer = await buildMerchant(db, { shop: { id: shopId }, role: 'fulfilment', now: clock.now() });
    for (const agent_id of [packer.id, shopper.id, newId()])
      expect((await refusal(shop.assignAsShop, { id, agent_id }, theirs)).refusal).toBe('assignee_unknown');
    expect(await data(shop.assignAsShop, { id, agent_id: helper.id }, theirs)).toMatchObject({
      assignee: { id: helper.id },
    });
    await data(shop.noteAsShop, { id, text: 'A regular' }, theirs);
    expect(await data(shop.closeAsShop, { id }, theirs)).toMatchObject({
      status: 'closed',
      notes: [{ text: 'A regular' }],
    });
    expect(await data(contract.conversationWith, { shop_id: shopId }, mine)).toMatchObject({
      status: 'closed',
      can_rate: 1,
    });
    expect(await data(contract.rateConversation, { shop_id: shopId, stars: 4 }, mine)).toMatchObject({ can_rate: 0 });
    expect((await refusal(contract.rateConversation, { shop_id: shopId, stars: 5 }, mine)).refusal).toBe(
      'service_rating_over',
    );
    expect(await data(shop.shopServiceDesk, {}, theirs)).toMatchObject({ rating: 4, ratings: 1 });
    await data(contract.sendMessage, { shop_id: shopId, ...say('One more thing') }, mine);
    expect(await data(shop.shopConversation, { id }, theirs)).toMatchObject({ status: 'open' });
  });

  it('pages through its conversations without losing or repeating one', async () => {
    const { shopId, theirs } = await sides();
    for (let count = 0; count < 7; count += 1) {
      const { token } = await buildShopper(db, { now: clock.now() });
      await data(contract.sendMessage, { shop_id: shopId, ...say('Hello') }, { token });
      if (count % 2 === 0) clock.advance(hour);
    }
    for (const queue of ['waiting', 'open'] as const) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: OutputOf<typeof shop.shopConversations> = await data(
          shop.shopConversations,
          { queue, cursor, limit: 2 },
          theirs,
        );
        seen.push(...page.list.map(({ id }) => id));
        cursor = page.next;
      }
      expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
    }
  });

  it('finds what can be attached: products of its own, orders of the shopper at the shop', async () => {
    const { shopId, theirs } = await sides();
    const lamp = await buildProduct(db, { shop: { id: shopId, name: 'Lamps' }, title: 'Paper lamp' });
    const order = await buildPaidOrder(db, { lines: [{ product: lamp }], at: clock.now() });
    await buildProduct(db, { title: 'Paper lamp of another shop' });
    await data(contract.sendMessage, { shop_id: shopId, ...say('Which lamp?') }, { token: order.shopper.token });
    const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
    const found = (q: string) =>
      data(shop.shopAttachable, { id, q }, theirs).then(({ list }) => list.map((one) => one.id));
    expect(await found('paper LAMP')).toEqual([lamp.id]);
    expect(await found(order.sn)).toEqual([order.id]);
    expect(await found('')).toEqual(expect.arrayContaining([order.id, lamp.id]));
    expect(await found('100%')).toEqual([]);
    const other = await sides();
    expect((await refusal(shop.shopAttachable, { id }, other.theirs)).refusal).toBe('conversation_not_found');
    const card = { kind: 'product' as const, id: lamp.id };
    expect(await data(shop.sendAsShop, { id, ...say('', { card }) }, theirs)).toMatchObject({ card: { id: lamp.id } });
  });

  it('keeps saved replies of its own', async () => {
    const { theirs } = await sides();
    const other = await sides();
    const saved = await data(shop.saveShopReply, { title: 'Hello', text: 'Dear {shopper}' }, theirs);
    expect((await data(shop.shopSavedReplies, {}, other.theirs)).list).toEqual([]);
    const change = { id: saved.id, title: 'Mine', text: 'Mine' };
    expect((await refusal(shop.saveShopReply, change, other.theirs)).refusal).toBe('saved_reply_not_found');
    expect((await refusal(shop.removeShopReply, { id: saved.id }, other.theirs)).refusal).toBe('saved_reply_not_found');
    await data(shop.removeShopReply, { id: saved.id }, theirs);
    expect((await data(shop.shopSavedReplies, {}, theirs)).total).toBe(0);
  });
});

describe('the desk of operators', () => {
  it('takes, transfers and ends a conversation, and writes its transcript', async () => {
    const shopper = await buildShopper(db, { now: clock.now() });
    const mine = { token: shopper.token };
    const [first, second] = [await support(), await support()];
    await data(contract.sendMessage, say('My top-up is missing'), mine);
    const { list } = await data(desk.deskConversations, { queue: 'unassigned' }, first.at);
    const { id } = list.find((row) => row.shopper.id === shopper.id)!;
    await data(desk.assignAsPlatform, { id, agent_id: first.operator.id }, first.at);
    await data(desk.sendAsPlatform, { id, ...say('Which network?') }, first.at);
    const transferred = { id, agent_id: second.operator.id, note: 'Knows chains' };
    expect(await data(desk.assignAsPlatform, transferred, first.at)).toMatchObject({
      assignee: { id: second.operator.id },
      notes: [{ text: 'Knows chains', author: first.operator.name }],
    });
    expect((await data(desk.deskConversations, { queue: 'mine' }, second.at)).list).toMatchObject([{ id }]);
    await data(desk.closeAsPlatform, { id }, second.at);
    expect((await refusal(desk.closeAsPlatform, { id }, second.at)).refusal).toBe('already_decided');
    const { text } = await data(desk.conversationTranscript, { id }, second.at);
    expect(text).toContain('My top-up is missing');
    expect(text).toContain(`${first.operator.name} (platform): Which network?`);
    expect(text).not.toContain('Knows chains');
  });

  it('shows the shopper’s own phrase with every message of the platform, and with none of a shop', async () => {
    const { shopId, mine, theirs } = await sides();
    await data(live.setPhrase, { phrase: 'blue kettle' }, mine);
    await data(contract.sendMessage, say('Hello'), mine);
    await data(contract.sendMessage, { shop_id: shopId, ...say('Hello') }, mine);
    const { at } = await support();
    const found = (await data(desk.deskConversations, { limit: 100 }, at)).list.find((row) => row.unread === 1)!;
    const conversations = (await data(desk.deskConversations, { queue: 'waiting', limit: 100 }, at)).list;
    for (const { id } of conversations) await data(desk.sendAsPlatform, { id, ...say('How can we help?') }, at);
    const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
    await data(shop.sendAsShop, { id, ...say('How can we help?') }, theirs);
    expect((await data(contract.messages, {}, mine)).list.map(({ phrase }) => phrase)).toEqual(['', 'blue kettle']);
    expect((await data(contract.messages, { shop_id: shopId }, mine)).list.map(({ phrase }) => phrase)).toEqual([
      '',
      '',
    ]);
    expect((await data(desk.deskMessages, { id: found.id }, at)).list.every(({ phrase }) => phrase === '')).toBe(true);
  });

  it('decides on a reported message, which hides it from both sides', async () => {
    const { shopId, mine, theirs } = await sides();
    await data(contract.sendMessage, { shop_id: shopId, ...say('Hello') }, mine);
    const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
    const bad = await data(shop.sendAsShop, { id, ...say('Pay me by bank transfer, it is cheaper') }, theirs);
    expect(bad.warnings).toEqual(['payment']);
    const report = { message_id: bad.id, reason: 'fraud' as const, words: 'Wants money elsewhere' };
    expect((await refusal(shop.reportAsShop, report, theirs)).refusal).toBe('message_not_found');
    await data(contract.reportMessage, report, mine);
    expect((await refusal(contract.reportMessage, report, mine)).refusal).toBe('message_reported');
    const { at } = await support();
    const open = (await data(desk.messageReports, { queue: 'open' }, at)).list.find(
      (row) => row.message.id === bad.id,
    )!;
    expect(await data(desk.messageReportById, { id: open.id }, at)).toMatchObject({
      context: [{ text: 'Hello' }, { id: bad.id }],
    });
    expect((await refusal(desk.decideMessageReport, { id: open.id, hide: 1, reason: '-' }, at)).refusal).toBe(
      'reason_required',
    );
    const decision = { id: open.id, hide: 1 as const, reason: 'Payment outside the platform' };
    expect(await data(desk.decideMessageReport, decision, at)).toMatchObject({ hidden: 1 });
    expect((await refusal(desk.decideMessageReport, decision, at)).refusal).toBe('already_decided');
    for (const { list } of [
      await data(contract.messages, { shop_id: shopId }, mine),
      await data(shop.shopMessages, { id }, theirs),
    ])
      expect(list.at(-1)).toMatchObject({ text: '', hidden: 1 });
  });
});

it('keeps messages for three years', async () => {
  const { shopId, mine } = await sides();
  await data(contract.sendMessage, { shop_id: shopId, ...say('Hello') }, mine);
  const at = (later: number) => ({ db, clock: { now: () => new Date(clock.now().getTime() + later) } });
  await purgeService(at(3 * 365 * day - hour));
  expect((await data(contract.messages, { shop_id: shopId }, mine)).list).toHaveLength(1);
  await purgeService(at(3 * 365 * day + hour));
  expect((await data(contract.messages, { shop_id: shopId }, mine)).list).toEqual([]);
});
