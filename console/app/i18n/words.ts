import { movementTexts } from '@tradewind/contract/money/wallet-texts';
import type { Locale } from '@tradewind/contract/base/locales';
import { useLocaleState, useTranslate } from 'react-admin';
import type { WordPath } from './messages/en.ts';

export type { WordPath };

/** The desk's words in the operator's language: `const word = useWords()`, `word('withdrawals.pass')`. */
export function useWords() {
  const translate = useTranslate();
  return (path: WordPath, filling?: Record<string, string | number>): string => translate(`desk.${path}`, filling);
}

/** Words for what the server names, such as kinds of accounts; the name itself where we have none. */
export function useNames() {
  const translate = useTranslate();
  return (
    group:
      | 'audit.acts'
      | 'books.kinds'
      | 'books.sources'
      | 'health.jobs'
      | 'health.events'
      | 'health.listeners'
      | 'settings.names'
      | 'clock.deadlines'
      | 'settings.parts'
      | 'settings.groups',
    name: string,
  ): string => translate(`desk.${group}.${name}`, { _: name });
}

/** What the books call a movement, as shoppers read it too. */
export function useMovement() {
  const [locale] = useLocaleState();
  return (kind: string): string =>
    Object.hasOwn(movementTexts, kind) ? movementTexts[kind as keyof typeof movementTexts][locale as Locale] : kind;
}
