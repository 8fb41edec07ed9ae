import type { Locale } from '@tradewind/contract/locales';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { en } from './messages/en.ts';
import { firstLocale, localeChoices } from './locale.ts';

const words = { ...english, desk: en };

/** react-admin asks for the first language at once, and for others when they are chosen. */
export const i18nProvider = polyglotI18nProvider(
  (locale) => {
    document.documentElement.lang = locale;
    return words;
  },
  firstLocale() satisfies Locale,
  localeChoices,
);
