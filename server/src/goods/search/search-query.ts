import type { Locale } from '@tradewind/contract/base/locales';
import { isLatin, pieces, quoted, segment, type Piece } from './search-words.ts';

/** One word or run of a search text. */
export interface Term {
  /** As typed, but folded. */
  readonly text: string;
  /** Matches variants of the term: `tsquery` text. */
  readonly broad: string;
  /** Matches the term as typed: `tsquery` text. */
  readonly exact: string;
  /** The word, where its typing errors can be corrected; else null. */
  readonly latin: string | null;
}

/** A query of the index: `match` must hold, `close` only ranks. Both are `tsquery` text. */
export interface WordQuery {
  readonly match: string;
  readonly close: string;
  /** The number of words or runs. */
  readonly terms: number;
}

const maxTerms = 16;

/** Parses the terms of a search; empty for a text without words, such as `!?` or an emoji. */
export function searchTerms(text: string): Term[] {
  const found = pieces(text);
  // The last word may be incomplete, so it also matches as a prefix.
  const isPrefix = /[\p{L}\p{M}]$/u.test(text);
  const terms = found.map((piece, index) =>
    piece.kind === 'run' ? termOfRun(piece) : termOfWord(piece.text, isPrefix && index === found.length - 1),
  );
  return [...new Map(terms.map((term) => [term.broad, term])).values()].slice(0, maxTerms);
}

/** Builds a query in which every term must match. */
export const allOf = (terms: readonly Term[]): WordQuery => ({
  match: terms.map(({ broad }) => broad).join(' & '),
  close: terms.map(({ exact }) => exact).join(' & '),
  terms: terms.length,
});

/** Builds a query in which one matching term suffices; more rank higher. */
export const anyOf = (terms: readonly Term[]): WordQuery => ({
  match: terms.map(({ broad }) => broad).join(' | '),
  close: terms.map(({ exact }) => exact).join(' | '),
  terms: terms.length,
});

/** Replaces mistyped words of the terms by their corrections. */
export const corrected = (terms: readonly Term[], corrections: ReadonlyMap<string, string>): Term[] =>
  terms.map((term) => {
    const correction = term.latin && corrections.get(term.latin);
    return correction && correction !== term.latin ? termOfWord(correction, false) : term;
  });

function termOfWord(word: string, isPrefix: boolean): Term {
  const exact = quoted(word);
  return {
    text: word,
    broad: isPrefix && word.length > 1 ? `${exact}:*` : exact,
    exact,
    latin: isLatin(word) ? word : null,
  };
}

/** A run matches when all of its words do, as segmented for one of its possible languages. */
function termOfRun({ text }: Piece): Term {
  const views = languagesOf(text).map((locale) => {
    const words = segment(text, locale).map(({ word }) => word);
    const significant = words.length > 1 ? words.filter((word) => !isParticle(word)) : words;
    return significant.length > 0 ? significant.map(wordOfRun).join(' & ') : phrase(text);
  });
  return {
    text,
    broad: `(${[...new Set(views)].map((view) => `(${view})`).join(' | ')})`,
    exact: `(${phrase(text)})`,
    latin: null,
  };
}

/** Matches a word as a prefix or, from three characters on, as consecutive pairs anywhere in a run. */
function wordOfRun(word: string): string {
  const beginning = `${quoted(word)}:*`;
  return [...word].length > 2 ? `(${beginning} | (${phrase(word)}))` : beginning;
}

/** Matches consecutive characters as a phrase of overlapping pairs. */
function phrase(text: string): string {
  const characters = [...text];
  if (characters.length === 1) return `${quoted(text)}:*`;
  return characters
    .slice(0, -1)
    .map((character, index) => quoted(character + characters[index + 1]!))
    .join(' <-> ');
}

function languagesOf(run: string): Locale[] {
  if (/\p{Script=Thai}/u.test(run)) return ['th'];
  if (/\p{Script=Hangul}/u.test(run)) return ['ko'];
  return ['zh-CN', 'ja'];
}

const isParticle = (word: string): boolean => /^(?:\p{Script=Hiragana}|的|之|和|与)$/u.test(word);
