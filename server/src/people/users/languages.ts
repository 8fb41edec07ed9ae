import { locales, wireNames, type Locale, type Texts } from '@tradewind/contract/base/locales';
import type { Language } from '@tradewind/contract/people/users';

const ownNames: Texts = { en: 'English', 'zh-CN': '简体中文', ja: '日本語', ko: '한국어', th: 'ไทย' };
const chineseNames: Texts = { en: '英语', 'zh-CN': '简体中文', ja: '日语', ko: '韩语', th: '泰语' };

/**
 * A language in the shape of the contract. Its id is its standard tag, so it is the same on every installation. Existing
 * clients mark the language in use by `is_default`.
 */
export function languageOf(locale: Locale, inUse: Locale): Language {
  return {
    id: locale,
    language_name: ownNames[locale],
    chinese_name: chineseNames[locale],
    file_name: wireNames[locale],
    locale,
    is_default: locale === inUse ? 1 : 0,
  };
}

export const languages = (inUse: Locale): Language[] => locales.map((locale) => languageOf(locale, inUse));
