import type { LocalTexts } from '../../base/db/tables.ts';

/** Leaves out empty texts, so that readers of these languages get a text of another one. */
export const withoutEmpty = (texts: LocalTexts): LocalTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
