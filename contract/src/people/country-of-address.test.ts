import { expect, it } from 'vitest';
import { countryCodes, countryNameIn } from './countries.ts';
import { countryOfAddress } from './country-of-address.ts';
import { locales } from '../base/locales.ts';

it('reads every country by its code and by its name in every language, alone and behind a town', () => {
  for (const code of countryCodes) {
    expect(countryOfAddress(code)).toBe(code);
    expect(countryOfAddress(` ${code.toLowerCase()} `)).toBe(code);
    for (const locale of locales) {
      const name = countryNameIn(code, locale);
      expect(countryOfAddress(name), name).toBe(code);
      expect(countryOfAddress(name.toUpperCase()), name).toBe(code);
      if (code !== 'GE') expect(countryOfAddress(`Somewhere 10110, ${name}`), name).toBe(code);
    }
  }
});

it.each([
  ['Bangkok 10330, Thailand', 'TH'],
  ['Bangkok Thailand', 'TH'],
  ['PARIS FRANCE', 'FR'],
  ["Abidjan, Côte d'Ivoire", 'CI'],
  ['Leeds, UK', 'GB'],
  ['Austin, Texas, US', 'US'],
  ['Cape Town South Africa', 'ZA'],
  ['Port Moresby Papua New Guinea', 'PG'],
  ['Singapore, Singapore', 'SG'],
  ['中国浙江省杭州市', 'CN'],
  ['中国，浙江', 'CN'],
  ['日本東京都渋谷区', 'JP'],
  ['日本 京都府京都市', 'JP'],
  ['渋谷区, 東京都, 日本', 'JP'],
  ['泰国曼谷', 'TH'],
  ['印度尼西亚雅加达', 'ID'],
  ['대한민국 서울특별시', 'KR'],
  ['서울특별시 대한민국', 'KR'],
  ['กรุงเทพมหานคร ไทย', 'TH'],
  ['เชียงใหม่, ประเทศไทย', 'TH'],
  ['ประเทศไทย', 'TH'],
  ['Kowloon, Hong Kong', 'HK'],
  ['Kowloon, Hong Kong, China', 'HK'],
  ['中国香港九龙', 'HK'],
  ['中国台湾台北市', 'TW'],
  ['Taipei, Taiwan', 'TW'],
])('is certain of %s', (text, code) => {
  expect(countryOfAddress(text)).toBe(code);
});

it.each([
  '',
  '  ',
  ',',
  'Bangkok',
  'Seoul, Korea',
  'Los Angeles, CA',
  'Salerno, SA',
  'Gary, IN',
  'Newark, New Jersey',
  'Santa Fe, New Mexico',
  'Belfast, Northern Ireland',
  'Hohhot, Inner Mongolia',
  '呼和浩特, 内蒙古',
  '内蒙古自治区',
  'Lebanon, Pennsylvania',
  'Peru, Indiana',
  'Jamaica, Queens',
  'Jersey City',
  'Atlanta, Georgia',
  'Atlanta Georgia',
  'Chinatown',
  'Republic of China',
  'Arlon, Luxembourg, Belgium',
  '日本橋',
  '日本橋, 中央区',
  '韩国街',
  'タイムズスクエア',
  '한국전력공사',
  'ซอย มาลี',
  'Toronto, Ontario',
])('leaves %j alone', (text) => {
  expect(countryOfAddress(text)).toBe('');
});
