import { locales, type Locale } from '@tradewind/contract/base/locales';

/** Texts of all languages, in their order: English, Chinese, Japanese, Korean, Thai; several of one by slashes. */
export type ListedTexts = readonly [en: string, zh: string, ja: string, ko: string, th: string];

/** Those of one language. */
export const textsOf = (texts: ListedTexts, locale: Locale): string[] =>
  texts[locales.indexOf(locale)]!.split('/').filter(Boolean);
