import { dictionary } from '@zxcvbn-ts/language-common';

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(fold));

/** Names shorter than this occur in many passwords by chance. */
const minNameLength = 4;
/** How many characters a password must have besides a name in it. */
const minOwnCharacters = 6;

/** Whether a password is among the 49,000 most common ones, or a run such as `aaaaaaaa` or `23456789`. */
export function isCommonPassword(password: string): boolean {
  const plain = fold(password);
  return common.has(plain) || isRun(plain);
}

/** Whether a password is little more than one of the names: of its account, its owner or the product. */
export function isNearName(password: string, names: readonly string[]): boolean {
  const plain = letters(password);
  const whole = [...fold(password)].length;
  return names.map(letters).some((name) => {
    const length = [...name].length;
    return length >= minNameLength && plain.includes(name) && whole - length < minOwnCharacters;
  });
}

/** Whether digits are a run (`000000`, `567890`), repeat a pattern (`123123`), or are only two different ones (`122122`). */
export const isSimpleCode = (digits: string): boolean =>
  isRun(digits) || isRun(digits.replaceAll('0', ':')) || /^(\d+)\1+$/.test(digits) || new Set(digits).size < 3;

const dateForms = [
  /^(?<year>(?:19|20)?\d\d)(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>(?:19|20)?\d\d)$/,
  /^(?<month>\d\d)(?<day>\d\d)(?<year>(?:19|20)?\d\d)$/,
];

/** Whether six or eight digits can be read as a date, in one of the usual orders, such as a birthday. */
export function isDate(digits: string): boolean {
  return dateForms.some((form) => {
    const { year, month, day } = form.exec(digits)?.groups ?? {};
    if (!year || !month || !day) return false;
    // A leap year where the century is open.
    const date = new Date(Date.UTC(year.length === 4 ? Number(year) : 2000, Number(month) - 1, Number(day)));
    return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  });
}

/** Digits of this many in a row are remembered from a telephone number. */
const remembered = 6;

/** Whether a code has six digits in a row of a number, which may be written with a calling code or a leading zero. */
export function isPartOfNumber(code: string, number: string): boolean {
  const digits = number.replaceAll(/\D/g, '');
  if (code.startsWith('0') && digits.includes(code.slice(1))) return true;
  return Array.from({ length: code.length - remembered + 1 }, (_, at) => code.slice(at, at + remembered)).some((part) =>
    digits.includes(part),
  );
}

/** Whether each character follows the one before at the same distance: 0, 1 or -1. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0)!);
  const step = codes[1]! - codes[0]!;
  return Math.abs(step) <= 1 && codes.every((code, index) => index === 0 || step === code - codes[index - 1]!);
}

const letters = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
