import type { InputOf } from '@tradewind/contract/base/endpoint';
import type { Locale } from '@tradewind/contract/base/locales';
import * as desk from '@tradewind/contract/goods/desk/home';
import { homeSections } from '@tradewind/contract/goods/home';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { later, minute } from '../../base/clock/clock.ts';

const db = await testDatabase();
const { clock, data, refusal } = await testApp(db);
const by = { desk: (await buildOperator(db, ['catalogue', 'admin'])).token };
const uncached = { token: 'nobody' };
const atFirst = await data(homeSections, {}, uncached);
const titles = { en: 'Gifts', 'zh-CN': '礼物', ja: 'ギフト', ko: '선물', th: 'ของขวัญ' };
const [lamp, mug] = [await buildProduct(db, { title: 'Lamp' }), await buildProduct(db, { title: 'Mug' })];
const inMinutes = (minutes: number): string => later(clock.now(), minutes * minute).toISOString();

const form = (parts: Partial<InputOf<typeof desk.saveHomeSection>> = {}): InputOf<typeof desk.saveHomeSection> => ({
  kind: 'picked',
  position: 1,
  titles,
  products: [mug.id, lamp.id],
  published: 1,
  ...parts,
});
const save = (parts: Partial<InputOf<typeof desk.saveHomeSection>> = {}) => data(desk.saveHomeSection, form(parts), by);
const kinds = async (locale: 'en' | 'th' = 'en') =>
  (await data(homeSections, {}, { ...uncached, locale })).map(({ kind }) => kind);

beforeEach(async () => {
  await db.kysely.deleteFrom('home_sections').execute();
});

it('shows on a new installation what Home always had', () => {
  expect(atFirst.map(({ kind }) => kind)).toEqual([
    'categories',
    'banners',
    'facts',
    'coupons',
    'flash',
    'viewed',
    'tastes',
    'shops',
    'followed',
    'hot',
  ]);
});

describe('a section of Home', () => {
  it('comes in the order of its place', async () => {
    await save({ kind: 'hot', position: 2 });
    await save({ kind: 'new', position: 1 });
    expect(await kinds()).toEqual(['new', 'hot']);
  });

  it('is shown in its time and in its languages only', async () => {
    await save({ kind: 'new', from: inMinutes(1), until: inMinutes(3), locales: ['th'] });
    expect(await kinds('th')).toEqual([]);
    clock.advance(2 * minute);
    expect([await kinds('th'), await kinds('en')]).toEqual([['new'], []]);
    clock.advance(2 * minute);
    expect(await kinds('th')).toEqual([]);
  });

  it('is a draft until it is published, and seen in the preview only', async () => {
    const { id, revision } = await save({ published: 0 });
    expect(await kinds()).toEqual([]);
    const at = async (drafts: 0 | 1) => (await data(desk.previewHomeSections, { drafts }, by)).list.length;
    expect([await at(0), await at(1)]).toEqual([0, 1]);
    await save({ id, revision });
    expect(await kinds()).toEqual(['picked']);
  });

  it('is seen ahead of its time in the preview', async () => {
    await save({ kind: 'new', from: inMinutes(60) });
    const { list } = await data(desk.previewHomeSections, { at: inMinutes(61) }, by);
    expect(list.map(({ kind }) => kind)).toEqual(['new']);
  });

  it('has a title in the caller’s language, and its products in their order while they are on sale', async () => {
    await save();
    const shown = async (locale: Locale) => (await data(homeSections, {}, { ...uncached, locale }))[0]!;
    expect((await shown('ja')).title).toBe('ギフト');
    expect((await shown('en')).list.map(({ goods }) => goods.title)).toEqual(['Mug', 'Lamp']);
    await db.kysely.updateTable('products').set({ status: 'off_sale' }).where('id', '=', mug.id).execute();
    expect((await shown('en')).list.map(({ goods }) => goods.title)).toEqual(['Lamp']);
    await db.kysely.updateTable('products').set({ status: 'on_sale' }).where('id', '=', mug.id).execute();
  });

  it('never shows products for adults', async () => {
    const adult = await buildProduct(db, { category: 'adult', adult: true });
    await save({ products: [adult.id, lamp.id] });
    expect((await data(homeSections, {}, uncached))[0]!.list.map(({ id }) => id)).toEqual([lamp.id]);
  });

  it('is not overwritten unseen', async () => {
    const { id, revision } = await save();
    await save({ id, revision, position: 5 });
    expect(await refusal(desk.saveHomeSection, form({ id, revision }), by)).toMatchObject({
      refusal: 'home_section_changed',
    });
  });

  it('writes the audit log', async () => {
    const { id } = await save();
    await data(desk.deleteHomeSection, { id }, by);
    expect(await kinds()).toEqual([]);
    const { list } = await data(auditLog, {}, by);
    expect(list.slice(0, 2).map(({ act, subject }) => [act, subject])).toEqual([
      ['home_section.deleted', `home_section:${id}`],
      ['home_section.saved', `home_section:${id}`],
    ]);
    expect(await refusal(desk.deleteHomeSection, { id }, by)).toMatchObject({ refusal: 'home_section_not_found' });
  });
});

describe('a section is refused', () => {
  it.each([
    ['without a title in a language', { titles: { ...titles, ko: '' } }, 'home_section_incomplete', 'titles.ko'],
    ['without a product', { products: [] }, 'home_section_incomplete', 'products'],
    [
      'with a product that is not there',
      { products: ['11111111-1111-4111-8111-111111111111'] },
      'home_section_incomplete',
      'products',
    ],
    ['that ends before it begins', { from: inMinutes(2), until: inMinutes(1) }, 'home_section_time_invalid', 'until'],
  ])('%s', async (_, parts, code, field) => {
    expect(await refusal(desk.saveHomeSection, form(parts), by)).toMatchObject({
      refusal: code,
      fields: expect.arrayContaining([field]),
    });
  });

  it('from an operator who does not write them', async () => {
    const support = { desk: (await buildOperator(db, ['support'])).token };
    expect(await refusal(desk.saveHomeSection, form(), support)).toMatchObject({ refusal: 'desk_forbidden' });
    expect(await refusal(desk.previewHomeSections, {}, uncached)).toMatchObject({ refusal: 'not_signed_in' });
  });
});
