import { fallbackLocale, type Locale, negotiateLocale, parseLocale } from '@tradewind/contract/base/locales';
import { readCookie } from '../app/api/cookies.ts';
import { languageCookie, parseLanguageCookie } from '../app/api/language-cookie.ts';

interface Asked {
  search: URLSearchParams;
  cookies: string;
  acceptLanguage: string;
}

/** The language of a page: from its address, else from the language cookie, else from `Accept-Language`. */
export function requestLocale({ search, cookies, acceptLanguage }: Asked): Locale {
  return (
    parseLocale(search.get('lang')) ??
    parseLanguageCookie(readCookie(cookies, languageCookie)) ??
    negotiateLocale(preferred(acceptLanguage)) ??
    fallbackLocale
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
