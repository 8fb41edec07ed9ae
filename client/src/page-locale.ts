import { fallbackLocale, type Locale, parseLocale } from '@tradewind/contract/base/locales';

/** The language of the page, read from `<html lang>`. */
export function pageLocale(): Locale {
  return parseLocale(document.documentElement.lang) ?? fallbackLocale;
}
