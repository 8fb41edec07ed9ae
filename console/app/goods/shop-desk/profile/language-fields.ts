import { locales, type Texts } from '@tradewind/contract/base/locales';
import { localeChoices } from '../../../i18n/locale.ts';
import type { VerbField } from '../../../look/verb-fields.tsx';

/** One field for each language, filled with what is there. */
export const languageFields = (texts: Texts, kind: 'text' | 'lines'): VerbField[] =>
  localeChoices.map(({ locale, name }) => ({ name: locale, label: name, kind, value: texts[locale] }));

/** What was typed into them. */
export const typedTexts = (typed: Record<string, string>): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, typed[locale] ?? ''])) as Texts;
