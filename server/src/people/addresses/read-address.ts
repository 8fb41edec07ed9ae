import type { AddressParts } from '@tradewind/contract/people/addresses';
import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/min';
import { refuse } from '@tradewind/contract/base/refusals';
import type { AddressForm } from './addresses-store.ts';
import { readCountry } from './country/read-country.ts';

/** An address as a client sends it; `country` is free text, which clients show as the area. */
export interface TypedAddress {
  name: string;
  mobile: string;
  country: string;
  detail: string;
  tag: string;
  set_parts?: AddressParts | null | undefined;
  customs_code?: string | undefined;
}

/**
 * Builds the stored form: the text unchanged, with the country code and E.164 number derived from it.
 *
 * @throws Refusal `bad_request` where the text names another country than the parts: parcels follow the text, duty and
 *   freight the country.
 */
export function readAddress({
  name,
  mobile,
  country,
  detail,
  tag,
  set_parts: parts = null,
  customs_code: code,
}: TypedAddress): AddressForm {
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
  };
}

/**
 * Parses a phone number, international or in the national format of the address's country, into E.164; null when it can't
 * be parsed. The typed text is stored too, so an unusual number is neither refused nor lost.
 */
function readMobile(typed: string, country: string | null): string | null {
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumber(typed.normalize('NFKC').replace(/^00/, '+'), {
    ...(home && { defaultCountry: home }),
    extract: false,
  });
  return number?.isPossible() ? number.number : null;
}
