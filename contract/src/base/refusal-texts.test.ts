import { describe, expect, it } from 'vitest';
import { fillText, namesIn } from './fill-text.ts';
import { locales } from './locales.ts';
import type { Locale, Texts } from './locales.ts';
import { notices } from './notices.ts';
import { noticeText, noticeTexts } from './notice-texts.ts';
import { orderStatuses } from '../trade/orders.ts';
import { refusalText, refusalTexts } from './refusal-texts.ts';
import { refusals } from './refusals.ts';
import type { RefusalCode } from './refusals.ts';
import { orderStatusTexts } from '../trade/status-texts.ts';

const codes = Object.keys(refusals) as RefusalCode[];

/** What the server passes with each refusal. */
const details: Partial<Record<RefusalCode, readonly string[]>> = {
  bad_request: ['fields'],
  too_many_requests: ['seconds'],
  sign_in_delayed: ['seconds'],
  payment_code_wrong: ['left'],
  payment_code_locked: ['minutes'],
  address_limit: ['limit'],
  quantity_out_of_range: ['max'],
  stock_short: ['left'],
  cart_full: ['limit'],
  total_differs: ['total'],
  balance_short: ['missing'],
  no_delivery_here: ['shop'],
  delivery_not_offered: ['shop'],
  freight_country_taken: ['country'],
  promo_minimum: ['amount'],
  promo_other_shop: ['shop'],
  amount_too_small: ['amount'],
  amount_too_large: ['amount'],
  limit_reached: ['amount'],
  security_lock: ['hours'],
  address_too_new: ['hours'],
  withdrawal_terms_changed: ['amount'],
  withdrawal_too_early: ['hours'],
  address_look_alike: ['address'],
  desk_password_weak: ['min'],
  user_balance_short: ['missing'],
  block_invalid: ['block'],
  statement_too_long: ['limit', 'rows'],
  too_many_unpaid: ['limit'],
  payout_on_hold: ['amount'],
  refund_lines: ['left'],
  refund_amount: ['most'],
  evidence_running: ['hours'],
  rates_unreadable: ['line'],
  day_off_listed: ['day'],
  duties_short: ['there'],
  review_edit_over: ['days'],
};

const script: Readonly<Record<Locale, RegExp>> = {
  en: /^[\x20-\x7e]+$/,
  'zh-CN': /^[^\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Han}[^\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  // Sentences have kana; a label may be kanji alone.
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]|^\p{Script=Han}{2,4}$/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
};

const catalogue: [string, Texts][] = [
  ...Object.entries(refusalTexts),
  ...Object.entries(noticeTexts),
  ...Object.entries(orderStatusTexts).map(([status, texts]): [string, Texts] => [`status ${status}`, texts]),
];

describe.each(locales)('texts in %s', (locale) => {
  it.each(catalogue)('%s is written in its own script, trimmed, in well-formed brackets', (_, texts) => {
    const text = texts[locale];
    expect(text).toMatch(script[locale]);
    expect(text).toBe(text.trim());
    expect(text.replace(/\[[^[\]]*\]/g, '')).not.toMatch(/[[\]{}|]/);
  });

  it.each(catalogue)('%s has no English word left in it', (_, texts) => {
    if (locale === 'en') return;
    expect(texts[locale].replace(/\{\w+\}|name@example\.com/g, '')).not.toMatch(/[a-z]{2,}/i);
  });

  it.each(codes)('%s names exactly the details that the server passes', (code) => {
    expect(namesIn(refusalTexts[code][locale])).toEqual(details[code] ?? []);
  });

  it.each(codes)('%s reads well without its details', (code) => {
    const text = refusalText(code, locale);
    expect(text).toMatch(script[locale]);
    expect(text).not.toMatch(/[[\]{}|]|undefined|null|\(\)|（）| {2}|\s[.,;:。、]/);
  });
});

describe('the catalogue of texts', () => {
  it('is complete and has nothing that no code asks for', () => {
    expect(Object.keys(refusalTexts).sort()).toEqual([...codes].sort());
    expect(Object.keys(noticeTexts).sort()).toEqual([...notices].sort());
    expect(Object.keys(orderStatusTexts).sort()).toEqual(
      [...Object.keys(orderStatuses), 'in_progress', 'after_sale'].sort(),
    );
  });

  it('keeps the words of the specification', () => {
    expect(refusalText('not_signed_in', 'en')).toBe('Please login first');
    expect(refusalText('not_yet_open', 'en')).toBe('Not Yet Open');
    expect(refusalText('passwords_differ', 'en')).toBe('Passwords do not match');
  });

  it('says different things differently, so that nobody is sent the wrong way', () => {
    for (const locale of locales) {
      const said = codes.map((code) => refusalTexts[code][locale]);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('fits notices and labels into their place', () => {
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
      'Too many failed attempts. Please try again in 8 s.',
    );
    expect(refusalText('sign_in_delayed', 'en')).toBe('Too many failed attempts. Please try again in a moment.');
  });

  it('treats an empty detail like a missing one', () => {
    const whole = 'Something is missing or not correct. Please check what you entered and try again.';
    expect(refusalText('bad_request', 'en', { fields: '' })).toBe(whole);
    expect(refusalText('bad_request', 'en', { fields: 'name,mobile' })).toContain('(name,mobile)');
  });

  it('never reads a detail as a template or a pattern', () => {
    expect(fillText('{a} {b}', { a: '{b} [x|y] $& $1', b: 'B' })).toBe('{b} [x|y] $& $1 B');
    expect(fillText('<{toString}>', {})).toBe('<>');
  });
});
