import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';
import { countryCodes } from '@tradewind/contract/people/countries';
import { countryAround, fold, narrowest, placeNames, spaceless, type Level, type Place } from './place-names.ts';

/** What is known of an address as text. */
export interface AddressText {
  /** `country` on the wire. */
  area: string;
  detail: string;
  /** E.164; only a hint, since people keep their numbers when they move. */
  mobile?: string | null;
}

type Codes = ReadonlySet<string>;

/** The countries that a text may name. */
interface Reading {
  codes: Codes;
  level: Level;
}

/** A country's name as part of a text, where it need not mean the country: towns are called Lebanon and Peru. */
type Aside = Codes;

/** Characters before a country's name that make it the name of another place or of a street. */
const anotherPlace =
  /(?:^| )(?:new|north|northern|south|southern|east|eastern|west|western|inner|outer|upper|lower|little|great|of|de)$|(?:ซอย|ถนน)$/;
const longestName = 14;

/**
 * The country that an address names: by its name in any language, by a region, a large town, or a postcode of a shape that
 * only one country has. The area weighs more than the detail, and the last part more than those before it. Where a name
 * stands for several places, the rest of the address, its postcodes and the prefix of its phone number decide.
 *
 * @returns its ISO code; empty where the text names none, or may mean several.
 */
export function readCountry({ area, detail, mobile = null }: AddressText): string {
  const whole = area.trim().toUpperCase();
  const text = `${area}\n${detail}`;
  const inArea = countryCodes.includes(whole)
    ? { codes: new Set([whole]), level: 'country' as const }
    : read(area, text);
  const inDetail = read(detail, text, { wholeParts: true });
  let codes = joined(inArea, inDetail) ?? shapesIn(text);
  codes = narrowed(codes, abbreviationsIn(area));
  codes = narrowed(codes, postcodesFit(codes, text));
  codes = narrowed(codes, callingCodes(mobile));
  const [only = '', another] = narrowest(codes);
  return another === undefined ? only : '';
}

/** The reading of both texts. Where the detail names another country than the area, neither counts. */
function joined(area: Reading | null, detail: Reading | null): Codes | null {
  if (!area || !detail) return (area ?? detail)?.codes ?? null;
  const both = common(area.codes, detail.codes);
  if (both.size > 0) return both;
  return detail.level === 'country' || detail.level === area.level ? new Set() : area.codes;
}

/** Reads one text. @param wholeParts a region or town counts only where it is a whole part, or stands before a country. */
function read(text: string, all: string, { wholeParts = false } = {}): Reading | null {
  const parts = text
    .split(/[,，、;；\n/|]/)
    .map(foldPart)
    .filter(Boolean);
  const found: Record<Level, Codes[]> = { country: [], region: [], town: [] };
  const asides: Aside[] = [];
  for (const [at, part] of parts.toReversed().entries()) {
    const places = placesIn(part);
    for (const { place, whole } of places.found) {
      if (place.level === 'country' && at > 0 && !(spaceless.test(part) && at === parts.length - 1)) {
        if (whole) asides.push(place.codes);
      } else if (place.level === 'country' || !wholeParts || places.complete) found[place.level].push(place.codes);
    }
    if (at === 0 && isCountryCode(part)) found.country.push(new Set([part.toUpperCase()]));
    if (at === 0 || !wholeParts) {
      const region = abbreviatedRegion(part, all);
      if (region) found.region.push(region);
    }
  }
  return decide(found, asides);
}

/** The outermost level decides, and inner ones choose among several countries of its name. */
function decide(found: Record<Level, Codes[]>, asides: readonly Aside[]): Reading | null {
  const level = (['country', 'region', 'town'] as const).find((one) => found[one].length > 0);
  if (!level) return null;
  let codes = found[level].reduce(level === 'region' ? agreed : common);
  const inner = { country: [...found.region, ...found.town], region: found.town, town: [] }[level];
  codes = inner.reduce(agreed, codes);
  const supported = level === 'region' || found.region.some((region) => common(codes, region).size > 0);
  for (const aside of asides) codes = supported ? agreed(codes, aside) : common(codes, aside);
  return { level, codes };
}

interface FoundPlaces {
  /** `whole`: the part consists of this name. */
  found: { place: Place; whole: boolean }[];
  /** Nothing of the part is left over. */
  complete: boolean;
}

/** The places with which a part ends, the outermost first; in scripts without spaces also those with which it begins. */
function placesIn(part: string): FoundPlaces {
  const found: FoundPlaces['found'] = [];
  let rest = part;
  if (spaceless.test(part))
    for (;;) {
      const start = startOf(rest);
      if (!start) break;
      found.push({ place: start.place, whole: start.name === part });
      rest = start.rest;
    }
  if (!endOf(rest) && placeNames().abbreviations.has(lastWord(rest)))
    rest = rest.slice(0, -lastWord(rest).length).trim();
  for (;;) {
    const end = endOf(rest);
    if (!end) break;
    found.push({ place: end.place, whole: end.name === part });
    rest = end.rest;
  }
  return { found, complete: rest === '' };
}

/** The longest name with which a text of words ends. */
function endOf(text: string): { place: Place; name: string; rest: string } | null {
  const words = text.split(' ').filter(Boolean);
  for (let from = Math.max(0, words.length - 6); from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    const place = placeNames().byName.get(name);
    const before = words.slice(0, from).join(' ');
    if (place) return anotherPlace.test(before) ? null : { place, name, rest: withoutPostcode(before) };
  }
  return null;
}

/** The longest name with which a text in a script without spaces begins. */
function startOf(text: string): { place: Place; name: string; rest: string } | null {
  for (let length = Math.min(longestName, text.length); length >= 2; length -= 1) {
    const name = text.slice(0, length);
    const place = placeNames().byName.get(name);
    if (place && spaceless.test(name) && isOver(name, text.slice(length)))
      return { place, name, rest: withoutPostcode(text.slice(length).replace(/^(?:省|市|都|府|県|縣|州)/, '')) };
  }
  return null;
}

/** Whether a name ends here: Han goes on without a gap, though not into the name of a street; Korean into its kind. */
function isOver(name: string, rest: string): boolean {
  if (rest === '' || rest.startsWith(' ')) return true;
  if (/\p{Script=Hangul}$/u.test(name)) return /^(?:특별자치|특별|광역)?[시도]( |$)/.test(rest);
  return /\p{Script=Han}$/u.test(name) && /^\p{Script=Han}/u.test(rest) && !/^(?:.?[路街道巷橋桥町村城])/u.test(rest);
}

/** A part without its postcode and without the word for a province. */
const foldPart = (part: string): string =>
  withoutPostcode(fold(part.replace(/^\s*(?:ประเทศ|จังหวัด|จ\.)\s*/, '').replaceAll(/\b(?:[A-Z]{1,3}-)(?=\d)/g, '')));

const withoutPostcode = (part: string): string =>
  part
    .replace(/ [a-z]{1,2}\d[a-z\d]? \d[a-z]{2}$| [a-z]\d[a-z] \d[a-z]\d$| \d{4} [a-z]{2}$|^\d{4} [a-z]{2} /, ' ')
    .replaceAll(/^(?:[a-z]*\d[a-z\d]*(?: |$|(?=[^ -~])))+|(?:(?:^| )[a-z]*\d[a-z\d]*)+$/g, '')
    .trim();

const lastWord = (part: string): string => part.split(' ').at(-1) ?? '';

/** Two letters that stand for a country and for no province. */
const isCountryCode = (part: string): boolean =>
  countryCodes.includes(part.toUpperCase()) && !placeNames().abbreviations.has(part);

/** The country whose province a part ends with, abbreviated, where a postcode of the text is one of that province. */
function abbreviatedRegion(part: string, text: string): Codes | null {
  const known = placeNames().abbreviations.get(lastWord(part)) ?? [];
  const codes = known.filter(({ postcode }) => numbersIn(text).some((number) => postcode.test(number)));
  return codes.length > 0 ? new Set(codes.map(({ country }) => country)) : null;
}

/** The countries that the last letters of an area may abbreviate, themselves or a province of theirs. */
function abbreviationsIn(area: string): Codes {
  const last = lastWord(foldPart(area));
  const provinces = placeNames().abbreviations.get(last) ?? [];
  const country = countryCodes.includes(last.toUpperCase()) ? [last.toUpperCase()] : [];
  return new Set([...country, ...provinces.map((one) => one.country)]);
}

/** Countries of whose postcodes the text has one. */
function postcodesFit(codes: Codes, text: string): Codes {
  const numbers = numbersIn(text);
  return new Set([...codes].filter((code) => numbers.some((number) => placeNames().postcodes.get(code)?.test(number))));
}

const numbersIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .match(/\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b\d{5}-\d{3,4}\b|\b\d{3}-\d{4}\b|\b\d{2}-\d{3}\b|\b\d{4,7}\b/gi) ?? [];

/** Postcodes whose shape only one country has, also with the letters of a country before them. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b/, 'GB'],
  [/\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/, 'CA'],
  [/\b[AC-FHKNPRTV-Y]\d[\dW] [\dA-Z]{4}\b/, 'IE'],
  [/〒\s*\d{3}-?\d{4}/, 'JP'],
];
const prefixed = /\b(AT|BE|CH|DE|DK|ES|FI|FR|IT|LT|LU|LV|NL|SE|SI|SK|CZ|HR|HU|PL|PT|RO)-\d{4,6}\b/g;

function shapesIn(text: string): Codes {
  const found = shapes.flatMap(([shape, code]) => (shape.test(text) ? [code] : []));
  return new Set([...found, ...[...text.matchAll(prefixed)].map(([, code = '']) => code)]);
}

/** The countries of a phone number's calling code. */
function callingCodes(mobile: string | null): Codes {
  if (!mobile) return new Set();
  const starts = (code: CountryCode) => mobile.startsWith(`+${getCountryCallingCode(code)}`);
  return new Set(getCountries().filter(starts));
}

/** What both may mean; a territory is also part of its country. */
function common(a: Codes, b: Codes): Codes {
  const within = (code: string, codes: Codes) => codes.has(code) || codes.has(countryAround.get(code) ?? '');
  return narrowest(new Set([...[...a].filter((code) => within(code, b)), ...[...b].filter((code) => within(code, a))]));
}

/** What both may mean; the first alone where they disagree. */
function agreed(codes: Codes, inner: Codes): Codes {
  const both = common(codes, inner);
  return both.size > 0 ? both : codes;
}

/** Those of several that a hint allows; all of them where it allows none. */
function narrowed(codes: Codes, hint: Codes): Codes {
  const kept = [...codes].filter((code) => hint.has(code) || hint.has(countryAround.get(code) ?? ''));
  return kept.length > 0 ? new Set(kept) : codes;
}
