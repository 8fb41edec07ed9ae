import { describe, expect, it } from 'vitest';
import { countryFormat, unusualParts } from './country-format.ts';
import { isUnusualMobile } from './unusual-mobile.ts';
import { sameParts, formatAddress } from './address-text.ts';

const parts = {
  country: 'TH',
  region: 'กรุงเทพมหานคร',
  city: 'เขตคลองเตย',
  district: 'แขวงคลองตัน',
  street: '12 สุขุมวิท 26\nห้อง 405',
  postcode: '10110',
};
const empty = { region: '', city: '', district: '', postcode: '' };

describe('an address', () => {
  it('is formatted as text with its country last', () => {
    expect(formatAddress(parts, 'ประเทศไทย')).toEqual({
      country: 'เขตคลองเตย, กรุงเทพมหานคร, ประเทศไทย',
      detail: '12 สุขุมวิท 26, ห้อง 405, แขวงคลองตัน, 10110',
    });
    expect(formatAddress({ ...parts, ...empty }, 'Singapore')).toEqual({
      country: 'Singapore',
      detail: '12 สุขุมวิท 26, ห้อง 405',
    });
    expect(sameParts(parts, { ...parts, city: ' เขตคลองเตย ' })).toBe(true);
    expect(sameParts(parts, { ...parts, postcode: '' })).toBe(false);
  });
});

describe('the format of a country', () => {
  it('lists parts in their order, and regions', () => {
    expect(countryFormat('JP').parts).toEqual(['region', 'city', 'postcode']);
    expect(countryFormat('JP').regions).toContain('東京都');
    expect(countryFormat('US').parts).toEqual(['city', 'region', 'postcode']);
    expect(countryFormat('SG').parts).toEqual(['postcode']);
    expect(countryFormat('TH').parts).toEqual(['district', 'city', 'region', 'postcode']);
    expect(countryFormat('XX').parts).toHaveLength(4);
  });

  it('finds unusual parts', () => {
    expect(unusualParts(countryFormat('JP'), { ...empty, region: '東京都', postcode: '１５０-００４３' })).toEqual({});
    expect(unusualParts(countryFormat('JP'), { ...empty, postcode: 'SW1A 1AA' })).toEqual({
      region: 'missing',
      postcode: 'odd',
    });
    expect(unusualParts(countryFormat('GB'), { ...empty, city: 'London', postcode: 'sw1a 1aa' })).toEqual({});
    expect(unusualParts(countryFormat('HK'), empty)).toEqual({ region: 'missing' });
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
