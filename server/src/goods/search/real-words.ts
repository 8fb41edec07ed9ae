import { dictionary } from '@zxcvbn-ts/language-common';
import { koreanEnding } from './fillers.ts';
import { foldText, foldWord } from './fold.ts';
import { englishWords } from './real-english-words.ts';
import { katakanaWords, koreanWords } from './real-word-lists.ts';
import type { Lexicon } from './named-goods.ts';
import { defaultSynonyms } from './synonyms/default-synonyms.ts';

const commonEnglish = new Set<unknown>(dictionary['diceware-common']);

/** Whether a word is a common one of English. */
export const isCommonWord = (word: string): boolean => commonEnglish.has(word);

/** Whether a word is known to be one of English. */
export const isEnglish = (word: string): boolean => isCommonWord(word) || englishWords.has(word);

/** Words that the software comes with: what things in shops are called. */
const nouns = new Set(
  [...defaultSynonyms.values()].flatMap(({ words }) =>
    Object.values(words).flatMap((list) =>
      list.flatMap((name) => name.split(/\s+/u).map((word) => foldWord(foldText(word)))),
    ),
  ),
);
const katakana = new Set([...katakanaWords].map(foldWord));

/**
 * Whether a word is one of its language, so that it was not mistyped although the catalogue lacks it: in English by lists of
 * common words and of things, in Chinese, Japanese and Thai by the dictionaries of the segmenter, in Korean and katakana by a list of things. The lists
 * are short, so many a real word is not known to be one.
 *
 * @param goods whose names are of real words
 * @param word folded
 * @param written as it was typed, with its tone marks, which the dictionary of Thai asks for
 */
export function isRealWord(goods: Lexicon, word: string, written: string): boolean {
  if (nouns.has(word) || goods.words.has(word)) return true;
  if (/^\p{Script=Latin}+$/u.test(word)) return isEnglish(word);
  if (/\p{Script=Hangul}/u.test(word)) {
    const stem = word.replace(koreanEnding, '');
    return koreanWords.has(word) || koreanWords.has(stem) || nouns.has(stem);
  }
  if (/\p{Script=Thai}/u.test(word)) return isThaiWord(written);
  if (/^[\p{Script=Katakana}ー]+$/u.test(word)) return katakana.has(word);
  return !/\p{Script=Katakana}/u.test(word) && [...word].length > 1 && isOneWord(word, 'zh-CN', '椰子');
}

/** Whether the dictionary of Thai has a word, with its tone marks. */
export const isThaiWord = (written: string): boolean => isOneWord(written, 'th', 'มะพร้าว');

/** Whether the segmenter finds the word between two others: where it doesn't know one it cuts in the wrong places. */
function isOneWord(word: string, locale: 'th' | 'zh-CN', neighbour: string): boolean {
  const found = Array.from(segmenters[locale].segment(neighbour + word + neighbour), ({ segment }) => segment);
  return found.length === 3 && found[1] === word;
}

const segmenters = {
  th: new Intl.Segmenter('th', { granularity: 'word' }),
  'zh-CN': new Intl.Segmenter('zh-CN', { granularity: 'word' }),
};
