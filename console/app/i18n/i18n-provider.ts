import { parseLocale, type Locale } from '@tradewind/contract/locales';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { mergeTranslations, type TranslationMessages } from 'react-admin';
import { firstLocale, localeChoices } from './locale.ts';
import { en, type Words } from './messages/en.ts';
import { frameworkWords } from './messages/framework.ts';
import { ja } from './messages/ja.ts';
import { ko } from './messages/ko.ts';
import { th } from './messages/th.ts';
import { zhCN } from './messages/zh-cn.ts';

const words: Record<Locale, Words> = { en, 'zh-CN': zhCN, ja, ko, th };

/** Our words and react-admin's, in the language chosen. */
export const i18nProvider = polyglotI18nProvider(
  (chosen) => {
    const locale = parseLocale(chosen) ?? 'en';
    document.documentElement.lang = locale;
    return mergeTranslations(english, framework(locale) as unknown as TranslationMessages, { desk: words[locale] } as unknown as TranslationMessages);
  },
  firstLocale(),
  localeChoices,
);

/** `action.cancel` → `{ ra: { action: { cancel: … } } }`. */
function framework(locale: Locale): { ra: Record<string, Record<string, string>> } {
  const ra: Record<string, Record<string, string>> = {};
  if (locale === 'en') return { ra };
  for (const [path, texts] of Object.entries(frameworkWords)) {
    const [group = '', name = ''] = path.split('.');
    (ra[group] ??= {})[name] = texts[locale];
  }
  return { ra };
}
