import type { Locale } from '@tradewind/contract/base/locales';

/**
 * Words for PostgreSQL's full-text index, which can't split Chinese, Japanese, Korean and Thai into words. Runs of these
 * scripts are split into words by Intl.Segmenter and into overlapping pairs of characters at consecutive positions, so that
 * a phrase of pairs finds any part of a run, also across the segmenter's words. Other scripts are split at non-letters.
 */
export type Weight = 'A' | 'B' | 'C' | 'D';

export interface Field {
  readonly text: string;
  readonly locale: Locale;
  /** A title, B category and shop, C synonyms, D all else, for which no pairs are stored, to keep the index small. */
  readonly weight: Weight;
}

/** A piece of text: a word, or a run of a script that is written without spaces. */
export interface Piece {
  readonly kind: 'word' | 'run';
  readonly text: string;
}

const joined = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]`;
const thai = String.raw`\p{Script=Thai}`;
const letters = String.raw`[[\p{L}\p{M}]--[${joined}${thai}]]`;
const pieceShape = new RegExp(`(?<run>${joined}+|${thai}+)|(?<word>${letters}+|\\p{N}+)`, 'gv');

const maxFieldLength = 5_000;
const maxWordLength = 60;

/** English stop words. */
const stopWords = new Set('a an and at by for from in of on or the to with'.split(' '));

/** Splits a text into words and runs, folded so that spelling variants match: width, case, accents, apostrophes, plurals. */
export function pieces(text: string): Piece[] {
  return [...fold(text).matchAll(pieceShape)].flatMap<Piece>(({ groups }) => {
    if (groups!.run) return [{ kind: 'run', text: groups!.run }];
    const word = singular(groups!.word!.slice(0, maxWordLength).toWellFormed());
    return stopWords.has(word) ? [] : [{ kind: 'word', text: word }];
  });
}

function fold(text: string): string {
  return (
    text
      .slice(0, maxFieldLength)
      .toWellFormed()
      .normalize('NFKD')
      .toLowerCase()
      .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
      .normalize('NFC')
      // NFKD decomposes the Thai vowel AM, which dictionaries contain composed.
      .replaceAll('\u0E4D\u0E32', '\u0E33')
      .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '')
  );
}

/** Approximates the singular of an English word; index and search are folded alike, so a wrong result still matches. */
function singular(word: string): string {
  if (word.length < 4) return word;
  if (/.{2}ies?$/.test(word)) return word.replace(/ies?$/, 'y');
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The Latin words of at least three letters, which typing errors are corrected to. */
export function latinWords(text: string): string[] {
  return [
    ...new Set(
      pieces(text)
        .filter(({ kind, text: word }) => kind === 'word' && isLatin(word))
        .map(({ text: word }) => word),
    ),
  ];
}

/** Whether typing errors of this word can be corrected. */
export const isLatin = (word: string): boolean => /^\p{Script=Latin}{3,}$/u.test(word);

/** Builds the `tsvector` text of a product's fields. */
export function searchVector(fields: readonly Field[]): string {
  const positions = new Map<string, Set<string>>();
  let position = 1;
  const add = (lexeme: string, at: number, weight: Weight) => {
    const known = positions.get(lexeme) ?? new Set();
    positions.set(lexeme, known.add(`${at}${weight}`));
  };
  for (const { text, weight, locale } of fields) {
    for (const piece of pieces(text)) {
      if (piece.kind === 'word') {
        add(piece.text, position, weight);
        position += 1;
        continue;
      }
      const characters = [...piece.text];
      const words =
        characters.length > 2 ? segment(piece.text, segmenterOf(piece.text, locale)) : [{ word: piece.text, start: 0 }];
      for (const { word, start } of words) add(word, position + start, weight);
      if (weight !== 'D') {
        characters
          .slice(0, -1)
          .forEach((character, index) => add(character + characters[index + 1]!, position + index, weight));
        // No pair begins with the last character.
        add(characters.at(-1)!, position + characters.length - 1, weight);
      }
      position += characters.length + 1;
    }
    position += 2;
  }
  return [...positions].map(([lexeme, at]) => `${quoted(lexeme)}:${[...at].join(',')}`).join(' ');
}

export interface PlacedWord {
  word: string;
  /** Offset in characters from the start of the run. */
  start: number;
}

const segmenters = new Map<Locale, Intl.Segmenter>();

/** Splits a run into words of one language; long words are cut. */
export function segment(run: string, locale: Locale): PlacedWord[] {
  // Korean separates words by spaces, and the segmenter is slow.
  if (locale === 'ko') return [{ word: [...run].slice(0, maxWordLength).join(''), start: 0 }];
  let segmenter = segmenters.get(locale);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    segmenters.set(locale, segmenter);
  }
  const words: PlacedWord[] = [];
  let start = 0;
  for (const { segment: word } of segmenter.segment(run)) {
    const length = [...word].length;
    words.push({ word: length > maxWordLength ? [...word].slice(0, maxWordLength).join('') : word, start });
    start += length;
  }
  return words;
}

/** The language to segment a run by. Only Han characters may be Chinese or Japanese: then the language of the text decides. */
function segmenterOf(run: string, locale: Locale): Locale {
  if (/\p{Script=Thai}/u.test(run)) return 'th';
  if (/\p{Script=Hangul}/u.test(run)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run)) return 'ja';
  return locale === 'ja' ? 'ja' : 'zh-CN';
}

/** Quotes a lexeme for `tsvector` and `tsquery`. */
export const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
