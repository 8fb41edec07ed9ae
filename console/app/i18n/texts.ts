import { locales, type Locale, type Texts } from '@tradewind/contract/base/locales';

/** No text in any language. */
export const noTexts = (): Texts => Object.fromEntries(locales.map((locale) => [locale, ''])) as Texts;

/** How many of the texts that are written in any language are written in this one. */
export function completeness(texts: readonly Texts[], locale: Locale): { written: number; total: number } {
  const used = texts.filter((one) => locales.some((other) => one[other] !== ''));
  return { written: used.filter((one) => one[locale] !== '').length, total: used.length };
}

/** A text that, where it is empty in one language, is that of another. */
export const copyText = (texts: Texts, from: Locale, to: Locale): Texts => ({
  ...texts,
  [to]: texts[to] || texts[from],
});
