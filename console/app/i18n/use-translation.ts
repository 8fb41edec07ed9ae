import { movementTexts } from '@tradewind/contract/money/wallet-texts';
import { useTranslate } from 'react-admin';
import type { MessageKey } from './messages/en.ts';
import { useLocale } from './use-locale.ts';

export type { MessageKey };

/** The desk's words in the operator's language: `const t = useTranslation()`, `t('withdrawals.mark_paid')`. */
export function useTranslation() {
  const translate = useTranslate();
  return (path: MessageKey, filling?: Record<string, string | number>): string => translate(`desk.${path}`, filling);
}

/** Messages for what the server names, such as kinds of accounts; the name itself where we have none. */
export function useNames() {
  const translate = useTranslate();
  return (
    group:
      | 'applications.checks'
      | 'accounts.events'
      | 'audit.acts'
      | 'members.acts'
      | 'members.former_acts'
      | 'imports.fields'
      | 'books.kinds'
      | 'books.sources'
      | 'health.jobs'
      | 'menu'
      | 'health.events'
      | 'health.listeners'
      | 'settings.effects'
      | 'settings.names'
      | 'clock.deadlines'
      | 'products.states'
      | 'settings.parts'
      | 'settings.groups',
    name: string,
  ): string => translate(`desk.${group}.${name}`, { _: name });
}

/** The label of a movement in the books, the same as in a shopper's fund record. */
export function useMovement() {
  const locale = useLocale();
  return (kind: string): string =>
    Object.hasOwn(movementTexts, kind) ? movementTexts[kind as keyof typeof movementTexts][locale] : kind;
}
