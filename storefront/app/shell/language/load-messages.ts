import type { Language } from '../../i18n/language.ts';
import { loadLaterMessages } from '../../i18n/messages.ts';
import { isFirst, type Route } from '../../routes.ts';

/** Loads the texts of a screen in the current language. Home's texts are loaded at the start. */
export async function loadScreenMessages(language: Language, route: Route): Promise<void> {
  if (!isFirst(route)) await loadRemainingMessages(language);
}

/** Loads the texts of all screens but Home. Switching the language meanwhile loads its own. */
export async function loadRemainingMessages(language: Language): Promise<void> {
  const { locale } = language.current();
  language.addMessages(locale, await loadLaterMessages(locale));
}
