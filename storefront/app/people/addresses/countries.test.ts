import { locales } from '@tradewind/contract/base/locales';
import { describe, expect, it } from 'vitest';
import { countriesIn, matchingCountries, readArea } from './countries.ts';
import { countryNameIn } from '@tradewind/contract/people/countries';

const namesIn = (locale: (typeof locales)[number]) => countriesIn(locale).map(({ name }) => name);

describe('the list of countries', () => {
  it('contains each name once in every language', () => {
    for (const locale of locales) {
      const names = namesIn(locale);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThan(240);
    }
    expect(countriesIn('en')[0]).toEqual({ code: 'TH', name: 'Thailand' });
    expect(namesIn('ja')).toContain('日本');
    expect(countryNameIn('JP', 'ko')).toBe('일본');
    expect(countryNameIn('', 'ko')).toBe('');
  });

  it('is searched ignoring case and accents', () => {
    const english = countriesIn('en');
    expect(matchingCountries(english, 'cote d')).toEqual(matchingCountries(english, 'Côte d'));
    expect(matchingCountries(english, 'thai')).toEqual([{ code: 'TH', name: 'Thailand' }]);
    expect(matchingCountries(countriesIn('ko'), '태국')).toEqual([{ code: 'TH', name: '태국' }]);
  });
});

describe('readArea', () => {
  it('splits off the country in any language', () => {
    expect(readArea('Khlong Toei, Bangkok, Thailand')).toEqual({ city: 'Khlong Toei, Bangkok', country: 'TH' });
    expect(readArea('渋谷区, 東京都, 日本')).toEqual({ city: '渋谷区, 東京都', country: 'JP' });
    expect(readArea('Singapore')).toEqual({ city: '', country: 'SG' });
  });

  it('returns a text without a known country as the city', () => {
    expect(readArea('北京市朝阳区')).toEqual({ city: '北京市朝阳区', country: '' });
    expect(readArea('  ')).toEqual({ city: '', country: '' });
  });
});
