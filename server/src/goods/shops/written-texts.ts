import type { LocalTexts } from '../../base/db/tables.ts';

/** Only the languages in which something was written: readers of the others get one of these. */
export const withoutEmpty = (texts: LocalTexts): LocalTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
