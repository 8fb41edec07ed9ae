import type { Address } from '@tradewind/contract/people/addresses';
import { readPostcode } from '@tradewind/contract/people/address-format';
import { latinDigits } from '@tradewind/contract/base/latin-digits';
import { countryFormat } from './country-format.ts';

/**
 * Whether an address that is only text, as other clients save it, has nothing that could be the postcode which its country
 * requires. Such a text mostly lacks the town too; one that has a postcode arrives.
 */
export function lacksPostcode({ parts, country, country_code, detail }: Address): boolean {
  const format = countryFormat(country_code);
  if (parts || country_code === '' || !format.required.has('postcode') || !format.postcode) return false;
  const words = latinDigits(`${country} ${detail}`).match(/[a-z\d]+/gi) ?? [];
  return !words.some((word, at) =>
    [word, `${word} ${words[at + 1] ?? ''}`].some((typed) => readPostcode(format, typed) !== null),
  );
}
