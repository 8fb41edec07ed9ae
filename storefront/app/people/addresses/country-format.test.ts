import { describe, expect, it } from 'vitest';
import { countryFormat, faultsOf } from './country-format.ts';
import { isUnusualMobile } from './unusual-mobile.ts';
import { sameParts } from './same-parts.ts';

const parts = {
  country: 'TH',
  region: 'กรุงเทพมหานคร',
  city: 'เขตคลองเตย',
  district: 'แขวงคลองตัน',
  street: '12 สุขุมวิท 26\nห้อง 405',
  postcode: '10110',
};
const empty = { region: '', city: '', district: '', postcode: '' };

it('has the same parts with a space around one, and not without its postcode', () => {
  expect(sameParts(parts, { ...parts, city: ' เขตคลองเตย ' })).toBe(true);
  expect(sameParts(parts, { ...parts, postcode: '' })).toBe(false);
});

describe('the rules of a country', () => {
  it('name its parts in the order of its form', () => {
    expect(countryFormat('JP')).toMatchObject({
      parts: ['postcode', 'region', 'city'],
      kinds: { region: 'prefecture', city: 'municipality' },
    });
    expect(countryFormat('US')).toMatchObject({
      parts: ['city', 'region', 'postcode'],
      kinds: { region: 'state', postcode: 'zip' },
    });
    expect(countryFormat('SG').parts).toEqual(['postcode']);
    expect(countryFormat('TH').parts).toEqual(['district', 'city', 'region', 'postcode']);
    expect(countryFormat('XX').parts).toHaveLength(4);
  });

  it('name what is missing or wrong', () => {
    const faults = (country: string, more: object) => faultsOf({ country, street: '1', ...empty, ...more });
    expect(faults('US', {})).toEqual({ city: 'missing', region: 'missing', postcode: 'missing' });
    expect(faults('JP', { region: '東京都', city: '渋谷区', postcode: '１５０−００４３' })).toEqual({});
    expect(faults('JP', { region: '東京都', city: '渋谷区', postcode: 'SW1A 1AA' })).toEqual({ postcode: 'invalid' });
    expect(faults('GB', { city: 'London', postcode: 'sw1a1aa' })).toEqual({});
    expect(faults('HK', {})).toEqual({ region: 'missing' });
    expect(faults('KR', { region: '세종', postcode: '30151' })).toEqual({});
  });
});

describe('a mobile number', () => {
  it('is unusual where it is invalid for its country', () => {
    expect(isUnusualMobile({ code: '81', number: '090-1234-5678' }, 'JP')).toBe(false);
    expect(isUnusualMobile({ code: '', number: '090-1234-5678' }, 'JP')).toBe(false);
    expect(isUnusualMobile({ code: '66', number: '812345678' }, 'JP')).toBe(false);
    expect(isUnusualMobile({ code: '66', number: '1' }, 'TH')).toBe(true);
    expect(isUnusualMobile({ code: '', number: '812345678' }, '')).toBe(true);
  });
});
