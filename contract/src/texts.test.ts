import { describe, expect, it } from 'vitest';
import { fillText, namesIn } from './base/fill-text.ts';
import { locales } from './base/locales.ts';
import type { Locale, Texts } from './base/locales.ts';
import { notices } from './base/notices.ts';
import { noticeText, noticeTexts } from './base/notice-texts.ts';
import { orderStatuses } from './trade/orders.ts';
import { refusalText, refusalTexts } from './base/refusal-texts.ts';
import { detailsOf, refusals } from './base/refusals.ts';
import type { RefusalCode } from './base/refusals.ts';
import { orderStatusTexts } from './trade/status-texts.ts';

const codes = Object.keys(refusals) as RefusalCode[];
const withoutPlaceholders = (text: string): string => text.replace(/\{\w+\}/g, '');

const script: Readonly<Record<Locale, RegExp>> = {
  en: /^[\x20-\x7e\u00a0’“”]+$/,
  'zh-CN': /^[^\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Han}[^\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  // Sentences have kana; a label may be kanji alone.
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]|^\p{Script=Han}{2,4}$|^\p{Script=Han}{2}・\p{Script=Han}{2}$/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
};

const catalogue: [string, Texts][] = [
  ...Object.entries(refusalTexts),
  ...Object.entries(noticeTexts),
  ...Object.entries(orderStatusTexts).map(([status, texts]): [string, Texts] => [`status ${status}`, texts]),
];

/** Every text that breaks a rule, with its name and language: a failing test lists all of them at once. */
const breaking = (isFine: (text: string, locale: Locale) => boolean): string[] =>
  locales.flatMap((locale) =>
    catalogue
      .filter(([, texts]) => !isFine(texts[locale], locale))
      .map(([name, texts]) => `${name}, ${locale}: ${texts[locale]}`),
  );

describe('the texts', () => {
  it('are written in the script of their language', () => {
    expect(breaking((text, locale) => script[locale].test(text))).toEqual([]);
  });

  it('keep the Thai sign of repetition in the line of its word', () => {
    expect(breaking((text) => !text.includes(' ๆ'))).toEqual([]);
  });

  it('have no space around them', () => {
    expect(breaking((text) => text === text.trim())).toEqual([]);
  });

  it('close every bracket that they open', () => {
    expect(breaking((text) => !/[[\]{}|]/.test(withoutPlaceholders(text).replace(/\[[^[\]]*\]/g, '')))).toEqual([]);
  });

  it('have no English word left in another language', () => {
    // What every language writes like this.
    const names = /name@example\.com|camt\.053|\/search|API|Webhook|https|CSV|ZIP|UTF-8|MB|SMS/g;
    const isForeign = (text: string) => !/[a-z]{2,}/i.test(withoutPlaceholders(text).replaceAll(names, ''));
    expect(breaking((text, locale) => locale === 'en' || isForeign(text))).toEqual([]);
  });

  it('are complete sentences without their details', () => {
    const readsWell = (text: string, locale: Locale) =>
      script[locale].test(text) && !/[[\]{}|]|undefined|null|\(\)|（）| {2}|\s[.,;:。、]/.test(text);
    const bad = locales.flatMap((locale) =>
      codes.filter((code) => !readsWell(refusalText(code, locale), locale)).map((code) => `${code}, ${locale}`),
    );
    expect(bad).toEqual([]);
  });

  it('keep a number and its unit on one line', () => {
    const torn = /\} (s|h|min|MB|hours|minutes|seconds|秒|分钟|小时|天|วินาที|นาที|ชั่วโมง|วัน)/;
    expect(breaking((text) => !torn.test(text))).toEqual([]);
  });
});

describe('the catalogue of texts', () => {
  it('is complete and has no unused text', () => {
    expect(Object.keys(refusalTexts).sort()).toEqual([...codes].sort());
    expect(Object.keys(noticeTexts).sort()).toEqual([...notices].sort());
    expect(Object.keys(orderStatusTexts).sort()).toEqual(
      [...Object.keys(orderStatuses), 'in_progress', 'after_sale'].sort(),
    );
  });

  it('names exactly the details that the codes declare', () => {
    const named = (locale: Locale) => codes.map((code) => [code, namesIn(refusalTexts[code][locale])]);
    const declared = codes.map((code) => [code, detailsOf(code)]);
    for (const locale of locales) expect(named(locale), locale).toEqual(declared);
  });

  it('keeps the words of the specification', () => {
    expect(refusalText('not_signed_in', 'en')).toBe('Please login first');
    expect(refusalText('not_yet_open', 'en')).toBe('Not Yet Open');
    expect(refusalText('passwords_differ', 'en')).toBe('Passwords do not match');
  });

  it('has different texts for different refusals', () => {
    for (const locale of locales) {
      const said = codes.map((code) => refusalTexts[code][locale]);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('keeps notices and labels short enough for their place', () => {
    for (const locale of locales) {
      for (const code of notices) expect(noticeText(code, locale).length).toBeLessThanOrEqual(45);
      for (const texts of Object.values(orderStatusTexts)) expect(texts[locale].length).toBeLessThanOrEqual(18);
    }
  });
});

describe('filling in details', () => {
  it('puts them into every language', () => {
    for (const locale of locales) {
      expect(refusalText('promo_minimum', locale, { amount: '$60.00' })).toContain('$60.00');
      expect(refusalText('payment_code_wrong', locale, { left: 0 })).toContain('0');
    }
    expect(refusalText('sign_in_delayed', 'en', { seconds: 8 })).toBe(
      'Too many failed attempts. Please try again in 8\u00a0s.',
    );
    expect(refusalText('sign_in_delayed', 'en')).toBe('Too many failed attempts. Please try again in a moment.');
  });

  it('treats an empty detail like a missing one', () => {
    const whole = 'This period has been chosen';
    expect(fillText(`${whole}[ ({days})].`, { days: '' })).toBe(`${whole}.`);
    expect(fillText(`${whole}[ ({days})].`, { days: 3 })).toBe(`${whole} (3).`);
  });

  it('never reads a detail as a template or a pattern', () => {
    expect(fillText('{a} {b}', { a: '{b} [x|y] $& $1', b: 'B' })).toBe('{b} [x|y] $& $1 B');
    expect(fillText('<{toString}>', {})).toBe('<>');
  });
});
