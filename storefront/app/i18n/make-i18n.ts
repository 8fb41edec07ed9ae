import { fallbackLocale, type Locale, parseLocale } from '@tradewind/contract/locales';
import { createInstance, type i18n } from 'i18next';
import type { Messages } from './messages.ts';

const namespace = 'translation';

/** A translator of its own for each page and each request, since two requests may speak different languages at once. */
export function makeI18n(locale: Locale, messages: Messages): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { [namespace]: messages } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Brings another language in and speaks it from now on. */
export async function speak(instance: i18n, locale: Locale, messages: Messages): Promise<void> {
  instance.addResourceBundle(locale, namespace, messages);
  await instance.changeLanguage(locale);
}

export function localeOf(instance: i18n): Locale {
  return parseLocale(instance.language) ?? fallbackLocale;
}
