import { type Locale, locales } from '@tradewind/contract/base/locales';

/** The countries of most shoppers, listed first; then all others of ISO 3166-1. */
const near = 'TH CN HK TW JP KR SG MY VN US GB';
const rest =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO KE KG KH KI KM KN KP KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TJ TK TL TM TN TO TR TT TV TZ UA UG UY UZ VA VC VE VG VI VU WF WS YE YT ZA ZM ZW';

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
  const named = (codes: string) => codes.split(' ').map((code) => ({ code, name: names.of(code) ?? code }));
  return [...named(near), ...named(rest).sort((a, b) => compare(a.name, b.name))];
}

export const countryName = (code: string, locale: Locale): string =>
  code === '' ? '' : (new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code);

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
