import { describe, expect, it } from 'vitest';
import { countryFormat, oddParts } from './country-format.ts';
import { isOddMobile } from './is-odd-mobile.ts';
import { sameParts, writeAddress } from './written-address.ts';

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
  it('is written as one text for clients that know no parts, its country last', () => {
    expect(writeAddress(parts, 'ประเทศไทย')).toEqual({
      country: 'เขตคลองเตย, กรุงเทพมหานคร, ประเทศไทย',
      detail: '12 สุขุมวิท 26, ห้อง 405, แขวงคลองตัน, 10110',
    });
    expect(writeAddress({ ...parts, ...empty }, 'Singapore')).toEqual({
      country: 'Singapore',
      detail: '12 สุขุมวิท 26, ห้อง 405',
    });
    expect(sameParts(parts, { ...parts, city: ' เขตคลองเตย ' })).toBe(true);
    expect(sameParts(parts, { ...parts, postcode: '' })).toBe(false);
  });
});

describe('the format of a country', () => {
  it('names its parts in its order, with its regions', () => {
    expect(countryFormat('JP').parts).toEqual(['region', 'city', 'postcode']);
    expect(countryFormat('JP').regions).toContain('東京都');
    expect(countryFormat('US').parts).toEqual(['city', 'region', 'postcode']);
    expect(countryFormat('SG').parts).toEqual(['postcode']);
    expect(countryFormat('TH').parts).toEqual(['district', 'city', 'region', 'postcode']);
    expect(countryFormat('XX').parts).toHaveLength(4);
  });

  it('only remarks on what is unusual', () => {
    expect(oddParts(countryFormat('JP'), { ...empty, region: '東京都', postcode: '１５０-００４３' })).toEqual({});
    expect(oddParts(countryFormat('JP'), { ...empty, postcode: 'SW1A 1AA' })).toEqual({
      region: 'missing',
      postcode: 'odd',
    });
    expect(oddParts(countryFormat('GB'), { ...empty, city: 'London', postcode: 'sw1a 1aa' })).toEqual({});
    expect(oddParts(countryFormat('HK'), empty)).toEqual({ region: 'missing' });
  });
});

describe('a mobile number', () => {
  it('is odd where no number of its country looks so', () => {
    expect(isOddMobile({ code: '81', number: '090-1234-5678' }, 'JP')).toBe(false);
    expect(isOddMobile({ code: '', number: '090-1234-5678' }, 'JP')).toBe(false);
    expect(isOddMobile({ code: '66', number: '812345678' }, 'JP')).toBe(false);
    expect(isOddMobile({ code: '66', number: '1' }, 'TH')).toBe(true);
    expect(isOddMobile({ code: '', number: '812345678' }, '')).toBe(true);
  });
});
