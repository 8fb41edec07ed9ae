import { addressById, saveAddress } from '@tradewind/contract/people/addresses';
import { looksLikePhone, plainNumber } from '@tradewind/contract/people/phone-shape';
import { getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';
import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../app.ts';
import { buildShopper, type BuiltShopper } from '../build-shopper.ts';
import { testDatabase } from '../database.ts';
import { partsIn } from '../parts-in.ts';
import { sent, table } from './tables.ts';

const db = await testDatabase();
const { data, refusal } = await testApp(db);

const addresses = table('addresses');
const phones = table('phones');
/** Numbers with their calling code and no plus, before which the form does not put it again. */
const hasCode = ['86 138 0013 8000', '62 812 3456 7890', '(66) 81 234 5678'];

let shopper: BuiltShopper;
beforeEach(async () => {
  shopper = await buildShopper(db);
});
const saved = async (address: ReturnType<typeof sent>) => {
  const { address_id } = await data(saveAddress, { ...address, address_id: shopper.addressId }, shopper);
  return data(addressById, { address_id }, shopper);
};

it('has at least 60 addresses and 100 phone numbers of 25 countries', () => {
  for (const [rows, fewest] of [
    [addresses, 60],
    [phones, 100],
  ] as const) {
    expect(rows.length).toBeGreaterThanOrEqual(fewest);
    expect(new Set(rows.map(([country]) => country)).size).toBeGreaterThanOrEqual(25);
  }
});

it('has a refusal of every country of the addresses', () => {
  const refused = new Set(table('refused').map(([country]) => country));
  expect([...new Set(addresses.map(([country]) => country))].filter((country) => !refused.has(country))).toEqual([]);
});

it.each(addresses)('prints %s, %s, %s, %s, %s, %s', async (...row) => {
  const [country = '', street = '', district = '', city = '', region = '', postcode = '', lines = ''] = row;
  const shown = await saved(sent({ country, street, district, city, region, postcode }));
  expect(shown.lines.join(' / ')).toBe(lines);
  expect(shown.country_code).toBe(country);
  // What is stored keeps the rules too.
  expect((await saved(sent(shown.parts!))).lines).toEqual(shown.lines);
});

it.each(table('refused'))('refuses %s, %s, %s, %s, %s', async (...row) => {
  const [country = '', district = '', city = '', region = '', postcode = '', refused = ''] = row;
  const parts = { country, street: '1', district, city, region, postcode };
  expect(await refusal(saveAddress, sent(parts), shopper)).toMatchObject({
    refusal: 'bad_request',
    fields: refused.split(' ').map((part) => `set_parts.${part}`),
  });
});

it.each(phones)('reads the number of %s: %s', async (country = '', typed = '', number = '') => {
  expect(looksLikePhone(typed)).toBe(true);
  const parts = partsIn(country);
  expect((await saved(sent(parts, typed))).mobile_e164).toBe(number);
  if (plainNumber(typed).startsWith('+')) return;
  // With the calling code that the form puts before it, also for an address elsewhere.
  const whole = `+${getCountryCallingCode(country as CountryCode)} ${plainNumber(typed)}`;
  const elsewhere = partsIn(country === 'FR' ? 'DE' : 'FR');
  expect((await saved(sent(elsewhere, whole))).mobile_e164).toBe(hasCode.includes(typed) ? '' : number);
});

it.each(table('refused-phones'))('refuses as a number of %s: %s', async (country = '', typed = '') => {
  expect(await refusal(saveAddress, sent(partsIn(country), typed), shopper)).toMatchObject({
    refusal: 'bad_request',
    fields: ['mobile'],
  });
});

it('takes the text of an existing client as it is', async () => {
  const text = { name: 'Somebody', mobile: '0812345678', country: 'USA', detail: '1', tag: 'Home' };
  const { address_id } = await data(saveAddress, text, shopper);
  expect(await data(addressById, { address_id }, shopper)).toMatchObject({
    ...text,
    parts: null,
    mobile_e164: '',
    lines: ['1', 'USA'],
  });
});
