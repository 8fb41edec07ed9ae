import { type Locale, readLocale, wireNames } from '@tradewind/contract/base/locales';

export const languageCookie = 'Local_Lang';

/** The value of the cookie for a language, in the spelling of the wire. */
export function languageCookieValue(locale: Locale): string {
  return JSON.stringify({ file_name: wireNames[locale], locale });
}

/** Reads JSON as clients of this API write it (an object with `file_name`, or just the name); null for anything else. */
export function parseLanguageCookie(value: string | null): Locale | null {
  if (!value) return null;
  try {
    const held: unknown = JSON.parse(value);
    if (typeof held === 'string') return readLocale(held);
    if (typeof held !== 'object' || held === null || !('file_name' in held)) return null;
    return typeof held.file_name === 'string' ? readLocale(held.file_name) : null;
  } catch {
    return readLocale(value);
  }
}
