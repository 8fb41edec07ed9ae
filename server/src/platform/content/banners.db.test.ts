import type { InputOf } from '@tradewind/contract/base/endpoint';
import type { Texts } from '@tradewind/contract/base/locales';
import { bannerImages, banners } from '@tradewind/contract/platform/content';
import * as desk from '@tradewind/contract/platform/desk/banners';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testPicture, uploadForm } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { hour, later, minute } from '../../base/clock/clock.ts';

const db = await testDatabase();
const { app, clock, data, refusal } = await testApp(db);
const admin = await buildOperator(db, ['admin']);
const finance = await buildOperator(db, ['finance']);
const by = { desk: admin.token };

const none: Texts = { en: '', 'zh-CN': '', ja: '', ko: '', th: '' };
const inMinutes = (minutes: number): string => later(clock.now(), minutes * minute).toISOString();
const inHours = (hours: number): string => later(clock.now(), hours * hour).toISOString();

/** Uploads a picture as an operator. @returns its path, signed. */
async function upload(token = admin.token): Promise<string> {
  const { payload, headers } = uploadForm({ bytes: await testPicture() });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/desk/picture_upload',
    headers: { ...headers, 'desk-token': token },
    payload,
  });
  return answer.json<{ data: { url: string } }>().data.url;
}

const image = await upload();
const form = (parts: Partial<InputOf<typeof desk.saveBanner>> = {}): InputOf<typeof desk.saveBanner> => ({
  position: 1,
  kickers: none,
  titles: { ...none, en: 'Lamps' },
  actions: none,
  tone: 'sea',
  image,
  images: none,
  photo: 1,
  link: '/search?category=food',
  published: 1,
  ...parts,
});
const save = (parts: Partial<InputOf<typeof desk.saveBanner>> = {}) => data(desk.saveBanner, form(parts), by);
/** The titles on Home; a session that nobody has gets an answer that is not cached. */
const onHome = async () => (await data(banners, {}, { token: 'nobody' })).map(({ title }) => title);

beforeEach(async () => {
  await db.kysely.deleteFrom('banners').execute();
});

describe('a banner', () => {
  it('is on Home as soon as it is published', async () => {
    const { id, revision } = await save({ published: 0 });
    expect(await onHome()).toEqual([]);
    await save({ id, revision, published: 1 });
    expect(await onHome()).toEqual(['Lamps']);
  });

  it('is shown in its time only', async () => {
    await save({ from: inMinutes(1), until: inMinutes(3) });
    expect(await onHome()).toEqual([]);
    clock.advance(2 * minute);
    expect(await onHome()).toEqual(['Lamps']);
    expect(await data(bannerImages, {}, { token: 'nobody' })).toHaveLength(1);
    clock.advance(2 * minute);
    expect(await onHome()).toEqual([]);
    expect(await data(bannerImages, {}, { token: 'nobody' })).toEqual([]);
  });

  it('comes in the order of its place', async () => {
    await save({ position: 2, titles: { ...none, en: 'Second' } });
    await save({ position: 1, titles: { ...none, en: 'First' } });
    expect(await onHome()).toEqual(['First', 'Second']);
  });

  it('has a picture of its own in a language', async () => {
    const ofThai = await upload();
    await save({ images: { ...none, th: ofThai } });
    const shown = async (locale: 'th' | 'ja') => (await data(banners, {}, { token: 'nobody', locale }))[0]!.image;
    expect(await shown('th')).toBe(ofThai.split('?')[0]);
    expect(await shown('ja')).toBe(image.split('?')[0]);
  });

  it('shows an uploaded picture to everybody', async () => {
    const [path] = (await upload()).split('?') as [string];
    expect((await app.inject(path)).statusCode).toBe(404);
    await save({ image: path });
    expect((await app.inject(path)).statusCode).toBe(200);
  });

  it('writes the audit log', async () => {
    const { id } = await save();
    await data(desk.deleteBanner, { id }, by);
    const { list } = await data(auditLog, {}, by);
    expect(list.slice(0, 2).map(({ act, subject }) => [act, subject])).toEqual([
      ['banner.deleted', `banner:${id}`],
      ['banner.saved', `banner:${id}`],
    ]);
    expect(await onHome()).toEqual([]);
  });

  it('is not overwritten unseen', async () => {
    const { id, revision } = await save();
    await save({ id, revision, position: 5 });
    expect(await refusal(desk.saveBanner, form({ id, revision }), by)).toMatchObject({ refusal: 'banner_changed' });
  });
});

describe('a banner is refused', () => {
  it.each([
    ['without a title', { titles: none }, 'banner_incomplete', 'titles.en'],
    [
      'with words in a language without a title',
      { actions: { ...none, ja: '見る' } },
      'banner_incomplete',
      'titles.ja',
    ],
    ['with a script as its link', { link: 'javascript:alert(1)' }, 'link_invalid', 'link'],
    ['with the address of another host as a path', { link: '//evil.example' }, 'link_invalid', 'link'],
    ['with a link that is not encrypted', { link: 'http://shop.example/' }, 'link_invalid', 'link'],
    ['with a picture of nobody', { image: '/files/00000000000000000000000000000000.webp' }, 'picture_invalid', 'image'],
    ['that ends before it begins', { from: inHours(2), until: inHours(1) }, 'banner_time_invalid', 'until'],
  ] as const)('%s', async (_, parts, code, field) => {
    expect(await refusal(desk.saveBanner, form(parts), by)).toMatchObject({
      refusal: code,
      fields: expect.arrayContaining([field]),
    });
    expect(await onHome()).toEqual([]);
  });

  it('from an operator who does not write them', async () => {
    const as = { desk: finance.token };
    expect(await refusal(desk.saveBanner, form(), as)).toMatchObject({ refusal: 'desk_forbidden' });
    expect(await data(desk.deskBanners, {}, as)).toEqual({ list: [], total: 0 });
  });

  it('where there is none to change', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    expect(await refusal(desk.saveBanner, form({ id }), by)).toMatchObject({ refusal: 'banner_not_found' });
    expect(await refusal(desk.deleteBanner, { id }, by)).toMatchObject({ refusal: 'banner_not_found' });
  });
});

describe('the preview of Home', () => {
  it('shows what is published for a moment, and drafts where they are asked for', async () => {
    await save({ from: inHours(24), titles: { ...none, en: 'Tomorrow' } });
    await save({ published: 0, position: 2, titles: { ...none, en: 'Draft' } });
    const at = async (moment: string, drafts: 0 | 1) =>
      (await data(desk.previewHome, { at: moment, drafts }, by)).banners.map(({ title }) => title);
    expect(await at('', 0)).toEqual([]);
    expect(await at(inHours(25), 0)).toEqual(['Tomorrow']);
    expect(await at(inHours(25), 1)).toEqual(['Tomorrow', 'Draft']);
  });

  it('is for operators alone', async () => {
    expect(await refusal(desk.previewHome, {}, { token: 'nobody' })).toMatchObject({ refusal: 'not_signed_in' });
  });
});
