import { locales, type Texts } from '@tradewind/contract/base/locales';
import { localeChoices } from '../../../i18n/locale.ts';
import type { ActionField } from '../../../design/action-fields.tsx';

/** One field per language, filled with the current text. */
export const languageFields = (texts: Texts, kind: 'text' | 'lines'): ActionField[] =>
  localeChoices.map(({ locale, name }) => ({ name: locale, label: name, kind, value: texts[locale] }));

/** The texts typed into these fields. */
export const typedTexts = (typed: Record<string, string>): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, typed[locale] ?? ''])) as Texts;
