import type { Language } from '../../i18n/language.ts';
import { learnLaterWords } from '../language/learn-words.ts';

/** While the first screen rests: what the next one will need whichever it is, so that the first step from Home waits for less. */
export function fetchAhead(language: Language): void {
  const fetch = () => void Promise.all([import('../../screens.ts'), learnLaterWords(language)]).catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(fetch);
  else setTimeout(fetch, 2_000);
}
