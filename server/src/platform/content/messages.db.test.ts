import { auditLog } from '@tradewind/contract/platform/desk/operators';
import * as desk from '@tradewind/contract/platform/desk/messages';
import { messageOverrides } from '@tradewind/contract/platform/messages';
import { storefrontMessages } from '@tradewind/storefront/plugin';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { overridesIn } from './message-overrides.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
const other = await testApp(db);
const support = await buildOperator(db, ['support'], { now: clock.now() });
const admin = await buildOperator(db, ['admin'], { now: clock.now() });
const at = { desk: support.token };

const key = 'wallet.withdraw.available';
const original = storefrontMessages.ja[key]!;
/** What pages show, without the moment for which public answers are cached. */
const shown = (locale: 'en' | 'ja') => overridesIn(db.read, storefrontMessages, locale);

describe('a text of the storefront', () => {
  it('is changed in one language, in every process, and undone step by step', async () => {
    expect(await shown('ja')).toEqual({});
    const changed = await data(desk.overrideMessage, { locale: 'ja', key, text: '残高 {amount}' }, at);
    expect(changed).toMatchObject({
      original,
      text: '残高 {amount}',
      placeholders: ['amount'],
      saved_by: support.name,
    });
    expect(await shown('ja')).toEqual({ [key]: '残高 {amount}' });
    expect(await other.data(messageOverrides, { locale: 'ja' })).toEqual({ [key]: '残高 {amount}' });
    expect(await shown('en')).toEqual({});
    await data(desk.overrideMessage, { locale: 'ja', key, text: 'ご利用可能 {amount}' }, at);
    // Before the cached answer ends by itself.
    await expect
      .poll(() => other.data(messageOverrides, { locale: 'ja' }), { timeout: 2_000 })
      .toEqual({ [key]: 'ご利用可能 {amount}' });
    expect(await data(desk.undoMessage, { locale: 'ja', key }, at)).toMatchObject({ text: '残高 {amount}' });
    await data(desk.overrideMessage, { locale: 'ja', key, text: original }, at);
    expect(await shown('ja')).toEqual({});
    expect(await data(desk.undoMessage, { locale: 'ja', key }, at)).toMatchObject({ text: '残高 {amount}' });
    const { list } = await data(auditLog, { subject: `message:ja:${key}` }, { desk: admin.token });
    expect(list.map(({ act }) => act)).toEqual([
      'message.undone',
      'message.overridden',
      'message.undone',
      'message.overridden',
      'message.overridden',
    ]);
  });

  it('is found by its key and its words, and by what was changed', async () => {
    const find = async (input: object) => (await data(desk.deskMessages, { locale: 'ja', ...input }, at)).list;
    expect(await find({ q: 'WITHDRAW.AVAILABLE' })).toMatchObject([{ key, original }]);
    expect((await find({ q: original })).map((row) => row.key)).toContain(key);
    expect(await find({ only: 'overridden' })).toMatchObject([{ key, outdated: false }]);
    expect(await find({ only: 'outdated' })).toEqual([]);
    await db.kysely.updateTable('message_overrides').set({ original: 'Old' }).execute();
    expect(await find({ only: 'outdated' })).toMatchObject([{ key }]);
    const { languages } = await data(desk.deskMessages, {}, at);
    expect(languages.map(({ locale, missing, overridden }) => [locale, missing, overridden])).toEqual([
      ['en', 0, 0],
      ['zh-CN', 0, 0],
      ['ja', 0, 1],
      ['ko', 0, 0],
      ['th', 0, 0],
    ]);
  });

  it('keeps its placeholders and stays plain text', async () => {
    const change = (text: string, of = key) => refusal(desk.overrideMessage, { locale: 'en', key: of, text }, at);
    for (const text of ['Available', 'Available {sum}', 'Available {amount} of {total}', '{{amount}'.slice(1) + '{x}'])
      expect(await change(text), text).toMatchObject({ refusal: 'message_placeholders', fields: ['text'] });
    expect((await change('Available')).msg).toContain('{amount}');
    for (const text of ['<b>{amount}</b>', '[{amount}|none]', '{amount} {', 'a | {amount}', '<script>{amount}'])
      expect(await change(text), text).toMatchObject({ refusal: 'message_not_plain', fields: ['text'] });
    for (const unknown of ['no.such.key', '__proto__', 'constructor', 'toString'])
      expect(await change('x', unknown), unknown).toMatchObject({ refusal: 'message_not_found' });
    expect(await refusal(desk.undoMessage, { locale: 'th', key }, at)).toMatchObject({ refusal: 'nothing_to_undo' });
    const finance = await buildOperator(db, ['finance'], { now: clock.now() });
    expect(
      await refusal(desk.overrideMessage, { locale: 'en', key, text: '{amount}' }, { desk: finance.token }),
    ).toMatchObject({ refusal: 'desk_forbidden' });
  });
});
