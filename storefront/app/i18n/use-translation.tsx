import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Locale } from '@tradewind/contract/base/locales';
import type { Language, CurrentLanguage } from './language.ts';

const LanguageContext = createContext<Language | null>(null);
const SpokenContext = createContext<CurrentLanguage | null>(null);

/** Gives everything below a language. The language is in a context, so that hidden screens switch too. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const spoken = useSyncExternalStore(language.subscribe, language.current, language.current);
  return (
    <LanguageContext value={language}>
      <SpokenContext value={spoken}>{children}</SpokenContext>
    </LanguageContext>
  );
}

/** `const { t } = useTranslation()`, then `t('cart.empty.title')`. */
export const useTranslation = (): CurrentLanguage => present(useContext(SpokenContext));

/** The current language. */
export const useLocale = (): Locale => useTranslation().locale;

/** For switching; screens use `useSwitchLanguage`. */
export const useLanguage = (): Language => present(useContext(LanguageContext));

function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no LanguageProvider above');
  return value;
}
