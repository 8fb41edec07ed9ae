import type { Locale } from '@tradewind/contract/base/locales';
import { foldText, foldWord, tonedThai } from './fold.ts';

/**
 * Words for PostgreSQL's full-text index, which can't split Chinese, Japanese, Korean and Thai into words. Runs of these
 * scripts are split into words by Intl.Segmenter and into overlapping pairs of characters at consecutive positions, so that
 * a phrase of pairs finds any part of a run, also across the segmenter's words. Both are folded: `fold.ts`. Other scripts are split at non-letters.
 */
export type Weight = 'A' | 'B' | 'C' | 'D';

export interface Field {
  readonly text: string;
  readonly locale: Locale;
  /**
   * A what a product is, B its title, C shop, category, synonyms and options, D all else, for which no pairs are stored, to
   * keep the index small.
   */
  readonly weight: Weight;
}

/** A piece of text: a word, or a run of a script that is written without spaces. */
export interface Piece {
  readonly kind: 'word' | 'run';
  readonly text: string;
  /** A word before its plural was taken off: in pinyin or on another keyboard its last letters mean something else. */
  readonly written: string;
}

const joined = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]`;
const thai = String.raw`\p{Script=Thai}`;
const letters = String.raw`[[\p{L}\p{M}]--[${joined}${thai}]]`;
const pieceShape = new RegExp(`(?<run>${joined}+|${thai}+)|(?<word>${letters}+|\\p{N}+)`, 'gv');

const maxWordLength = 60;

/** English stop words. */
const stopWords = new Set('a an and at by for from in of on or the to with'.split(' '));

/** Splits a text into words and runs, with variants of spelling and plurals made equal. */
export const pieces = (text: string): Piece[] =>
  allPieces(text).filter(({ kind, text: word }) => kind === 'run' || !stopWords.has(word));

/** With the words that say nothing in English, but are syllables in pinyin. */
export const allPieces = (text: string): Piece[] =>
  [...foldText(text).matchAll(pieceShape)].map(({ groups }): Piece => {
    if (groups!.run) return { kind: 'run', text: groups!.run, written: groups!.run };
    const written = groups!.word!.slice(0, maxWordLength).toWellFormed();
    return { kind: 'word', text: singular(written), written };
  });

/** Approximates the singular of an English word; index and search are folded alike, so a wrong result still matches. */
function singular(word: string): string {
  if (word.length < 4) return word;
  if (/.{2}ies?$/.test(word)) return word.replace(/ies?$/, 'y');
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Builds the `tsvector` text of a product's fields, and of lexemes that have no place in a text. */
export function searchVector(fields: readonly Field[], lexemes: readonly string[] = []): string {
  const positions = new Map<string, Set<string>>();
  let position = 1;
  const add = (lexeme: string, at: number, weight: Weight) => {
    const known = positions.get(lexeme) ?? new Set();
    positions.set(lexeme, known.add(`${Math.min(at, maxPosition)}${weight}`));
  };
  /** Once with each weight but that of what the product is: said again a word means no more, and sales decide. Pairs are asked for by place. */
  const addWord = (word: string, at: number, weight: Weight) => {
    const isSaid = weight !== 'A' && [...(positions.get(word) ?? [])].some((place) => place.endsWith(weight));
    if (!isSaid) add(word, at, weight);
  };
  for (const { text, weight, locale } of fields) {
    for (const piece of pieces(text)) {
      if (piece.kind === 'word') {
        addWord(piece.text, position, weight);
        position += 1;
        continue;
      }
      const words = wordsOfRun(piece.text, locale);
      for (const { word, toned, start } of words) {
        addWord(word, position + start, weight);
        if (toned) addWord(toned, position + start, weight);
      }
      const characters = [...words.map(({ word }) => word).join('')];
      if (weight !== 'D') {
        characters
          .slice(0, -1)
          .forEach((character, index) => add(pair(character + characters[index + 1]!), position + index, 'D'));
        // No pair begins with the last character.
        add(pair(characters.at(-1)!), position + characters.length - 1, 'D');
      }
      position += characters.length + 1;
    }
    position += 2;
  }
  return [
    ...[...positions].map(([lexeme, at]) => `${quoted(lexeme)}:${[...at].join(',')}`),
    ...lexemes.map((lexeme) => quoted(lexeme)),
  ].join(' ');
}

/** PostgreSQL counts no further. */
const maxPosition = 16_383;

/** The lexeme of two neighbours in a run, which may belong to different words; so it weighs least. */
export const pair = (characters: string): string => `2:${characters}`;

/** A lexeme of a query, as {@link quoted} wrote it. */
interface QueriedLexeme {
  /** With its quotes. */
  readonly lexeme: string;
  /** Whether it is a {@link pair}. */
  readonly isPair: boolean;
  /** What follows it: `:*` for a prefix, `:D` for words of prose; else empty. */
  readonly label: string;
}

/** Writes each lexeme of `tsquery` text anew. */
export const mapLexemes = (query: string, write: (lexeme: QueriedLexeme) => string): string =>
  query.replaceAll(/('(?:[^'\\]|''|\\\\)*')(:\*|:D)?/gu, (_, lexeme: string, label: string = '') =>
    write({ lexeme, label, isPair: lexeme.startsWith(`'${pair('')}`) }),
  );

/** The lexeme of a word of Thai with its tone marks; null for other scripts. */
export function tonedLexeme(word: string): string | null {
  const toned = tonedThai(word);
  return toned && `t:${toned}`;
}

export interface PlacedWord {
  word: string;
  /** As it is written. */
  written: string;
  toned: string | null;
  /** Offset in characters from the start of the folded run. */
  start: number;
}

/** The folded words of a run. */
export function wordsOfRun(run: string, locale: Locale): PlacedWord[] {
  let start = 0;
  return segmentRun(run, locale).flatMap((written) => {
    const word = foldWord(written);
    if (word === '') return [];
    const placed = { word, written, toned: tonedLexeme(written), start };
    start += [...word].length;
    return [placed];
  });
}

const segmenters = new Map<Locale, Intl.Segmenter>();

/** Splits a run into words of one language; long words are cut. */
export function segmentRun(run: string, ofText: Locale): string[] {
  const locale = segmenterOf(run, ofText);
  // Korean separates words by spaces, and the segmenter is slow.
  if (locale === 'ko' || [...run].length < 3) return [cut(run)];
  let segmenter = segmenters.get(locale);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    segmenters.set(locale, segmenter);
  }
  const words = Array.from(segmenter.segment(run), ({ segment }) => cut(segment));
  return locale === 'ja' ? joinKatakana(words) : words;
}

/** The segmenter cuts single characters off words in katakana that it doesn't know, such as スマホ. */
const joinKatakana = (words: readonly string[]): string[] =>
  words.reduce<string[]>((joined, word) => {
    const last = joined.at(-1) ?? '';
    const isCut = katakana.test(last) && katakana.test(word) && Math.min(last.length, word.length) === 1;
    return isCut ? [...joined.slice(0, -1), last + word] : [...joined, word];
  }, []);

const katakana = /^[\p{Script=Katakana}ー]+$/u;

const cut = (word: string): string => (word.length > maxWordLength ? [...word].slice(0, maxWordLength).join('') : word);

/** The language to segment a run by. Only Han characters may be Chinese or Japanese: then the language of the text decides. */
function segmenterOf(run: string, locale: Locale): Locale {
  if (/\p{Script=Thai}/u.test(run)) return 'th';
  if (/\p{Script=Hangul}/u.test(run)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run)) return 'ja';
  return locale === 'ja' ? 'ja' : 'zh-CN';
}

/** Quotes a lexeme for `tsvector` and `tsquery`. */
export const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
