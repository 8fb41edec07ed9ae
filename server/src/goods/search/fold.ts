import { latinDigits } from '@tradewind/contract/base/latin-digits';
import { Converter } from 'opencc-js/t2cn';
import { joinedFinals } from './layouts.ts';

/**
 * The one place where spellings are made equal, for what is indexed and for what is asked. It has two steps, because words are
 * split by dictionaries in between, which know only the usual spelling:
 *
 * 1. `foldText`, before a text is split: width, case, accents of Latin letters, composition, digits, apostrophes.
 * 2. `foldWord`, of each word: traditional to simplified Chinese, hiragana to katakana, a long vowel at the end of a Japanese
 *    word, and of Thai the marks, the consonants that they silence, and which letter writes the last sound: คีย์บอร์ด and คีบอด,
 *    เซรามิก and เซรามิค are one.
 */
export function foldText(text: string): string {
  // ½ becomes 1⁄2, which is no part of a number before it.
  const apart = text
    .slice(0, maxFieldLength)
    .toWellFormed()
    .replace(/(?<=\p{Nd})(?=[¼-¾⅐-⅞])/gu, ' ');
  const folded = latinDigits(apart)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC');
  return (
    joinedFinals(folded)
      // NFKD decomposes the Thai vowel AM, which dictionaries contain composed; a tone mark may stand inside it.
      .replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/gu, '$1\u0E33')
      .replace(/\u0E33([\u0E48-\u0E4B])/gu, '$1\u0E33')
      // Two of the one vowel look like the other.
      .replace(/เเ/gu, 'แ')
      .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '')
  );
}

const maxFieldLength = 5_000;

/** The second step; see `foldText`. Latin words stay as they are. */
export function foldWord(word: string): string {
  if (/^[\p{Script=Latin}\p{N}]*$/u.test(word)) return word;
  const folded = spokenThai(word, thaiMarks)
    .replace(/\p{Script=Han}/gu, simplified)
    .replace(/[\u3041-\u3096]/gu, (kana) => String.fromCodePoint(kana.codePointAt(0)! + katakanaOffset));
  return soundedEnd(folded.length > 2 ? folded.replace(/ー+$/u, '') : folded);
}

/**
 * A word of Thai folded as `foldWord` does, but with the marks by which กล้อง, กล่อง and กลอง are a camera, a box and a drum; null for
 * other scripts.
 */
export const tonedThai = (word: string): string | null =>
  /^\p{Script=Thai}+$/u.test(word) ? soundedEnd(spokenThai(word, silentMarks)) : null;

/** The last sound of a word of Thai has several letters. */
const soundedEnd = (word: string): string => (word.length > 2 ? word.replace(/ค$/u, 'ก').replace(/[ทธ]$/u, 'ต') : word);

const katakanaOffset = 0x60;

const thaiMarks = /[\u0E46-\u0E4E]/gu;
const silentMarks = /[\u0E46\u0E4C-\u0E4E]/gu;
const silenced = /[\u0E01-\u0E2E][\u0E34\u0E38]?\u0E4C/gu;

/** A word of Thai without these marks and what they silence, which words of two letters keep. */
function spokenThai(word: string, marks: RegExp): string {
  const written = word.replace(marks, '');
  if (!/^\p{Script=Thai}+$/u.test(word)) return written;
  const spoken = word.replace(silenced, '').replace(marks, '');
  return spoken.length < 3 ? written : spoken;
}

/** The places of the characters of a word that are left when it is folded. */
export function placesLeft(word: string): number[] {
  const places = [...word].flatMap((character, place) => (foldWord(character) === '' ? [] : [place]));
  if (places.length === [...foldWord(word)].length) return places;
  const silent = new Set(
    [...word.matchAll(silenced)].flatMap(({ index, 0: found }) => [...found].map((_, at) => index + at)),
  );
  return places.filter((place) => !silent.has(place));
}

const convert = Converter({ from: 't', to: 'cn' });
const knownCharacters = new Map<string, string>();

/** One character at a time, so that a word keeps its length. */
function simplified(character: string): string {
  const known = knownCharacters.get(character) ?? convert(character);
  knownCharacters.set(character, known);
  return known;
}

const convertTaiwan = Converter({ from: 'twp', to: 'cn' });

/** The words that mainland China has for those of Taiwan, such as 鼠标 for 滑鼠; the length may change. */
export const mainlandWords = (text: string): string => convertTaiwan(text);
