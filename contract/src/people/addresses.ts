import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { code, flag, id, int, listOf, none, page, text } from '../base/fields.ts';
import { countryCodes } from './countries.ts';
import { isLatinName, tidyLatinName } from './latin-name.ts';
import { withoutMarks } from '../base/latin-digits.ts';
import { looksLikePhone } from './phone-shape.ts';

const countryCode = z
  .string()
  .refine((code) => countryCodes.includes(code))
  .describe('ISO 3166-1 code');

/** P and 12 digits, as Korea gives them to everybody who imports. */
const customsCode = z.string().trim().toUpperCase();
const koreanCode = /^P\d{12}$/;

/** The parts of an address. The form decides which of them a country uses, and in which order. */
export const addressParts = z.object({
  country: countryCode,
  region: text(80, 0).describe('Province, state or prefecture'),
  city: text(160, 0),
  district: text(80, 0),
  street: text(400).describe('Street, house, flat; may have several lines'),
  postcode: text(20, 0),
});
export type AddressParts = z.output<typeof addressParts>;

export const address = z.object({
  address_id: z.string(),
  name: z.string(),
  name_latin: z
    .string()
    .describe('The name in Latin letters, for carriers abroad; empty where `name` is, or where it is not known'),
  mobile: z.string(),
  country: z.string().describe('The area in free text, e.g. "Bangkok, Thailand"'),
  detail: z.string(),
  tag: z.string(),
  is_default: flag,
  mobile_e164: z.string().describe('The number in E.164; empty where none could be read from `mobile`'),
  country_code: z.string().describe('ISO 3166-1; empty where the text names no country, or may mean several'),
  customs_code: z
    .string()
    .describe('Personal customs clearance code of the addressee, which Korea asks for; empty: not known'),
  parts: addressParts
    .nullable()
    .describe('The parts of which `country` and `detail` were made; null when only the text is known'),
  lines: z
    .array(z.string())
    .describe('The whole address below the name as its country writes it, with the country in the caller’s language'),
});
export type Address = z.output<typeof address>;

export const addressList = endpoint({
  name: 'addresses.list',
  summary: 'Own addresses, the default one first',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/address_list',
  input: z.object(page),
  output: listOf(address),
  refusals: [],
});

export const addressById = endpoint({
  name: 'addresses.one',
  summary: 'One own address',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/address',
  input: z.object({ address_id: id }),
  output: address,
  refusals: ['address_not_found'],
});

export const addressForm = z.object({
  name: text(80),
  mobile: z
    .union([z.string(), z.number()])
    .transform((value) => withoutMarks(String(value)).trim())
    .refine((typed) => looksLikePhone(typed)),
  country: text(300),
  detail: text(600),
  tag: text(20),
});

export const saveAddress = endpoint({
  name: 'addresses.save',
  summary: 'Add an address, or change the own one that `address_id` names',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/address_add',
  input: addressForm.extend({
    address_id: id.optional(),
    is_default: int.optional(),
    name_latin: z
      .string()
      .transform(tidyLatinName)
      .pipe(z.string().max(80).refine(isLatinName))
      .optional()
      .describe('In Latin letters. When absent it stays while `name` does'),
    customs_code: customsCode
      .refine((code) => code === '' || koreanCode.test(code))
      .optional()
      .describe('Unchanged when absent; removed from an address elsewhere'),
    set_parts: addressParts
      .optional()
      .describe(
        'The parts of which `country` and `detail` were made, checked by the rules of their country; without it only a changed text is known',
      ),
  }),
  output: z.object({ address_id: z.string() }),
  refusals: ['address_not_found', 'address_limit'],
  notice: 'saved',
});

export const setAddressCountry = endpoint({
  name: 'addresses.setCountry',
  summary: 'Say in which country an own address is whose text leaves it open; adds the name of the country to the text',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/address_country',
  input: z.object({ address_id: id, country: countryCode }),
  output: address,
  refusals: ['address_not_found'],
  notice: 'saved',
});

export const setCustomsCode = endpoint({
  name: 'addresses.setCustomsCode',
  summary: 'Store the customs code of the addressee with an own address',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/address_customs_code',
  input: z.object({ address_id: id, customs_code: customsCode.regex(koreanCode) }),
  output: address,
  refusals: ['address_not_found'],
  notice: 'saved',
});

export const setDefaultAddress = endpoint({
  name: 'addresses.setDefault',
  summary: 'Make an own address the default one',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/address_set_default',
  input: z.object({ address_id: id }),
  output: none,
  refusals: ['address_not_found'],
  notice: 'saved',
});

export const deleteAddress = endpoint({
  name: 'addresses.delete',
  summary: 'Delete an own address',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/address_del',
  input: z.object({ address_id: id }),
  output: none,
  inLook: 'closed',
  refusals: ['address_not_found'],
  notice: 'removed',
});

export const areas = endpoint({
  name: 'addresses.areas',
  summary: 'The countries, and the provinces, cities and districts that are known below them',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/area',
  input: z.object({
    province_id: code.optional().describe('The row above; 0 or none for the countries'),
    city_id: code.optional().describe('The same; counts before `province_id`'),
    postcode: text(20)
      .optional()
      .describe(
        'A complete postcode of the country `province_id`: the answer is the province that has it, then the city below it and so on, as far as is known without doubt',
      ),
    search: text(80)
      .optional()
      .describe(
        'A part of a name in its own or in Latin letters, or the beginning of a postcode: the answer is up to 20 areas of the country `province_id`, of any level, the best first',
      ),
  }),
  output: z.array(
    z.object({
      id: z.string().describe('ISO 3166-1 of a country; below it the keys of the rows above, joined by dots'),
      pid: z.string().describe('The row above; 0 at the first level'),
      name: z.string().describe('Of a country in the caller’s language; else in the script that the caller reads'),
      native: z.string().describe('The country’s own name for it; of a country the same as `name`'),
      level: z.int(),
      below: z.int().describe('How many rows are below this one'),
      above: z
        .array(z.string())
        .optional()
        .describe('Below a country: the names of the rows above without the country, the largest first'),
      postcode: z
        .string()
        .optional()
        .describe(
          'The only postcode of the row, or the one that was searched for; absent where it has several or none is known',
        ),
    }),
  ),
  refusals: [],
});
