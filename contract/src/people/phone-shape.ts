import { latinDigits } from '../base/latin-digits.ts';

/** A number with the signs that people put between digits, and an extension. */
const shape = /^\+?[\d\s()./・·‐‑‒–—-]{4,30}(?:[\s,;]*(?:ext\.?|extension|x|#|内線|内线|내선|ต่อ)\s*[.:]?\s*\d{1,6})?$/i;

/** A number in digits that libraries read, with its extension marked in English. */
export const plainPhone = (typed: string): string =>
  latinDigits(typed)
    .trim()
    .replace(/^00/, '+')
    .replace(/[\s,;]*(?:内線|内线|내선|ต่อ)\s*[.:]?\s*(?=\d{1,6}$)/, ' ext. ');

/** Whether a text can be a phone number as somebody writes it: in any digits, with separators and an extension. */
export const looksLikePhone = (typed: string): boolean => {
  const text = latinDigits(typed).trim();
  return text.length <= 40 && shape.test(text);
};
