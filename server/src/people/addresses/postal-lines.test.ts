import { expect, it } from 'vitest';
import { postalLines } from './postal-lines.ts';

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
