import type { Locale } from '@tradewind/contract/locales';

/** Those most shoppers of this shop live in, then every other country and region of ISO 3166-1. */
const near = 'TH CN HK TW JP KR SG MY VN US GB';
const rest =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO KE KG KH KI KM KN KP KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TJ TK TL TM TN TO TR TT TV TZ UA UG UY UZ VA VC VE VG VI VU WF WS YE YT ZA ZM ZW';

/** Names of all countries and regions in a language, the nearest first, the others in the order of its alphabet. */
export function countryNames(locale: Locale): string[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const named = (codes: string) => codes.split(' ').map((code) => names.of(code) ?? code);
  return [...named(near), ...named(rest).sort(new Intl.Collator(locale).compare)];
}

/** Those with the typed words in their name, as people type: case, width and accents do not matter. */
export function matchingCountries(countries: readonly string[], typed: string): readonly string[] {
  const wanted = plain(typed);
  return wanted === '' ? countries : countries.filter((name) => plain(name).includes(wanted));
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '').toLowerCase().trim();

/** The area of an address by its parts; on the wire it is one free text such as `Bangkok, Thailand`. */
export interface Area {
  city: string;
  country: string;
}

/** Finds the country in a free text written in this language; what has none is all city. */
export function readArea(text: string, countries: readonly string[]): Area {
  const whole = text.trim();
  const country = countries.filter((name) => whole.endsWith(name)).sort((a, b) => b.length - a.length)[0];
  if (country === undefined) return { city: whole, country: '' };
  return { city: whole.slice(0, -country.length).replace(/[\s,，、]+$/u, ''), country };
}

export function writeArea({ city, country }: Area): string {
  return [city.trim(), country].filter(Boolean).join(', ');
}
