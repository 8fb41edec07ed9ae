import { parseLocale, type Locale } from '@tradewind/contract/base/locales';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { mergeTranslations, type TranslationMessages } from 'react-admin';
import { firstLocale, localeChoices } from './locale.ts';
import { frameworkMessages } from './messages/framework.ts';
import type { Messages } from './messages/en.ts';

/** Each language is a chunk of its own. */
const words: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./messages/en.ts')).en,
  'zh-CN': async () => (await import('./messages/zh-CN.ts')).zhCN,
  ja: async () => (await import('./messages/ja.ts')).ja,
  ko: async () => (await import('./messages/ko.ts')).ko,
  th: async () => (await import('./messages/th.ts')).th,
};

/** React-admin's English, with its placeholders written as ours: `{name}`. */
const frameworkEnglish = JSON.parse(JSON.stringify(english).replaceAll('%{', '{')) as TranslationMessages;

const messages = (locale: Locale, spoken: Messages) =>
  mergeTranslations(
    frameworkEnglish,
    framework(locale) as unknown as TranslationMessages,
    { desk: spoken } as unknown as TranslationMessages,
  );

const first = firstLocale();
const firstWords = await words[first]();

/** Our messages and react-admin's in the chosen language. The first language is loaded before the first render. */
export const i18nProvider = polyglotI18nProvider(
  (chosen) => {
    const locale = parseLocale(chosen) ?? 'en';
    document.documentElement.lang = locale;
    return locale === first ? messages(locale, firstWords) : words[locale]().then((spoken) => messages(locale, spoken));
  },
  first,
  localeChoices,
  { interpolation: { prefix: '{', suffix: '}' } },
);

/** `action.cancel` → `{ ra: { action: { cancel: … } } }`. */
function framework(locale: Locale): { ra: Record<string, Record<string, string>> } {
  const ra: Record<string, Record<string, string>> = {};
  if (locale === 'en') return { ra };
  for (const [path, texts] of Object.entries(frameworkMessages)) {
    const [group = '', name = ''] = path.split('.');
    (ra[group] ??= {})[name] = texts[locale];
  }
  return { ra };
}
