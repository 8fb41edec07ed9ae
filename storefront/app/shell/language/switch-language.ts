import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Locale, wireNames } from '@tradewind/contract/base/locales';
import { setLanguage } from '@tradewind/contract/people/users';
import { useCallback } from 'react';
import type { Language } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-translation.tsx';
import { invalidateAll } from '../../api/invalidate-all.ts';
import { writeCookie } from '../../api/cookies.ts';
import { languageCookie, languageCookieValue } from '../../api/language-cookie.ts';
import { callOf } from '../../api/queries.ts';
import { loadMessages } from '../../i18n/messages.ts';

/** Switches the language at once and remembers it here and, for a shopper, on the server. */
export function useSwitchLanguage(): (locale: Locale) => Promise<void> {
  const queries = useQueryClient();
  const language = useLanguage();
  return useCallback(
    async (locale) => {
      await applyLanguage(language, queries, locale);
      // This browser has switched already; should the server not hear of it, the cookie still knows.
      await callOf(queries)(setLanguage, { lang: wireNames[locale] }, { quiet: true }).catch(() => undefined);
    },
    [language, queries],
  );
}

/** Speaks a language on this page from now on; everything that came in another one is asked anew. */
export async function applyLanguage(language: Language, queries: QueryClient, locale: Locale): Promise<void> {
  const messages = await loadMessages(locale);
  document.documentElement.lang = locale;
  writeCookie(languageCookie, languageCookieValue(locale));
  language.speak(locale, messages);
  invalidateAll(queries);
}
