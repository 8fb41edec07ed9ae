import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { Locale } from '@tradewind/contract/base/locales';
import type { areas } from '@tradewind/contract/people/addresses';
import { countryCodes } from '@tradewind/contract/people/countries';

/** All countries by their names in a language, as clients with a picker of areas read them. */
export function listCountries(locale: Locale): OutputOf<typeof areas> {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return countryCodes
    .map((id) => ({ id, pid: '0', name: names.of(id) ?? id, level: 1 }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
