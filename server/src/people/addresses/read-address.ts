import { countryOfAddress } from '@tradewind/contract/people/country-of-address';
import type { AddressParts } from '@tradewind/contract/people/addresses';
import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/min';
import type { AddressForm } from './addresses-store.ts';

/** An address as a client sends it; `country` is free text, which clients show as the area. */
export interface TypedAddress {
  name: string;
  mobile: string;
  country: string;
  detail: string;
  tag: string;
  set_parts?: AddressParts | null | undefined;
}

/** Builds the stored form: the text unchanged, with the country code and E.164 number derived from it. */
export function readAddress({
  name,
  mobile,
  country,
  detail,
  tag,
  set_parts: parts = null,
}: TypedAddress): AddressForm {
  return {
    name,
    mobile,
    area: country,
    country: parts?.country ?? countryOfAddress(country),
    detail,
    tag,
    mobile_e164: readMobile(mobile, parts?.country ?? null),
    parts,
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
