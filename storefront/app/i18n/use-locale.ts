import type { Locale } from '@tradewind/contract/locales';
import { useTranslation } from 'react-i18next';
import { localeOf } from './make-i18n.ts';

/** The language that is spoken now. */
export function useLocale(): Locale {
  return localeOf(useTranslation().i18n);
}
