import { describe, expect, it } from 'vitest';
import { countryCodes } from '@tradewind/contract/people/countries';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { callingCodeOf, likelyCode, parseMobile, formatMobile } from './calling-codes.ts';

describe('a mobile number', () => {
  it('is split at its calling code and joined again', () => {
    for (const stored of [
      '+66 81 234 5678',
      '+1 415 555 0134',
      '+852 9123 4567',
      '+49 151 23456789',
      '0812345678',
      '+998 90 123 45 67',
      '',
    ]) {
      expect(formatMobile(parseMobile(stored))).toBe(stored);
    }
    expect(parseMobile('+852 9123 4567')).toEqual({ code: '852', number: '9123 4567' });
    expect(parseMobile('+886912345678')).toEqual({ code: '886', number: '912345678' });
  });

  it('prefers a typed international number to the chosen code', () => {
    expect(formatMobile({ code: '66', number: '+65 8123 4567' })).toBe('+65 8123 4567');
  });
});

it('reads a number with the invisible marks of a telephone book', () => {
  const copied = '\u202A+66 81 234 5678\u202C';
  expect(parseMobile(copied)).toEqual({ code: '66', number: '81 234 5678' });
  expect(formatMobile({ code: '81', number: copied })).toBe('+66 81 234 5678');
});

it.each(['(+66) 81 234 5678', '(0066) 81 234 5678', 'Tel: +66 81 234 5678', 'โทร. (+66) 81 234 5678'])(
  'reads the calling code of %s',
  (typed) => {
    expect(parseMobile(typed)).toEqual({ code: '66', number: '81 234 5678' });
    expect(formatMobile({ code: '81', number: typed })).toBe('+66 81 234 5678');
  },
);

it('puts the calling code before the number, not before the word for it', () => {
  expect(formatMobile({ code: '81', number: '電話 ０９０ー１２３４ー５６７８' })).toBe('+81 090-1234-5678');
});

describe('the likely calling code', () => {
  it('depends on the browser country, then on the language', () => {
    expect(likelyCode('en', ['en', 'en-SG'])).toBe('65');
    expect(likelyCode('zh-CN', ['zh-TW', 'zh'])).toBe('886');
    expect(likelyCode('th', ['x', '!'])).toBe('66');
  });
});

it('knows the calling code of every country that has one', () => {
  for (const country of countryCodes)
    expect(callingCodeOf(country)).toBe(isSupportedCountry(country) ? getCountryCallingCode(country) : null);
});
