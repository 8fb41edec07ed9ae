import { type Locale, type Texts } from '@tradewind/contract/base/locales';
import type { Messages } from './messages.ts';
import { makeTranslate, type Translate } from './translate.ts';

/** A language and how to say things in it. */
export interface CurrentLanguage {
  readonly locale: Locale;
  readonly t: Translate;
}

/** What a page, or a request on the server, speaks: one of its own for each, since two requests may differ. */
export interface Language {
  now: () => CurrentLanguage;
  speak: (locale: Locale, messages: Messages) => void;
  /** Adds texts to a language that is spoken still. Nobody is told: what needs them is not shown before they are here. */
  learn: (locale: Locale, messages: Messages) => void;
  subscribe: (listener: () => void) => () => void;
}

export function makeLanguage(locale: Locale, messages: Messages): Language {
  const listeners = new Set<() => void>();
  let texts = { ...messages };
  let spoken: CurrentLanguage = { locale, t: makeTranslate(locale, texts) };
  return {
    now: () => spoken,
    speak(next, all) {
      texts = { ...all };
      spoken = { locale: next, t: makeTranslate(next, texts) };
      for (const listener of listeners) listener();
    },
    learn(of, more) {
      if (of === spoken.locale) Object.assign(texts, more);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Each language in its own words. */
export const languageNames: Texts = { en: 'English', 'zh-CN': '简体中文', ja: '日本語', ko: '한국어', th: 'ไทย' };

/** A language as another one calls it. */
export function languageNameIn(spoken: Locale, language: Locale): string {
  const wanted = language === 'zh-CN' ? 'zh-Hans' : language;
  return new Intl.DisplayNames([spoken], { type: 'language' }).of(wanted) ?? languageNames[language];
}
