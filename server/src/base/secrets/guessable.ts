import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const common: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('# ')),
);

/** Names shorter than this occur in many passwords by chance. */
const minNameLength = 4;
/** How many characters a password must have besides a name in it. */
const minOwnCharacters = 6;

/** Whether a password is among the 10,000 most common ones, or a run such as `aaaaaaaa` or `23456789`. */
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

/** Whether digits are a run (`000000`, `123456`) or repeat a short pattern (`121212`, `123123`). */
export const isSimpleCode = (digits: string): boolean => isRun(digits) || /^(\d{2,3})\1+$/.test(digits);

/** Whether each character follows the one before at the same distance: 0, 1 or -1. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0)!);
  const step = codes[1]! - codes[0]!;
  return Math.abs(step) <= 1 && codes.every((code, index) => index === 0 || step === code - codes[index - 1]!);
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
const letters = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
