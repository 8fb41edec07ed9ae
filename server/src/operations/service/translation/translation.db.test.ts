import * as desk from '@tradewind/contract/operations/desk/service';
import * as contract from '@tradewind/contract/operations/service';
import * as shop from '@tradewind/contract/operations/shop-desk/service';
import type { Locale } from '@tradewind/contract/base/locales';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { buildShopper } from '../../../../test/build-shopper.ts';
import { testDatabase } from '../../../../test/database.ts';
import { say, serviceSides } from '../../../../test/service-acts.ts';
import { minute, second } from '../../../base/clock/clock.ts';
import { setSetting } from '../../../platform/settings/index.ts';
import { TranslationFailure } from './translation-port.ts';

const asked: string[] = [];
let fails = false;
const translator = {
  async translate(text: string, to: Locale) {
    asked.push(`${to} ${text}`);
    if (fails) throw new TranslationFailure('The service answers with status 503');
    return `${text} in ${to}`;
  },
};

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db, { translator });
const { sides, support } = serviceSides(db, clock);
beforeEach(() => {
  asked.length = 0;
  fails = false;
  clock.advance(minute);
});

/** A shop that answered a shopper in Chinese. */
async function answered() {
  const { shopId, mine, theirs } = await sides();
  await data(contract.sendMessage, { shop_id: shopId, ...say('Is it waterproof?') }, mine);
  const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
  const { id: messageId } = await data(shop.sendAsShop, { id, ...say('防水到三十米') }, theirs);
  return { shopId, mine, theirs, id, messageId };
}

describe('the translation of a message', () => {
  it('is offered for messages of the other side in another language', async () => {
    const { shopId, mine, theirs, id } = await answered();
    const offers = async (locale: Locale) => [
      (await data(contract.messages, { shop_id: shopId }, { ...mine, locale })).list.map((one) => one.translatable),
      (await data(shop.shopMessages, { id }, { ...theirs, locale })).list.map((one) => one.translatable),
    ];
    expect(await offers('en')).toEqual([
      [0, 1],
      [0, 0],
    ]);
    expect(await offers('zh-CN')).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it('is asked for once for a message and a language, and keeps the original', async () => {
    const { shopId, mine, theirs, messageId } = await answered();
    const ask = (locale: Locale) => data(contract.translate, { message_id: messageId }, { ...mine, locale });
    expect(await ask('en')).toEqual({ text: '防水到三十米 in en' });
    expect(await ask('en')).toEqual({ text: '防水到三十米 in en' });
    expect(await ask('th')).toEqual({ text: '防水到三十米 in th' });
    expect(await data(shop.translateAsShop, { message_id: messageId }, { ...theirs, locale: 'th' })).toEqual({
      text: '防水到三十米 in th',
    });
    expect(asked).toEqual(['en 防水到三十米', 'th 防水到三十米']);
    expect((await data(contract.messages, { shop_id: shopId }, mine)).list.at(-1)?.text).toBe('防水到三十米');
  });

  it('is refused to everybody who can’t read the message', async () => {
    const { theirs, messageId } = await answered();
    const stranger = await buildShopper(db, { now: clock.now() });
    const { theirs: otherShop } = await sides();
    const { at } = await support();
    const input = { message_id: messageId };
    expect((await refusal(contract.translate, input, { token: stranger.token })).refusal).toBe('message_not_found');
    expect((await refusal(shop.translateAsShop, input, otherShop)).refusal).toBe('message_not_found');
    expect((await refusal(desk.translateAsPlatform, input, at)).refusal).toBe('message_not_found');
    expect((await refusal(contract.translate, input, theirs)).refusal).toBe('message_not_found');
    expect(asked).toEqual([]);
  });

  it('is refused for a message that an operator removed, also when it was translated before', async () => {
    const { mine, messageId } = await answered();
    await data(contract.translate, { message_id: messageId }, mine);
    await data(contract.reportMessage, { message_id: messageId, reason: 'fraud' }, mine);
    const { at } = await support();
    const report = (await data(desk.messageReports, { queue: 'open', limit: 100 }, at)).list.at(-1)!;
    await data(desk.decideMessageReport, { id: report.id, hide: 1, reason: 'Fraud' }, at);
    expect((await refusal(contract.translate, { message_id: messageId }, mine)).refusal).toBe('message_not_found');
  });

  it('can be asked for again some seconds after the service failed', async () => {
    const { mine, messageId } = await answered();
    const ask = () => refusal(contract.translate, { message_id: messageId }, mine);
    fails = true;
    expect((await ask()).refusal).toBe('translation_unavailable');
    expect((await ask()).refusal).toBe('too_many_requests');
    fails = false;
    clock.advance(10 * second);
    expect(await data(contract.translate, { message_id: messageId }, mine)).toEqual({ text: '防水到三十米 in en' });
    expect(asked).toHaveLength(2);
  });

  it('is asked for so often in a minute as operators have set, also at the same time', async () => {
    const { mine, theirs, id, messageId } = await answered();
    const ids = [messageId];
    for (let count = 0; count < 5; count += 1)
      ids.push((await data(shop.sendAsShop, { id, ...say(`第${count}条消息`) }, theirs)).id);
    const limit = (most: number) =>
      db.transact((tx) => setSetting(tx, 'service.translationsMinuteCount', most, { by: null, at: clock.now() }));
    await limit(3);
    const answers = await Promise.allSettled(ids.map((message_id) => data(contract.translate, { message_id }, mine)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(asked).toHaveLength(3);
    await limit(20);
  });
});

describe('without a translation service', async () => {
  const plain = await testApp(db);

  it('no translation is offered, and none is given', async () => {
    const { shopId, mine, messageId } = await answered();
    const { list } = await plain.data(contract.messages, { shop_id: shopId }, mine);
    expect(list.map(({ translatable }) => translatable)).toEqual([0, 0]);
    expect((await plain.refusal(contract.translate, { message_id: messageId }, mine)).refusal).toBe(
      'translation_unavailable',
    );
  });
});
