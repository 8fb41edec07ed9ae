import escapeHtml from 'escape-html';
import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 'h3', 'h4', 'ul', 'ol', 'li'],
  allowedAttributes: {},
  transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' },
};

/**
 * What of an HTML text may be stored and shown: paragraphs, headings, lists and emphasis, without any attribute, because
 * existing clients insert it into the page unchanged.
 */
export const safeHtml = (html: string): string => sanitizeHtml(html, allowed).trim();

/** The words of an HTML text, without markup. */
export const wordsOfHtml = (html: string): string =>
  sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} });

/** Plain text as safe HTML; blank lines separate its paragraphs. */
export const htmlOfText = (text: string): string =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll(/\r?\n/g, '<br />')}</p>`)
    .join('');
