import { areas } from '@tradewind/contract/people/addresses';
import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { buildShopper, type BuiltShopper } from '../../../../test/build-shopper.ts';
import { testDatabase } from '../../../../test/database.ts';

const db = await testDatabase();
const { data } = await testApp(db);
let shopper: BuiltShopper;
beforeEach(async () => {
  shopper = await buildShopper(db);
});

const placesOf = async (country: string, postcode: string, locale: 'en' | 'th' | 'ja' | 'ko' | 'zh-CN' = 'en') =>
  (await data(areas, { province_id: country, postcode }, { token: shopper.token, locale }))
    .map(({ name }) => name)
    .join(' / ');

it.each([
  ['US', '10001', 'New York'],
  ['US', '94607-1234', 'California'],
  ['US', '995011234', 'Alaska'],
  ['JP', '１５０−００４３', 'Tokyo / Shibuya-ku'],
  ['JP', '〒530-0001', 'Osaka / Osaka-shi Kita-ku'],
  // The prefectures of Aomori and Akita share its first three digits.
  ['JP', '018-5501', 'Aomori / Towada-shi'],
  ['TH', '10110', 'Bangkok'],
  ['TH', '๑๐๒๗๐', 'Samut Prakan / Mueang Samut Prakan'],
  ['TH', '50200', 'Chiang Mai / Mueang Chiang Mai'],
  ['KR', '06133', 'Seoul / Gangnam-gu'],
  ['KR', '48058', 'Busan / Haeundae-gu'],
  ['KR', '30151', 'Sejong'],
  ['TW', '110', 'Taipei City / Xinyi District'],
  ['TW', '110615', 'Taipei City / Xinyi District'],
  ['BR', '01310100', 'São Paulo'],
  ['MY', '50450', 'Kuala Lumpur'],
  ['IN', '560 001', 'Karnataka'],
  ['AU', '2000', 'New South Wales'],
  ['CA', 'm5v3l9', 'Ontario'],
])('knows where %s %s is', async (country, postcode, places) => {
  expect(await placesOf(country, postcode)).toBe(places);
});

it('names places in the script that the reader reads', async () => {
  expect(await placesOf('TH', '10110', 'th')).toBe('กรุงเทพมหานคร');
  expect(await placesOf('JP', '150-0043', 'ja')).toBe('東京都 / 渋谷区');
  expect(await placesOf('KR', '06133', 'ko')).toBe('서울 / 강남구');
  expect(await placesOf('TW', '110', 'zh-CN')).toBe('台北市 / 信義區');
});

it.each([
  // Two provinces have it, and no data of China, Germany and Vietnam says where.
  ['TH', '18220'],
  ['CN', '310012'],
  ['DE', '10115'],
  ['VN', '700000'],
  ['US', '1000'],
  ['US', 'SW1A 1AA'],
  // A territory with rules of its own.
  ['US', '00901'],
  ['XX', '10001'],
])('tells nothing of %s %s', async (country, postcode) => {
  expect(await placesOf(country, postcode)).toBe('');
});
