import { locales } from '@tradewind/contract/base/locales';
import { expect, test } from 'vitest';
import { readCookie } from './cookies.ts';
import { languageCookieValue, parseLanguageCookie } from './language-cookie.ts';

test('a written value can be read', () => {
  for (const locale of locales) expect(parseLanguageCookie(languageCookieValue(locale))).toBe(locale);
});

test('values of other clients are read, anything else is ignored', () => {
  expect(parseLanguageCookie('{"language_name":"日本語","file_name":"ri"}')).toBe('ja');
  expect(parseLanguageCookie('"tai"')).toBe('th');
  expect(parseLanguageCookie('zh-cn')).toBe('zh-CN');
  for (const odd of ['', '{', '{}', '7', 'null', '{"file_name":7}', 'klingon', null])
    expect(parseLanguageCookie(odd)).toBeNull();
});

test('a cookie that cannot be decoded counts as absent', () => {
  expect(readCookie('a=1; Local_Lang=%E0%A4%A; b=2', 'Local_Lang')).toBeNull();
  expect(readCookie('a=1; Local_Lang=x%3Dy', 'Local_Lang')).toBe('x=y');
  expect(readCookie('xLocal_Lang=1', 'Local_Lang')).toBeNull();
});
