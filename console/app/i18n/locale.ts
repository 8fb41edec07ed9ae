import { locales, negotiateLocale, parseLocale, type Locale } from '@tradewind/contract/base/locales';

/** The console's language: the one chosen last, else the browser's if it is one of the five, else English. */
export function firstLocale(): Locale {
  return parseLocale(remembered()) ?? negotiateLocale(navigator.languages) ?? 'en';
}

/** react-admin stores the choice among its preferences. */
function remembered(): string | null {
  try {
    return JSON.parse(localStorage.getItem('RaStore.locale') ?? 'null') as string | null;
  } catch {
    return null;
  }
}

const names: Record<Locale, string> = { en: 'English', 'zh-CN': '简体中文', ja: '日本語', ko: '한국어', th: 'ไทย' };

export const localeChoices = locales.map((locale) => ({ locale, name: names[locale] }));

/** The name of a language in itself. */
export const nameOf = (locale: Locale): string => localeChoices.find((choice) => choice.locale === locale)!.name;
