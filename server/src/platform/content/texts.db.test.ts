import type { Texts } from '@tradewind/contract/base/locales';
import * as desk from '@tradewind/contract/platform/desk/texts';
import * as contract from '@tradewind/contract/platform/texts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { openWallet } from '../../../test/open-wallet.ts';
import { hour, later, minute } from '../../base/clock/clock.ts';
import { setSetting } from '../settings/index.ts';
import { storeDefaultTexts } from './index.ts';

const db = await testDatabase();
const { app, clock, data, refusal } = await testApp(db);
const admin = await buildOperator(db, ['admin']);
const support = await buildOperator(db, ['support']);
const by = { desk: admin.token };

beforeAll(() => db.transact((tx) => storeDefaultTexts(tx, clock.now())));

const inEach = (text: string): Texts => ({ en: text, 'zh-CN': text, ja: text, ko: text, th: text });
const none = inEach('');

/** Publishes a text in English over its latest version. */
async function publish(id: string, title: string, body: string, effectiveAt = '') {
  const { version } = await data(desk.deskTextById, { id }, by);
  const texts = { titles: { ...none, en: title }, bodies: { ...none, en: body } };
  return data(desk.publishText, { id, version, ...texts, effective_at: effectiveAt }, by);
}

const law = (slug: string, version?: number) =>
  data(contract.law, version === undefined ? { slug } : { slug, version }, { token: 'nobody' });
const help = async (locale: 'en' | 'ja' = 'en') => (await data(contract.help, {}, { locale, token: 'nobody' })).topics;

describe('help', () => {
  it('says the figures of the settings, and follows them', async () => {
    const answer = async () =>
      (await help()).flatMap(({ questions }) => questions).find(({ slug }) => slug === 'time-to-pay')!.content;
    expect(await answer()).toContain('30 minutes after you place the order');
    await db.transact((tx) => setSetting(tx, 'orders.payMinutes', 45, { by: null, at: clock.now() }));
    expect(await answer()).toContain('45 minutes after you place the order');
  });

  it('leaves out what the mode of the wallet does not offer', async () => {
    const topics = async () => (await help()).map(({ slug }) => slug);
    expect(await topics()).not.toContain('withdrawals');
    await openWallet(db);
    expect(await topics()).toContain('withdrawals');
    expect((await help()).flatMap(({ questions }) => questions.map(({ slug }) => slug))).not.toContain('wallet-closed');
  });

  it('leaves no place open in any language', async () => {
    for (const locale of ['en', 'ja'] as const) expect(JSON.stringify(await help(locale))).not.toMatch(/\{\w+_\w+\}/);
  });

  it('is one list of titles and texts for existing clients', async () => {
    const list = await data(contract.helpSupport, {}, { locale: 'ja' });
    expect(list.length).toBeGreaterThanOrEqual(30);
    expect(list[0]).toEqual({ title: 'アカウントの作成には何が必要ですか？', content: expect.stringContaining('<p>') });
  });
});

describe('law', () => {
  it('is marked as a draft until an operator publishes a text of their own', async () => {
    expect(await law('imprint')).toMatchObject({ version: 1, draft: 1, current: 1 });
    await publish('law:imprint', 'Imprint', '<p>Harbour Ltd</p>');
    expect(await law('imprint')).toMatchObject({ version: 2, draft: 0, content: '<p>Harbour Ltd</p>' });
    expect(await law('imprint', 1)).toMatchObject({ version: 1, draft: 1, current: 0 });
  });

  it('takes effect at its moment, and is announced before', async () => {
    const from = later(clock.now(), 10 * minute).toISOString();
    await publish('law:shipping', 'Shipping', '<p>By sea</p>', from);
    expect(await law('shipping')).toMatchObject({ version: 1, versions: [{ version: 2, effective_at: from }, {}] });
    clock.advance(10 * minute);
    expect(await law('shipping')).toMatchObject({ version: 2, content: '<p>By sea</p>' });
  });

  it('is one HTML text for existing clients, with the drafts named', async () => {
    const html = await data(contract.lawText, {}, { locale: 'zh-CN' });
    expect(html).toContain('<h3>服务条款</h3><p><strong>软件自带的草稿');
    expect(html).not.toContain('{');
  });

  it('has no document and no version that was never published', async () => {
    expect((await refusal(contract.law, { slug: 'nothing' })).refusal).toBe('text_not_found');
    expect((await refusal(contract.law, { slug: 'terms', version: 99 })).refusal).toBe('text_not_found');
  });
});

describe('publishing', () => {
  const terms = { id: 'law:terms', version: 1, titles: inEach('Terms'), bodies: inEach('<p>Be kind</p>') };

  it.each([
    ['text_not_found', { id: 'law:none' }, undefined],
    ['text_not_found', { id: 'users:1' }, undefined],
    ['text_incomplete', { titles: none, bodies: none }, ['titles.en', 'bodies.en']],
    ['text_incomplete', { bodies: { ...terms.bodies, th: '<p> </p>' } }, ['bodies.th']],
    ['text_incomplete', { titles: { ...terms.titles, ko: '' } }, ['titles.ko']],
    ['text_place_unknown', { bodies: { ...terms.bodies, ja: '<p>{pay_hours}</p>' } }, ['bodies.ja']],
    ['text_time_past', { effective_at: '2020-01-01' }, ['effective_at']],
    ['text_changed', { version: 0 }, ['version']],
    ['bad_request', { version: 'newest' }, ['version']],
  ])('refuses with %s: %j', async (code, wrong, fields) => {
    const refused = await refusal(desk.publishText, { ...terms, ...wrong }, by);
    expect(refused.refusal).toBe(code);
    if (fields) expect(refused.fields).toEqual(expect.arrayContaining(fields));
    expect((await data(desk.deskTextById, { id: 'law:terms' }, by)).version).toBe(1);
  });

  it('removes scripts and attributes', async () => {
    const { versions } = await publish(
      'platform:about',
      'About',
      '<h2 onclick="x()">We</h2><script>alert(1)</script><p><a href="javascript:x">sell</a></p>',
    );
    expect(versions[0]!.bodies.en).toBe('<h3>We</h3><p>sell</p>');
  });

  it('is done once by two operators who read the same version', async () => {
    const { version } = await data(desk.deskTextById, { id: 'help:cancel-order' }, by);
    const send = () =>
      app.inject({
        method: 'POST',
        url: desk.publishText.path,
        headers: { 'desk-token': admin.token },
        payload: { ...terms, id: 'help:cancel-order', version },
      });
    const answers = (await Promise.all([send(), send(), send()])).map((answer) => answer.json());
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.find(({ code }) => code !== 1).msg).toContain(admin.name);
  });

  it('is for administrators', async () => {
    expect((await refusal(desk.publishText, terms, { desk: support.token })).refusal).toBe('desk_forbidden');
  });

  it('is in the audit log', async () => {
    const { rows } = await db.pool.query("select subject from audit_log where act = 'text.published'");
    expect(rows).toContainEqual({ subject: 'text:law:imprint' });
  });
});

describe('texts of a later release', () => {
  it('replace those that nobody published, and no others', async () => {
    await db.pool.query(
      `update text_versions set bodies = '{"en": "<p>Old</p>"}' where (kind, slug, version) = ('law', 'privacy', 1)`,
    );
    await db.pool.query(
      `update text_versions set bodies = '{"en": "<p>Own</p>"}' where (kind, slug, version) = ('law', 'imprint', 2)`,
    );
    const added = await db.transact((tx) => storeDefaultTexts(tx, clock.now()));
    expect(added).toBe(1);
    expect(await law('privacy')).toMatchObject({ version: 2, draft: 1 });
    expect(await law('imprint')).toMatchObject({ version: 2, content: '<p>Own</p>' });
  });
});

describe('announcements', () => {
  const make = (input: object) =>
    data(
      desk.makeAnnouncement,
      {
        titles: { ...none, en: 'Sale', th: 'ลดราคา' },
        bodies: { ...none, en: 'From <b>tomorrow</b>' },
        until: later(clock.now(), 10 * minute).toISOString(),
        ...input,
      },
      { desk: support.token },
    );
  const shown = async (locale: 'en' | 'th' = 'en') =>
    (await data(contract.announcements, {}, { locale, token: 'nobody' })).list.map(({ title, content }) => [
      title,
      content,
    ]);

  it('are shown in the reader’s language from their beginning to their end', async () => {
    await make({ from: later(clock.now(), 5 * minute).toISOString() });
    expect(await shown()).toEqual([]);
    clock.advance(5 * minute);
    expect(await shown()).toEqual([['Sale', '<p>From &lt;b&gt;tomorrow&lt;/b&gt;</p>']]);
    expect((await shown('th'))[0]![0]).toBe('ลดราคา');
    clock.advance(10 * minute);
    expect(await shown()).toEqual([]);
  });

  it('can be ended before their time, once', async () => {
    const { id } = await make({});
    const now = await data(desk.endAnnouncement, { id }, { desk: support.token });
    expect(now.state).toBe('over');
    expect(await shown()).toEqual([]);
    expect((await refusal(desk.endAnnouncement, { id }, by)).refusal).toBe('announcement_over');
  });

  it('can be ended before they begin', async () => {
    const { id } = await make({
      from: later(clock.now(), 10 * minute).toISOString(),
      until: later(clock.now(), 2 * hour).toISOString(),
    });
    expect((await data(desk.endAnnouncement, { id }, by)).state).toBe('over');
  });

  it('must have a title and end after they begin', async () => {
    const until = later(clock.now(), -hour).toISOString();
    const times = await refusal(desk.makeAnnouncement, { titles: inEach('x'), bodies: none, until }, by);
    expect(times).toMatchObject({ refusal: 'announcement_time_invalid', fields: ['until'] });
    const later1 = later(clock.now(), hour).toISOString();
    const empty = await refusal(desk.makeAnnouncement, { titles: none, bodies: none, until: later1 }, by);
    expect(empty.refusal).toBe('text_incomplete');
  });
});

it('the page about the platform counts what it says', async () => {
  const shop = await buildShop(db);
  await buildProduct(db, { shop });
  const { figures, texts } = await data(contract.platformPage, {}, { token: 'nobody' });
  expect(figures).toEqual({ shops: 1, products: 1, reviews: 0, books_checked_at: null });
  expect(texts.map(({ slug }) => slug)).toContain('held-money');
});
