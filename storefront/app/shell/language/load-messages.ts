import type { Language } from '../../i18n/language.ts';
import { loadLaterMessages } from '../../i18n/messages.ts';
import { isFirst, type Route } from '../../routes.ts';

/** Adds what a screen says to the language that is spoken. Home's words are there from the start. */
export async function loadScreenMessages(language: Language, route: Route): Promise<void> {
  if (!isFirst(route)) await loadRemainingMessages(language);
}

/** Adds what every screen but Home says. A language that is switched to meanwhile brings its own. */
export async function loadRemainingMessages(language: Language): Promise<void> {
  const { locale } = language.now();
  language.learn(locale, await loadLaterMessages(locale));
}
