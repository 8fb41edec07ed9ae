import { fallbackLocale, type Locale, parseLocale } from '@tradewind/contract/base/locales';

/** The language of the page as it stands: `<html lang>` is the one place that says so. */
export function pageLocale(): Locale {
  return parseLocale(document.documentElement.lang) ?? fallbackLocale;
}
