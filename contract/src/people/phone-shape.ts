import { latinDigits } from '../base/latin-digits.ts';

/** The word that people write before a number. */
const label =
  /^(?:t[eé]l(?:[eé]phone|[eé]fono?)?|phone|mobile|[電电][話话](?:番号|号码|號碼)?|手[机機](?:号码?|號碼?)?|携帯|전화(?:번호)?|휴대폰|(?:เบอร์)?โทร(?:ศัพท์)?|เบอร์|มือถือ|[☎☏])(?:\s*no\b)?[\s.:]*/i;

/** A calling code in brackets. */
const bracketed = /^\(\s*(?:\+|00)\s*([\d\s]{1,6})\)\s*/;

/** Signs between digits that Japanese keyboards and texts have for a hyphen. */
const longHyphen = /(\d\)?\s?)[ー―−─・·](?=\s?\(?\d)/g;

const extensionWord = String.raw`(?:ext(?:n|ension)?|poste|int(?:erno)?|x|#|[内內][線线](?:番号)?|내선(?:번호)?|[转轉]|分[机機]号?|ต่อ|กด)[\s.:=]*(\d{1,6})`;
const extension = new RegExp(String.raw`[\s,;]*(?:${extensionWord}|\(\s*${extensionWord}\s*\))$`, 'i');

/** A number with the signs that people put between digits. */
const shape = /^\+?[\d\s()./・·‐‑‒–—-]{4,30}$/;

/** A number in digits of ours and with usual hyphens, without the word before it and without brackets around its calling code. */
const tidied = (typed: string): string =>
  latinDigits(typed).trim().replace(label, '').replace(bracketed, '+$1 ').replaceAll(longHyphen, '$1-');

/** The same with a plus before its calling code, where it has one. */
export const plainNumber = (typed: string): string => tidied(typed).replace(/^00/, '+');

/** A number in digits that libraries read, with its extension marked in English. */
export const plainPhone = (typed: string): string =>
  plainNumber(typed).replace(extension, (_, plain?: string, inBrackets?: string) => ` ext. ${plain ?? inBrackets}`);

/**
 * Whether a text can be a phone number as somebody writes it: in any digits, with separators, an extension, and a word such
 * as "Tel." before it. Other letters, and a comma between two numbers, make it none.
 */
export const looksLikePhone = (typed: string): boolean =>
  latinDigits(typed).trim().length <= 40 && shape.test(tidied(typed).replace(extension, ''));
