import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Locale, wireNames, parseLocale } from '@tradewind/contract/base/locales';
import { messageOverrides } from '@tradewind/contract/platform/messages';
import { setLanguage } from '@tradewind/contract/people/users';
import { useCallback } from 'react';
import type { Language } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-translation.tsx';
import { invalidateAll } from '../../api/invalidate-all.ts';
import { writeCookie } from '../../api/cookies.ts';
import { languageCookie, languageCookieValue } from '../../api/language-cookie.ts';
import { callOf } from '../../api/queries.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { userQuery } from '../../api/user.ts';

/** Switches the language at once and remembers it here and, for a shopper, on the server. */
export function useSwitchLanguage(): (locale: Locale) => Promise<void> {
  const queries = useQueryClient();
  const language = useLanguage();
  return useCallback(
    async (locale) => {
      await applyLanguage(language, queries, locale);
      // This browser has switched already, and its cookie remembers the choice even if the server can't be reached.
      await callOf(queries)(setLanguage, { lang: wireNames[locale] }, { quiet: true }).catch(() => undefined);
    },
    [language, queries],
  );
}

/** Shows this page in a language from now on; answers in the previous one are fetched again. */
export async function applyLanguage(language: Language, queries: QueryClient, locale: Locale): Promise<void> {
  const [messages, overrides] = await Promise.all([
    loadMessages(locale),
    callOf(queries)(messageOverrides, { locale }, { quiet: true }).catch(() => ({})),
  ]);
  document.documentElement.lang = locale;
  writeCookie(languageCookie, languageCookieValue(locale));
  language.switchTo(locale, messages, overrides);
  invalidateAll(queries);
}

/**
 * Switches to the language that a shopper has set, once for each shopper who signs in here; after that only a choice on
 * this page counts, so that a late answer can't undo it.
 */
export function applyUserLanguage(language: Language, queries: QueryClient): void {
  let followed: string | null = null;
  queries.getQueryCache().subscribe(() => {
    const user = queries.getQueryData(userQuery().queryKey);
    if (!user) return;
    if (user.id === followed) return;
    followed = user.id;
    const wanted = parseLocale(user.lang?.locale ?? user.lang?.file_name);
    if (wanted && wanted !== language.current().locale) void applyLanguage(language, queries, wanted);
  });
}
