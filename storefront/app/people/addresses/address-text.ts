import type { AddressParts } from '@tradewind/contract/people/addresses';

/** The text of an address as every client shows it: `country` is the area, `detail` the rest. */
export interface AddressText {
  country: string;
  detail: string;
}

/** The longest texts that the server stores. */
const longest = { country: 300, detail: 600 };

/** Formats the text of an address from its parts, the smallest first. @param countryName in the shopper's language. */
export function formatAddress(
  { region, city, district, street, postcode }: AddressParts,
  countryName: string,
): AddressText {
  const lines = street.split('\n');
  return {
    country: joined([city, region, countryName]).slice(0, longest.country),
    detail: joined([...lines, district, postcode]).slice(0, longest.detail),
  };
}

const joined = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(', ');

/** Whether two addresses have the same parts. */
export const sameParts = (a: AddressParts, b: AddressParts | null): boolean =>
  b !== null &&
  (['country', 'region', 'city', 'district', 'street', 'postcode'] as const).every(
    (part) => a[part].trim() === b[part].trim(),
  );
