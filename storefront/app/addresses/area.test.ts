import { locales } from '@tradewind/contract/locales';
import { describe, expect, it } from 'vitest';
import { countryNames, matchingCountries, readArea, writeArea } from './area.ts';

describe('the list of countries', () => {
  it('names each once, in every language, the nearest first', () => {
    for (const locale of locales) {
      const names = countryNames(locale);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThan(240);
    }
    expect(countryNames('en')[0]).toBe('Thailand');
    expect(countryNames('ja')).toContain('日本');
  });

  it('is searched without regard to case and accents', () => {
    expect(matchingCountries(countryNames('en'), 'cote d')).toEqual(matchingCountries(countryNames('en'), 'Côte d'));
    expect(matchingCountries(countryNames('en'), 'thai')).toEqual(['Thailand']);
    expect(matchingCountries(countryNames('ko'), '태국')).toEqual(['태국']);
  });
});

describe('an area', () => {
  const countries = countryNames('en');
  it('is taken apart at its country', () => {
    expect(readArea('Khlong Toei, Bangkok, Thailand', countries)).toEqual({ city: 'Khlong Toei, Bangkok', country: 'Thailand' });
    expect(readArea('Singapore', countries)).toEqual({ city: '', country: 'Singapore' });
  });

  it('keeps a text in which no country is known', () => {
    expect(readArea('北京市朝阳区', countries)).toEqual({ city: '北京市朝阳区', country: '' });
    expect(readArea('  ', countries)).toEqual({ city: '', country: '' });
  });

  it('is written as one text', () => {
    expect(writeArea({ city: ' Bangkok ', country: 'Thailand' })).toBe('Bangkok, Thailand');
    expect(writeArea({ city: '', country: 'Singapore' })).toBe('Singapore');
  });
});
