import type { QueryClient } from '@tanstack/react-query';
import { parseLocale } from '@tradewind/contract/base/locales';
import { userQuery } from '../../api/user.ts';
import type { Language } from '../../i18n/language.ts';
import { applyLanguage } from './switch-language.ts';

/**
 * Speaks the language that a shopper has set, once for each shopper that signs in here; after that the page goes by
 * what is chosen on it, so that a late answer cannot turn a fresh choice back.
 */
export function applyUserLanguage(language: Language, queries: QueryClient): void {
  let followed: string | null = null;
  queries.getQueryCache().subscribe(() => {
    const user = queries.getQueryData(userQuery().queryKey);
    if (!user) return;
    if (user.id === followed) return;
    followed = user.id;
    const wanted = parseLocale(user.lang?.locale ?? user.lang?.file_name);
    if (wanted && wanted !== language.now().locale) void applyLanguage(language, queries, wanted);
  });
}
