import { namesIn } from '@tradewind/contract/base/fill-text';
import { locales } from '@tradewind/contract/base/locales';
import { expect, test } from 'vitest';
import { allMessages } from './messages/all.ts';
import { makeTranslate } from './translate.ts';

const english = makeTranslate('en', allMessages.en);

test('values, and plurals by the rules of the language', () => {
  expect(english('shell.cartCount', { count: 1 })).toBe('1 item in the cart');
  expect(english('shell.cartCount', { count: 1200 })).toBe('1,200 items in the cart');
  expect(makeTranslate('ja', allMessages.ja)('shell.cartCount', { count: 1 })).toBe('カートに1点');
  expect(english('shell.errorCode', { code: '$& {code}' })).toBe('Error $& {code}');
});

test('no text has a placeholder of another syntax', () => {
  for (const locale of locales)
    for (const [key, text] of Object.entries(allMessages[locale]))
      expect([key, text.replace(/\{\w+\}/g, '')]).toEqual([key, expect.not.stringMatching(/[{}[\]|]|%\{/)]);
});

test('the Thai sign of repetition stays in the line of its word', () => {
  for (const text of Object.values(allMessages.th)) expect(text).not.toContain(' ๆ');
});

test('every language names the same values in the same texts', () => {
  const texts: Record<string, string> = allMessages.en;
  for (const locale of locales) {
    for (const [key, text] of Object.entries(allMessages[locale])) {
      expect({ key, locale, names: namesIn(text) }).toEqual({ key, locale, names: namesIn(texts[key] ?? '') });
    }
  }
});
