import type { AddressParts } from '@tradewind/contract/people/addresses';
import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/min';
import { addressFaults, readPostcode } from '@tradewind/contract/people/address-format';
import { isLatinName } from '@tradewind/contract/people/latin-name';
import { plainPhone } from '@tradewind/contract/people/phone-shape';
import { refuse } from '@tradewind/contract/base/refusals';
import type { AddressForm } from './addresses-store.ts';
import { readCountry } from './country/read-country.ts';
import { postalFormat } from './postal-format.ts';

/** An address as a client sends it; `country` is free text, which clients show as the area. */
export interface TypedAddress {
  name: string;
  mobile: string;
  country: string;
  detail: string;
  tag: string;
  set_parts?: AddressParts | null | undefined;
  customs_code?: string | undefined;
  name_latin?: string | undefined;
}

/**
 * Builds the stored form: the text unchanged, with the country code and E.164 number derived from it.
 *
 * @throws Refusal `bad_request` where a part is missing that the country needs, where it has no such postcode, or where the
 *   text names another country than the parts: parcels follow the text, duty and freight the country. A text without parts
 *   is taken as it is, since existing clients send no more.
 */
export function readAddress({
  name,
  mobile,
  country,
  detail,
  tag,
  set_parts = null,
  customs_code: code,
  name_latin,
}: TypedAddress): AddressForm {
  const parts = set_parts && readParts(set_parts);
  const mobile_e164 = readMobile(mobile, parts?.country ?? null);
  const read = readCountry({ area: country, detail, mobile: mobile_e164 });
  if (parts && read !== '' && read !== parts.country) refuse('bad_request', {}, ['set_parts.country']);
  return {
    name,
    mobile,
    area: country,
    country: parts?.country ?? read,
    detail,
    tag,
    mobile_e164,
    parts,
    customs_code: parts && parts.country !== 'KR' ? '' : code,
    name_latin: isLatinName(name) ? '' : name_latin,
  };
}

/** Checks the parts by the rules of their country. @returns them with the postcode as the country writes it. */
function readParts(parts: AddressParts): AddressParts {
  const format = postalFormat(parts.country);
  const faults = Object.keys(addressFaults(format, parts));
  if (faults.length > 0)
    refuse(
      'bad_request',
      {},
      faults.map((part) => `set_parts.${part}`),
    );
  return { ...parts, postcode: readPostcode(format, parts.postcode) ?? '' };
}

/**
 * Parses a phone number, international or in the national format of the address's country, into E.164; null when there is
 * no such number. The typed text is stored too, so an unusual number is neither refused nor lost.
 */
function readMobile(typed: string, country: string | null): string | null {
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumber(plainPhone(typed), {
    ...(home && { defaultCountry: home }),
    extract: false,
  });
  return number?.isValid() ? number.number : null;
}
