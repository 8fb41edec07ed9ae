import escapeHtml from 'escape-html';
import sanitizeHtml from 'sanitize-html';

/**
 * Plain text as safe HTML: blank lines part paragraphs. Everything is escaped first and only paragraphs and line breaks
 * pass afterwards, because existing clients put this into the page as it stands.
 */
export function descriptionHtml(text: string): string {
  const paragraphs = text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll(/\r?\n/g, '<br />')}</p>`);
  return sanitizeHtml(paragraphs.join(''), { allowedTags: ['p', 'br'], allowedAttributes: {} });
}
