import type { Locale } from '@tradewind/contract/base/locales';
import { suggestSearches } from '@tradewind/contract/goods/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { systemClock } from '../../base/clock/clock.ts';
import { rankHotSearches } from './hot-searches.ts';
import { rebuildSearchTiers } from './rebuild-search-tiers.ts';
import { searchCounter } from './search-counter.ts';
import { namesIn } from './store-suggestions.ts';

const db = await testDatabase();
const shop = await testApp(db);
const earphones = await buildProduct(db, {
  category: 'electrical',
  title: {
    en: 'Harbour wireless earphones',
    'zh-CN': '无线耳机',
    ja: 'ワイヤレスイヤホン',
    ko: '무선 이어폰',
    th: 'หูฟังไร้สาย',
  },
  sales: 3,
});
await buildProduct(db, { title: { en: 'Trail runners', 'zh-CN': '运动鞋', ko: '운동화' }, sales: 1 });
await buildProduct(db, { category: 'adult', adult: true, title: 'Secret earmuffs' });
const searches = searchCounter(db, (error) => {
  throw error;
});
const now = systemClock.now();
const searched = (keyword: string, times: number, found: boolean) => {
  for (let index = 0; index < times; index += 1)
    searches.record({
      keyword,
      locale: 'en',
      by: { actor: null, address: `10.0.${index}.1`, userAgent: 'Mozilla/5.0 (X11) Firefox/140.0', now },
      found,
    });
};
const suggested = (title: string, locale: Locale = 'en') =>
  shop.data(suggestSearches, { title }, { locale, token: 'nobody' });
const offered = async (title: string, locale: Locale = 'en') => (await suggested(title, locale)).searches;

beforeAll(async () => {
  searched('earphones for running', 3, true);
  searched('ear trumpet', 3, false);
  searched('earl grey', 2, true);
  await rebuildSearchTiers({ db });
  await rankHotSearches({ db, clock: systemClock, searches });
});

describe('suggested searches', () => {
  it('are those of others that found something, before what products are called', async () => {
    expect(await offered('ear')).toEqual(['earphones for running', 'earphones']);
  });

  it('leave out what is typed already, and other languages', async () => {
    expect(await offered('earphones for running')).toEqual([]);
    expect(await offered('ear', 'ko')).toEqual([]);
  });

  it.each<[string, Locale, string]>([
    ['무선ㅇ', 'ko', '무선 이어폰'],
    ['뭇', 'ko', '무선 이어폰'],
    ['わいや', 'ja', 'ワイヤレスイヤホン'],
    ['わいyr', 'ja', ''],
    ['waiy', 'ja', 'ワイヤレスイヤホン'],
    ['wuxian', 'zh-CN', '无线耳机'],
    ['无线e', 'zh-CN', '无线耳机'],
    ['หูฟ', 'th', 'หูฟังไร้สาย'],
  ])('are offered for %s while it is composed', async (typed, locale, whole) => {
    const { searches: words, products } = await suggested(typed, locale);
    if (whole === '') return expect(words).toEqual([]);
    expect(words).toContain(whole);
    expect(products.map(({ product_id }) => product_id)).toEqual([earphones.id]);
  });

  it('are offered for the first consonants of Hangul', async () => {
    expect(await offered('ㅁㅅㅇㅇ', 'ko')).toEqual(['무선 이어폰']);
    expect(await offered('ㅇㅇㅍ', 'ko')).toContain('이어폰');
  });

  it('are offered for what was typed on the keyboard of another language, where nothing begins so', async () => {
    expect(await offered('dldj', 'ko')).toEqual(['이어폰']);
    expect(await offered('s^', 'th')).toEqual([]);
    expect(await offered('s^a', 'th')).toEqual(['หูฟัง', 'หูฟังไร้สาย']);
    expect(await offered('ㄷㅁㄱㅔㅗ', 'en')).toEqual(['earphones for running', 'earphones']);
    expect(await offered('ear', 'en')).toEqual(['earphones for running', 'earphones']);
  });

  it('are offered for pinyin that ends as an English plural does', async () => {
    for (const typed of ['yundongx', 'yundongxie']) expect(await offered(typed, 'zh-CN'), typed).toEqual(['运动鞋']);
  });

  it('show products of the first of them where nothing has the typed text', async () => {
    expect((await suggested('erji', 'zh-CN')).products.map(({ product_id }) => product_id)).toEqual([earphones.id]);
  });
});

it('calls products what they are, and by the word before', () => {
  expect(namesIn('Harbour steel kettle, 1.7 l', 'en')).toEqual(['kettle', 'steel kettle']);
  expect(namesIn('무선 이어폰', 'ko')).toEqual(['이어폰', '무선 이어폰']);
});
