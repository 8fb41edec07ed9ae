import { type Locale, type Texts } from '@tradewind/contract/base/locales';
import type { Messages } from './messages.ts';
import { translateBy, type Translate } from './translate.ts';

/** A language and its translate function. */
export interface CurrentLanguage {
  readonly locale: Locale;
  readonly t: Translate;
}

/** The language of a page in the browser, or of a request on the server; requests differ, so each has its own. */
export interface Language {
  current: () => CurrentLanguage;
  switchTo: (locale: Locale, messages: Messages, overrides?: Messages) => void;
  /** Adds messages if the language is still current. Subscribers are not notified: what needs the messages renders later. */
  addMessages: (locale: Locale, messages: Messages) => void;
  subscribe: (listener: () => void) => () => void;
}

/** @param overrides texts that operators changed; they stand in the place of the messages, also of later ones */
export function makeLanguage(locale: Locale, messages: Messages, overrides: Messages = {}): Language {
  const listeners = new Set<() => void>();
  // Looked up one after the other: the server makes a language for each page, and copying all texts took it longer than saying them.
  const speak = (of: Locale, texts: Messages, changed: Messages) => {
    const later: Record<string, string> = {};
    const t = translateBy(of, (key) => changed[key] ?? later[key] ?? texts[key]);
    return { spoken: { locale: of, t }, later };
  };
  let { spoken: current, later } = speak(locale, messages, overrides);
  return {
    current: () => current,
    switchTo(next, all, more = {}) {
      ({ spoken: current, later } = speak(next, all, more));
      for (const listener of listeners) listener();
    },
    addMessages(of, more) {
      if (of === current.locale) Object.assign(later, more);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The name of each language in that language. */
export const languageNames: Texts = { en: 'English', 'zh-CN': '简体中文', ja: '日本語', ko: '한국어', th: 'ไทย' };

/** The name of `language` in the language `spoken`. */
export function languageNameIn(spoken: Locale, language: Locale): string {
  const wanted = language === 'zh-CN' ? 'zh-Hans' : language;
  return new Intl.DisplayNames([spoken], { type: 'language' }).of(wanted) ?? languageNames[language];
}
