import type { Locale } from '@tradewind/contract/base/locales';

/**
 * Words for PostgreSQL's full-text index, which knows no words of Chinese, Japanese, Korean and Thai. Runs of these
 * scripts are cut into words by Intl.Segmenter and into overlapping pairs of characters at consecutive positions, so that
 * a phrase of pairs finds any piece of a run, also across the segmenter's words. Other scripts have words of their own.
 */
export type Weight = 'A' | 'B' | 'C' | 'D';

export interface Field {
  readonly text: string;
  readonly locale: Locale;
  /** A title, B category and shop, C words of the same meaning, D all else, which is not cut into pairs: they would swell the index. */
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

const longestField = 5_000;
const longestWord = 60;

/** Words that stand in every English text and tell nothing. */
const empty = new Set('a an and at by for from in of on or the to with'.split(' '));

/** The words and runs of a text, folded so that spelling variants meet: width, case, accents, apostrophes, plurals. */
export function pieces(text: string): Piece[] {
  return [...fold(text).matchAll(pieceShape)].flatMap<Piece>(({ groups }) => {
    if (groups!.run) return [{ kind: 'run', text: groups!.run }];
    const word = singular(groups!.word!.slice(0, longestWord).toWellFormed());
    return empty.has(word) ? [] : [{ kind: 'word', text: word }];
  });
}

function fold(text: string): string {
  return (
    text
      .slice(0, longestField)
      .toWellFormed()
      .normalize('NFKD')
      .toLowerCase()
      .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
      .normalize('NFC')
      // Compatibility forms take the Thai vowel AM apart, but dictionaries know it whole.
      .replaceAll('\u0E4D\u0E32', '\u0E33')
      .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '')
  );
}

/** A light hand with English plurals; both sides are folded alike, so a wrong guess costs nothing. */
function singular(word: string): string {
  if (word.length < 4) return word;
  if (/.{2}ies?$/.test(word)) return word.replace(/ies?$/, 'y');
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Latin words of at least three letters, as help with typing errors knows them. */
export function latinWords(text: string): string[] {
  return [
    ...new Set(
      pieces(text)
        .filter(({ kind, text: word }) => kind === 'word' && isLatin(word))
        .map(({ text: word }) => word),
    ),
  ];
}

export const isLatin = (word: string): boolean => /^\p{Script=Latin}{3,}$/u.test(word);

/** What the index keeps of one product: the text of a `tsvector`. */
export function searchVector(fields: readonly Field[]): string {
  const places = new Map<string, Set<string>>();
  let position = 1;
  const put = (lexeme: string, at: number, weight: Weight) => {
    const known = places.get(lexeme) ?? new Set();
    places.set(lexeme, known.add(`${at}${weight}`));
  };
  for (const { text, weight, locale } of fields) {
    for (const piece of pieces(text)) {
      if (piece.kind === 'word') {
        put(piece.text, position, weight);
        position += 1;
        continue;
      }
      const characters = [...piece.text];
      const words =
        characters.length > 2 ? segment(piece.text, segmenterOf(piece.text, locale)) : [{ word: piece.text, start: 0 }];
      for (const { word, start } of words) put(word, position + start, weight);
      if (weight !== 'D') {
        characters
          .slice(0, -1)
          .forEach((character, index) => put(character + characters[index + 1]!, position + index, weight));
        // The last character begins no pair.
        put(characters.at(-1)!, position + characters.length - 1, weight);
      }
      position += characters.length + 1;
    }
    position += 2;
  }
  return [...places].map(([lexeme, at]) => `${quoted(lexeme)}:${[...at].join(',')}`).join(' ');
}

export interface PlacedWord {
  word: string;
  /** In characters from the start of the run. */
  start: number;
}

const segmenters = new Map<Locale, Intl.Segmenter>();

/** A run's words in the view of one language; the longest word is bounded. */
export function segment(run: string, locale: Locale): PlacedWord[] {
  // Korean parts its words by spaces, and asking takes its time.
  if (locale === 'ko') return [{ word: [...run].slice(0, longestWord).join(''), start: 0 }];
  let segmenter = segmenters.get(locale);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    segmenters.set(locale, segmenter);
  }
  const words: PlacedWord[] = [];
  let start = 0;
  for (const { segment: word } of segmenter.segment(run)) {
    const length = [...word].length;
    words.push({ word: length > longestWord ? [...word].slice(0, longestWord).join('') : word, start });
    start += length;
  }
  return words;
}

/** Which language's words a run consists of. Han characters alone may be Chinese or Japanese: then the text's own language says. */
function segmenterOf(run: string, locale: Locale): Locale {
  if (/\p{Script=Thai}/u.test(run)) return 'th';
  if (/\p{Script=Hangul}/u.test(run)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run)) return 'ja';
  return locale === 'ja' ? 'ja' : 'zh-CN';
}

/** A lexeme as `tsvector` and `tsquery` take it literally. */
export const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
