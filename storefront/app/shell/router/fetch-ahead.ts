import type { Language } from '../../i18n/language.ts';
import { whenIdle } from '../when-idle.ts';
import { loadRemainingMessages } from '../language/load-messages.ts';

/** While the first screen rests: what the next one will need whichever it is, so that the first step from Home waits for less. */
export function prefetchWhenIdle(language: Language): void {
  whenIdle(
    () => void Promise.all([import('../../screens.ts'), loadRemainingMessages(language)]).catch(() => undefined),
  );
}
