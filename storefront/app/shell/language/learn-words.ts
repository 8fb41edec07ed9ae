import type { Language } from '../../i18n/language.ts';
import { loadLaterMessages } from '../../i18n/messages.ts';
import { isFirst, type Route } from '../../routes.ts';

/** Adds what a screen says to the language that is spoken. Home's words are there from the start. */
export async function learnWords(language: Language, route: Route): Promise<void> {
  if (!isFirst(route)) await learnLaterWords(language);
}

/** Adds what every screen but Home says. A language that is switched to meanwhile brings its own. */
export async function learnLaterWords(language: Language): Promise<void> {
  const { locale } = language.now();
  language.learn(locale, await loadLaterMessages(locale));
}
