import type { Language } from '../../i18n/language.ts';
import { atRest } from '../at-rest.ts';
import { learnLaterWords } from '../language/learn-words.ts';

/** While the first screen rests: what the next one will need whichever it is, so that the first step from Home waits for less. */
export function fetchAhead(language: Language): void {
  atRest(() => void Promise.all([import('../../screens.ts'), learnLaterWords(language)]).catch(() => undefined));
}
