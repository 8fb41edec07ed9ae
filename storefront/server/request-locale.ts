import { type Locale, negotiateLocale, readLocale } from '@tradewind/contract/base/locales';
import { readCookie } from '../app/api/cookies.ts';
import { languageCookie, parseLanguageCookie } from '../app/api/language-cookie.ts';

interface Asked {
  search: URLSearchParams;
  cookies: string;
  acceptLanguage: string;
  /** That of the installation. */
  defaultLocale: Locale;
}

/** The language of a page: from its address, else the language cookie, else `Accept-Language`, else the default one. */
export function requestLocale({ search, cookies, acceptLanguage, defaultLocale }: Asked): Locale {
  return (
    readLocale(search.get('lang')) ??
    parseLanguageCookie(readCookie(cookies, languageCookie)) ??
    negotiateLocale(preferred(acceptLanguage)) ??
    defaultLocale
  );
}

/** The tags of an `Accept-Language` header by descending weight, without those of weight 0. */
function preferred(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
