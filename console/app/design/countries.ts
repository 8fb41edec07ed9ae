import { countryCodes, countryNameIn } from '@tradewind/contract/people/countries';
import { parseLocale } from '@tradewind/contract/base/locales';
import { useMemo } from 'react';
import { useFormat } from './format.ts';

/** Country names in the reader's language. */
export function useCountries(): { choices: { id: string; name: string }[]; nameOf: (code: string) => string } {
  const { locale } = useFormat();
  return useMemo(() => {
    const language = parseLocale(locale) ?? 'en';
    const nameOf = (code: string) => countryNameIn(code, language);
    const { compare } = new Intl.Collator(language);
    return {
      nameOf,
      choices: countryCodes.map((id) => ({ id, name: nameOf(id) })).sort((a, b) => compare(a.name, b.name)),
    };
  }, [locale]);
}
