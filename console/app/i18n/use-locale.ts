import { parseLocale, type Locale } from '@tradewind/contract/base/locales';
import { useLocaleState } from 'react-admin';

/** The language in which the console is shown. */
export function useLocale(): Locale {
  const [spelling] = useLocaleState();
  return parseLocale(spelling) ?? 'en';
}
