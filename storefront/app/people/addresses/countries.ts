import { type Locale, locales } from '@tradewind/contract/base/locales';
import { countryCodes } from '@tradewind/contract/people/countries';

/** The countries of most shoppers, listed first. */
const near: readonly string[] = ['TH', 'CN', 'HK', 'TW', 'JP', 'KR', 'SG', 'MY', 'VN', 'US', 'GB'];

/** A country or region and what a language calls it. */
export interface Country {
  /** ISO 3166-1. */
  code: string;
  name: string;
}

/** All countries and regions in a language: those of most shoppers first, the others sorted by name. */
export function countriesIn(locale: Locale): Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const named = (codes: readonly string[]) => codes.map((code) => ({ code, name: names.of(code) ?? code }));
  const rest = countryCodes.filter((code) => !near.includes(code));
  return [...named(near), ...named(rest).sort((a, b) => compare(a.name, b.name))];
}

/** Countries whose name contains the typed text, ignoring case, width and accents. */
export function matchingCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const wanted = plain(typed);
  return wanted === '' ? countries : countries.filter(({ name }) => plain(name).includes(wanted));
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();

/** Finds the country at the end of an area's free text, in any of the languages; without one, the whole text is the city. */
export function readArea(text: string): { city: string; country: string } {
  const whole = text.trim();
  const found = locales
    .flatMap(countriesIn)
    .filter(({ name }) => whole.endsWith(name))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (!found) return { city: whole, country: '' };
  return { city: whole.slice(0, -found.name.length).replace(/[\s,，、]+$/u, ''), country: found.code };
}
