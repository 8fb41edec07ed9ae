import { htmlOfText, safeHtml, wordsOfHtml } from '../../base/html/safe-html.ts';

/** The format in which descriptions are stored; see `NewProduct`. */
export type DescriptionFormat = 'text' | 'html';

/** A stored description as safe HTML. Plain text is escaped; blank lines separate its paragraphs. */
export const descriptionHtml = (text: string, format: DescriptionFormat): string =>
  format === 'html' ? safeHtml(text) : htmlOfText(text);

/** The words of a stored description, without markup. */
export const descriptionWords = (text: string, format: DescriptionFormat): string =>
  format === 'html' ? wordsOfHtml(text) : text;
