import { type Locale, type Texts } from '@tradewind/contract/base/locales';

/** Each language in its own words. */
export const languageNames: Texts = { en: 'English', 'zh-CN': '简体中文', ja: '日本語', ko: '한국어', th: 'ไทย' };

/** A language as another one calls it. */
export function languageNameIn(spoken: Locale, language: Locale): string {
  const wanted = language === 'zh-CN' ? 'zh-Hans' : language;
  return new Intl.DisplayNames([spoken], { type: 'language' }).of(wanted) ?? languageNames[language];
}
