import { isWrittenLargestFirst } from '@tradewind/contract/people/address-format';
import { formatAddress } from '@tradewind/contract/people/address-text';
import { countryCodes, countryNameIn } from '@tradewind/contract/people/countries';
import { locales } from '@tradewind/contract/base/locales';
import { describe, expect, it } from 'vitest';
import { table } from '../../../../test/addresses-by-country/tables.ts';
import { judgedAddresses, knownAddresses } from '../../../../test/text-addresses.ts';
import { readAddress } from '../read-address.ts';
import { readCountry } from './read-country.ts';

const countryOf = (area: string, detail = '1 Street') => readCountry({ area, detail });

it('reads every country by its code and by its name in every language, alone and behind a town', () => {
  for (const code of countryCodes) {
    expect(countryOf(code)).toBe(code);
    expect(countryOf(` ${code.toLowerCase()} `)).toBe(code);
    if (code === 'GE') continue;
    for (const locale of locales) {
      const name = countryNameIn(code, locale);
      expect(countryOf(name), name).toBe(code);
      expect(countryOf(name.toUpperCase()), name).toBe(code);
      expect(countryOf(`Somewhere 10110, ${name}`), name).toBe(code);
    }
  }
});

const written = table('addresses').map(([country = '', street = '', district = '', city = '', region = '']) => ({
  country,
  street,
  district,
  city,
  region,
  postcode: '',
}));

it.each(written.filter(isWrittenLargestFirst))('reads the country where it comes first: $region, $city', (parts) => {
  for (const locale of locales) {
    const text = formatAddress(parts, countryNameIn(parts.country, locale));
    expect(countryOf(text.country, text.detail), text.country).toBe(parts.country);
  }
});

describe.each([
  ['with which the reading was developed', knownAddresses],
  ['that only judge it', judgedAddresses],
])('addresses %s', (_, addresses) => {
  it.each(addresses)('$area, $detail: $country', ({ country, ...text }) => {
    const read = readAddress({
      name: 'Somebody',
      mobile: text.mobile,
      country: text.area,
      detail: text.detail,
      tag: '',
    });
    expect(read.country).toBe(country);
  });
});

it.each([
  ['Bangkok Thailand', 'TH'],
  ['PARIS FRANCE', 'FR'],
  ["Abidjan, Côte d'Ivoire", 'CI'],
  ['Leeds, UK', 'GB'],
  ['Belfast, Northern Ireland', 'GB'],
  ['Austin, Texas, US', 'US'],
  ['Santa Fe, New Mexico', 'US'],
  ['Peru, Indiana', 'US'],
  ['Atlanta Georgia', 'US'],
  ['Georgia, USA', 'US'],
  ['Somewhere, NZ', 'NZ'],
  ['Cape Town South Africa', 'ZA'],
  ['Port Moresby Papua New Guinea', 'PG'],
  ['Singapore, Singapore', 'SG'],
  ['Seoul, Korea', 'KR'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Saint Lucia', 'LC'],
  ['中国浙江省杭州市', 'CN'],
  ['中国，浙江', 'CN'],
  ['内蒙古自治区', 'CN'],
  ['日本東京都渋谷区', 'JP'],
  ['日本 京都府京都市', 'JP'],
  ['渋谷区, 東京都, 日本', 'JP'],
  ['泰国曼谷', 'TH'],
  ['印度尼西亚雅加达', 'ID'],
  ['대한민국 서울특별시', 'KR'],
  ['서울특별시 대한민국', 'KR'],
  ['กรุงเทพมหานคร ไทย', 'TH'],
  ['เชียงใหม่, ประเทศไทย', 'TH'],
])('is certain of %s', (area, code) => {
  expect(countryOf(area)).toBe(code);
});

it.each([
  ['Kowloon, Hong Kong, China', 'HK'],
  ['中国香港九龙', 'HK'],
  ['Macao, China', 'MO'],
  ['中国台湾台北市', 'TW'],
  ['台湾省', 'TW'],
  ['Taiwan, China', 'TW'],
  ['Puerto Rico, USA', 'PR'],
  ['Saint-Denis, La Réunion, France', 'RE'],
  ['St Helier, Jersey, UK', 'JE'],
])('takes %s for a territory of its own', (area, code) => {
  expect(countryOf(area)).toBe(code);
});

it.each([
  '',
  '  ',
  ',',
  'zzz nowhere',
  'Georgia',
  'Gary, IN',
  'Jamaica, Queens',
  'Lebanon, Main Street',
  'Long Island',
  'Chinatown',
  'Granada',
  'Republic of China',
  'Arlon, Luxembourg, Belgium',
  '日本橋',
  '日本橋, 中央区',
  '韩国街',
  'タイムズスクエア',
  '한국전력공사',
  'ซอย มาลี',
])('leaves %j open', (area) => {
  expect(countryOf(area)).toBe('');
});

it('leaves an address open whose detail names another country than its area', () => {
  expect(countryOf('USA', 'Torstraße 12, Berlin, Deutschland')).toBe('');
  expect(countryOf('Bangkok', '12 rue de Rivoli, 75001 Paris, France')).toBe('');
});

it('takes the street of another country for a street', () => {
  expect(countryOf('Bangkok', '12 France Road')).toBe('TH');
  expect(countryOf('USA', '1 London')).toBe('US');
});

it('takes the prefix of a phone number for a hint only', () => {
  expect(readCountry({ area: 'zzz', detail: '1 Street', mobile: '+66812345678' })).toBe('');
  expect(readCountry({ area: 'Berlin', detail: '1 Street', mobile: '+66812345678' })).toBe('DE');
  expect(readCountry({ area: 'Georgia', detail: '1 Street', mobile: '+995599123456' })).toBe('GE');
});
