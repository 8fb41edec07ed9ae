import { dictionary } from '@zxcvbn-ts/language-common';
import { segmentRun } from './search-words.ts';

const english = new Set<unknown>(dictionary['diceware-common']);

/**
 * Whether a word is one of its language, so that it was not mistyped although the catalogue lacks it: in English by a list of
 * common words, in Chinese and Japanese by the dictionaries of the segmenter, which keeps such a word together. It also keeps
 * katakana and unknown Thai together, and has no dictionary of Korean.
 */
export function isRealWord(word: string): boolean {
  if (/^\p{Script=Latin}+$/u.test(word)) return english.has(word);
  if (/[\p{Script=Hangul}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)) return false;
  return [...word].length > 2 && segmentRun(word, 'zh-CN').length === 1;
}
