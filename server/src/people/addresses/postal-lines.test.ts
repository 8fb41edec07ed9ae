import { locales } from '@tradewind/contract/base/locales';
import { expect, it } from 'vitest';
import { addressLines, postalLines } from './postal-lines.ts';

const blank = { region: '', city: '', district: '', street: '', postcode: '' };

it.each([
  [
    { country: 'JP', region: '東京都', city: '千代田区', district: '', street: '丸の内1-1-1', postcode: '100-0005' },
    ['〒100-0005', '東京都千代田区', '丸の内1-1-1', 'JAPAN'],
  ],
  [
    { country: 'JP', region: 'Tokyo', city: 'Chiyoda', district: '', street: '1-1-1 Marunouchi', postcode: '100-0005' },
    ['1-1-1 Marunouchi, Chiyoda, Tokyo', '100-0005', 'JAPAN'],
  ],
  [
    {
      country: 'US',
      region: 'California',
      city: 'Oakland',
      district: '',
      street: '1 Main St\nApt 2',
      postcode: '94607',
    },
    ['1 Main St', 'Apt 2', 'Oakland, CA 94607', 'UNITED STATES'],
  ],
  [
    { country: 'KR', region: '서울특별시', city: '중구', district: '', street: '세종대로 110', postcode: '04524' },
    ['04524', '서울특별시 중구', '세종대로 110', 'SOUTH KOREA'],
  ],
  [{ ...blank, country: 'FR', street: '1 rue de la Paix', city: 'Paris' }, ['1 rue de la Paix', 'Paris', 'FRANCE']],
])('writes %j as its country does', (parts, lines) => {
  expect(postalLines(parts)).toEqual(lines);
});

const linesIn = (parts: Parameters<typeof addressLines>[0]) =>
  Object.fromEntries(locales.map((locale) => [locale, addressLines(parts, locale).join(' / ')]));

it('writes an address in its country’s own script largest first, below the country in the reader’s language', () => {
  const within = '〒150-0043 / 東京都渋谷区 / 道玄坂1-2-3';
  expect(
    linesIn({
      ...blank,
      country: 'JP',
      region: '東京都',
      city: '渋谷区',
      street: '道玄坂1-2-3',
      postcode: '150-0043',
    }),
  ).toEqual({
    en: `Japan / ${within}`,
    'zh-CN': `日本 / ${within}`,
    ja: `日本 / ${within}`,
    ko: `일본 / ${within}`,
    th: `ญี่ปุ่น / ${within}`,
  });
  expect(
    linesIn({ ...blank, country: 'KR', region: '서울', city: '강남구', street: '테헤란로 1', postcode: '06133' }),
  ).toMatchObject({
    en: 'South Korea / 06133 / 서울 강남구 / 테헤란로 1',
    'zh-CN': '韩国 / 06133 / 서울 강남구 / 테헤란로 1',
    ja: '韓国 / 06133 / 서울 강남구 / 테헤란로 1',
    ko: '대한민국 / 06133 / 서울 강남구 / 테헤란로 1',
  });
});

it('writes other addresses smallest first, with the country in the reader’s language at the end', () => {
  const oakland = '1 Main St / Oakland, CA 94607';
  expect(
    linesIn({ ...blank, country: 'US', region: 'California', city: 'Oakland', street: '1 Main St', postcode: '94607' }),
  ).toEqual({
    en: `${oakland} / United States`,
    'zh-CN': `${oakland} / 美国`,
    ja: `${oakland} / アメリカ合衆国`,
    ko: `${oakland} / 미국`,
    th: `${oakland} / สหรัฐอเมริกา`,
  });
  const chiangMai = '99/1 ถนนนิมมานเหมินท์ / ต.สุเทพ อ.เมือง / เชียงใหม่ 50200';
  expect(
    linesIn({
      country: 'TH',
      region: 'เชียงใหม่',
      city: 'อ.เมือง',
      district: 'ต.สุเทพ',
      street: '99/1 ถนนนิมมานเหมินท์',
      postcode: '50200',
    }),
  ).toEqual({
    en: `${chiangMai} / Thailand`,
    'zh-CN': `${chiangMai} / 泰国`,
    ja: `${chiangMai} / タイ`,
    ko: `${chiangMai} / 태국`,
    th: `${chiangMai} / ไทย`,
  });
});
