import { countryOfAddress } from '@tradewind/contract/people/country-of-address';
import type { AddressParts } from '@tradewind/contract/people/addresses';
import type { AddressForm } from './addresses-store.ts';
import { readMobile } from './read-mobile.ts';

/** An address as it is typed; `country` is free text, which existing clients show as the area. */
export interface TypedAddress {
  name: string;
  mobile: string;
  country: string;
  detail: string;
  tag: string;
  set_parts?: AddressParts | null | undefined;
}

/** What is stored of it: as it stands, and the country and number that can be read from it. */
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
