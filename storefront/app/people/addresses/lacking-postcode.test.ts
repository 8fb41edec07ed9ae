import type { Address } from '@tradewind/contract/people/addresses';
import { expect, it } from 'vitest';
import { lacksPostcode } from './lacking-postcode.ts';

/** An address that another client has saved as text. */
const saved = (country_code: string, country: string, detail: string): Address => ({
  address_id: '1',
  name: 'Somebody',
  name_latin: '',
  mobile: '+14155552671',
  mobile_e164: '+14155552671',
  country,
  country_code,
  detail,
  tag: 'Home',
  is_default: 0,
  customs_code: '',
  parts: null,
  lines: [detail, country],
});

it.each([
  ['US', 'USA', '1'],
  ['US', 'United States', '1600 Amphitheatre Pkwy'],
  ['GB', 'London, UK', '10 Downing Street'],
  ['CN', '中国上海市', '徐汇区武康路100弄3号'],
])('a text of %s without its postcode lacks it: %s, %s', (...address) => {
  expect(lacksPostcode(saved(...address))).toBe(true);
});

it.each([
  ['US', 'Portland, Oregon 97205, United States', '100 Example Street'],
  ['US', 'USA', '1600 Amphitheatre Pkwy, Mountain View, CA 94043-1351'],
  ['GB', 'London, UK', '10 Downing Street, sw1a2aa'],
  ['GB', 'Leeds LS1 4AP, United Kingdom', '1 Example Road'],
  ['CN', '中国上海市', '徐汇区示例路100弄1号，邮编200030'],
  ['JP', '日本 東京都世田谷区', '〒１５４－０００１ 見本町1-2-3'],
  ['HK', 'Hong Kong', '1 Nathan Road'],
  ['', 'Georgia', '1 Street'],
])('a text of %s that has one, or needs none, lacks nothing: %s, %s', (...address) => {
  expect(lacksPostcode(saved(...address))).toBe(false);
});

it('an address in parts lacks nothing, since the form asks for it', () => {
  const parts = { country: 'US', region: '', city: '', district: '', street: '1', postcode: '' };
  expect(lacksPostcode({ ...saved('US', 'USA', '1'), parts })).toBe(false);
});
