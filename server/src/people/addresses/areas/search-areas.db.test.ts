import type { Locale } from '@tradewind/contract/base/locales';
import { areas } from '@tradewind/contract/people/addresses';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { buildShopper } from '../../../../test/build-shopper.ts';
import { testDatabase } from '../../../../test/database.ts';

const db = await testDatabase();
const { data, refusal } = await testApp(db);
const { token } = await buildShopper(db);

const find = (country: string, search: string, locale: Locale = 'en') =>
  data(areas, { province_id: country, search }, { token, locale });
const first = async (country: string, search: string, locale?: Locale) => {
  const [row] = await find(country, search, locale);
  return row && [...(row.above ?? []), row.name].join(' / ') + (row.postcode ? ` ${row.postcode}` : '');
};

it.each([
  ['TH', 'khlong toei', 'Bangkok / Khlong Toei'],
  ['TH', 'KhlongTan', 'Bangkok / Khlong Toei / Khlong Tan 10110'],
  ['TH', 'เขตคลองเตย', 'Bangkok / Khlong Toei'],
  ['TH', 'Hang Dong, Chiang Mai', 'Chiang Mai / Hang Dong'],
  ['JP', 'shibuya', 'Tokyo / Shibuya-ku'],
  ['JP', 'Tōkyō', 'Tokyo'],
  ['JP', '渋谷', 'Tokyo / Shibuya-ku'],
  ['JP', 'しぶや', 'Tokyo / Shibuya-ku'],
  ['JP', '東京都渋谷区', 'Tokyo / Shibuya-ku'],
  ['KR', 'gangnam', 'Seoul / Gangnam-gu'],
  ['KR', '강남', 'Seoul / Gangnam-gu'],
  ['CN', 'Xihu, Hangzhou', 'Zhejiang Sheng / Hangzhou Shi / Xihu Qu'],
  ['CN', '徐汇', 'Shanghai Shi / Xuhui Qu'],
  ['CN', '上海市徐汇区', 'Shanghai Shi / Xuhui Qu'],
])('finds in %s by the name %s', async (country, typed, place) => {
  expect(await first(country, typed)).toBe(place);
});

it.each([
  ['TH', '๕๐๒๓๐', 'Chiang Mai / Hang Dong / Khun Khong 50230'],
  ['JP', '〒150-0043', 'Tokyo / Shibuya-ku 150-0043'],
  ['JP', '1500', 'Tokyo / Shibuya-ku'],
  ['KR', '061', 'Seoul / Gangnam-gu'],
  ['CN', '100020', 'Beijing Shi / Chaoyang Qu'],
])('finds in %s by the postcode %s', async (country, typed, place) => {
  expect(await first(country, typed)).toBe(place);
});

it('names areas in the script that the reader reads', async () => {
  expect(await first('TH', 'khlong tan', 'th')).toBe('กรุงเทพมหานคร / คลองเตย / คลองตัน 10110');
  expect(await first('JP', 'shibuya', 'ja')).toBe('東京都 / 渋谷区');
  expect(await first('KR', 'gangnam', 'ko')).toBe('서울 / 강남구');
  expect(await first('CN', 'xuhui', 'zh-CN')).toBe('上海市 / 徐汇区');
});

it('puts the very name before its beginning, and that before a part of it', async () => {
  const names = (await find('CN', '朝阳区', 'zh-CN')).map(({ name }) => name);
  expect(names[0]).toBe('朝阳区');
  expect((await find('TH', 'bangkok')).map(({ name }) => name)).toEqual(['Bangkok', 'Bangkok Noi', 'Bangkok Yai']);
});

it('answers with twenty rows at most', async () => {
  expect(await find('TH', 'a')).toHaveLength(20);
  expect(await find('TH', '1')).toHaveLength(20);
});

it.each([
  ['TH', 'Gotham'],
  ['TH', '99999'],
  ['TH', '---'],
  ['TH', '.*'],
  ['SG', 'Orchard'],
  ['XX', 'Bangkok'],
  ['constructor', 'a'],
  ['0', 'Thailand'],
])('finds nothing in %s by %s', async (country, typed) => {
  expect(await find(country, typed)).toEqual([]);
});

it('refuses a search that is longer than any name', async () => {
  expect(await refusal(areas, { province_id: 'TH', search: 'x'.repeat(81) }, { token })).toMatchObject({
    refusal: 'bad_request',
    fields: ['search'],
  });
});

it('tells the only postcode of a row in lists too', async () => {
  const rows = await data(areas, { province_id: 'TH.10', city_id: 'TH.10.คลองเตย' }, { token, locale: 'en' });
  expect(rows.map(({ name, postcode }) => [name, postcode])).toEqual([
    ['Khlong Tan', '10110'],
    ['Khlong Toei', '10110'],
    // Two post offices deliver here.
    ['Phra Khanong', undefined],
  ]);
});
