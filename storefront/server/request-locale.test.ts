import type { Locale } from '@tradewind/contract/base/locales';
import { expect, test } from 'vitest';
import { requestLocale } from './request-locale.ts';

const ask = (search: string, cookies: string, acceptLanguage: string, defaultLocale: Locale = 'zh-CN') =>
  requestLocale({ search: new URLSearchParams(search), cookies, acceptLanguage, defaultLocale });
const japanese = `Local_Lang=${encodeURIComponent('{"file_name":"ri"}')}`;

test('the locale comes from the address, the cookie, the browser or the fallback, in this order', () => {
  expect(ask('lang=ko', japanese, 'th')).toBe('ko');
  expect(ask('lang=klingon', japanese, 'th')).toBe('ja');
  expect(ask('', '', 'fr-FR, th;q=0.5, en;q=0.4')).toBe('th');
  expect(ask('', '', 'en;q=0.2, zh-TW;q=0.9')).toBe('zh-CN');
  expect(ask('', '', 'fr, de')).toBe('zh-CN');
  expect(ask('', '', '')).toBe('zh-CN');
});

test('a language of weight 0 is not used', () => {
  expect(ask('', '', 'en;q=0, ko;q=0.1')).toBe('ko');
});

test('malformed input falls back', () => {
  expect(ask('', 'Local_Lang=%7B', ';;;,,q=9')).toBe('zh-CN');
});

test('the language of the installation is used where the browser asks for none of the five', () => {
  expect(ask('', '', 'fr, de', 'th')).toBe('th');
  expect(ask('', '', '', 'en')).toBe('en');
  expect(ask('', '', 'ko', 'en')).toBe('ko');
});

test.each([
  ['ja-JP', 'ja'],
  ['zh-TW', 'zh-CN'],
  ['ko_KR', 'ko'],
  ['fr', 'en'],
  ['zz-ZZ', 'en'],
])('an address that asks for %s gets %s', (lang, locale) => {
  expect(ask(`lang=${lang}`, '', '', 'en')).toBe(locale);
});

test('a cookie of another client may name a language with its region', () => {
  expect(ask('', `Local_Lang=${encodeURIComponent('{"file_name":"zh-TW"}')}`, 'en')).toBe('zh-CN');
});
