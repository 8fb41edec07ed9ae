import { refuse } from '@tradewind/contract/base/refusals';
import { lookOf } from './confusable-letters.ts';

/** The scripts in common use, which are recommended for identifiers by UAX 31. */
const scripts = [
  'Latin Cyrillic Greek Armenian Arabic Bengali Bopomofo Devanagari Ethiopic Georgian Gujarati Gurmukhi Han Hangul',
  'Hebrew Hiragana Kannada Katakana Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan',
].flatMap((line) => line.split(' '));

/** Scripts that are written together: the combinations of UTS 39's level "highly restrictive", and each script alone. */
const combinations = [
  ...scripts.map((script) => [script]),
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
].map((together) => {
  const classes = [...together, 'Common', 'Inherited'].map((script) => `\\p{Script_Extensions=${script}}`).join('');
  return new RegExp(`^[${classes}]+$`, 'u');
});

/** Whether a name mixes scripts, such as Latin and Cyrillic letters: one can be made to look like another name. */
export const mixesScripts = (name: string): boolean => !combinations.some((letters) => letters.test(name));

/** @throws Refusal `username_mixed` for a name that mixes scripts. */
export function refuseMixedScripts(username: string): void {
  if (mixesScripts(username)) refuse('username_mixed', {}, ['username']);
}

/** The look of a name: the same for names that can be mistaken for each other, as the skeleton of UTS 39. */
export const lookOfName = (username: string): string =>
  [...username.normalize('NFKC').normalize('NFD')]
    .map((character) => lookOf.get(character) ?? character)
    .join('')
    .normalize('NFD')
    .toLowerCase();
