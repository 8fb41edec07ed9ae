import { readFileSync } from 'node:fs';
import { formatAddress } from '@tradewind/contract/people/address-text';
import { plainPhone } from '@tradewind/contract/people/phone-shape';
import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { callingCodeOf, isInternational, parseMobile } from '../users/calling-codes.ts';
import type { AddressFields } from './address-rules.ts';
import { tidyParts } from './country-format.ts';
import { typedAddress } from './typed-address.ts';
import { isUnusualMobile, mobileToSend } from './unusual-mobile.ts';
import { validateAddress } from './validate-address.ts';

const unescaped = (cell: string): string =>
  cell.replaceAll(/\\u([\dA-F]{4})/g, (_, point: string) => String.fromCodePoint(Number.parseInt(point, 16)));

/** The same tables that the tests of the API read. */
const table = (name: string): string[][] =>
  readFileSync(new URL(`../../../../server/test/addresses-by-country/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => unescaped(cell.trim())));

/** A form that somebody has filled. */
const filled = (more: Partial<AddressFields>): AddressFields => ({ ...typedAddress, ...more });
const submitted = (fields: AddressFields) =>
  validateAddress(fields, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('the form', () => {
  it.each(table('addresses'))('takes %s, %s, %s, %s, %s, %s', async (...row) => {
    const [country = '', street = '', district = '', city = '', region = '', postcode = '', lines = ''] = row;
    const fields = filled({ country, street, district, city, region, postcode });
    const { values, errors } = await submitted(fields);
    expect(errors).toEqual({});
    const parts = tidyParts({ ...fields, ...values });
    // The API prints the postcode that the form has tidied, and takes it as it is.
    expect(lines).toContain(parts.postcode);
    expect(tidyParts(parts)).toEqual(parts);
    const text = formatAddress(parts, 'Somewhere');
    for (const part of [street, district, city, region, parts.postcode])
      expect(`${text.detail}, ${text.country}`).toContain(part);
  });

  it.each(table('refused'))('refuses %s, %s, %s, %s, %s', async (...row) => {
    const [country = '', district = '', city = '', region = '', postcode = '', refused = ''] = row;
    const { errors } = await submitted(filled({ country, district, city, region, postcode }));
    expect(Object.keys(errors).toSorted()).toEqual(refused.split(' ').toSorted());
  });

  it.each(table('phones'))('sends the number of %s: %s', async (country = '', typed = '', number = '') => {
    // As the field does when it is left: a whole number brings its calling code.
    const mobile = isInternational(typed) ? parseMobile(typed) : { code: callingCodeOf(country) ?? '', number: typed };
    const { errors } = await submitted(filled({ mobile }));
    expect(errors.mobile).toBeUndefined();
    const sent = parsePhoneNumber(plainPhone(mobileToSend(mobile)), {
      defaultCountry: country as CountryCode,
      extract: false,
    });
    expect(sent?.isValid() ? sent.number : '').toBe(number);
    expect(isUnusualMobile(mobile, country)).toBe(number === '');
  });

  it.each(table('refused-phones'))('refuses as a number of %s: %s', async (country = '', number = '') => {
    const { errors } = await submitted(filled({ mobile: { code: callingCodeOf(country) ?? '', number } }));
    expect(errors.mobile).toBeDefined();
  });
});
