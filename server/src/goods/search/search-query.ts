import type { Locale } from '@tradewind/contract/base/locales';
import { isLatin, pieces, quoted, segment, type Piece } from './search-words.ts';

/** One word or run of what somebody searches for. */
export interface Term {
  /** As it was typed, but folded. */
  readonly text: string;
  /** Matches whatever may be meant: `tsquery` text. */
  readonly broad: string;
  /** Matches it as it was typed: `tsquery` text. */
  readonly exact: string;
  /** The word itself, where a typing error in it can be helped. */
  readonly latin: string | null;
}

/** What the index is asked: `match` must hold, `close` only ranks. Both are `tsquery` text. */
export interface WordQuery {
  readonly match: string;
  readonly close: string;
  /** How many words or runs there are. */
  readonly terms: number;
}

const mostTerms = 16;

/** The terms of a search. None when it has no words, as in `!?` or an emoji. */
export function searchTerms(text: string): Term[] {
  const found = pieces(text);
  // Whoever is still typing the last word means every word that begins like it.
  const unfinished = /[\p{L}\p{M}]$/u.test(text);
  const terms = found.map((piece, index) =>
    piece.kind === 'run' ? termOfRun(piece) : termOfWord(piece.text, unfinished && index === found.length - 1),
  );
  return [...new Map(terms.map((term) => [term.broad, term])).values()].slice(0, mostTerms);
}

/** Every term must match. */
export const allOf = (terms: readonly Term[]): WordQuery => ({
  match: terms.map(({ broad }) => broad).join(' & '),
  close: terms.map(({ exact }) => exact).join(' & '),
  terms: terms.length,
});

/** One term is enough; more rank higher. */
export const anyOf = (terms: readonly Term[]): WordQuery => ({
  match: terms.map(({ broad }) => broad).join(' | '),
  close: terms.map(({ exact }) => exact).join(' | '),
  terms: terms.length,
});

/** The same terms with words that nobody sells replaced by the known words that look most like them. */
export const corrected = (terms: readonly Term[], corrections: ReadonlyMap<string, string>): Term[] =>
  terms.map((term) => {
    const correction = term.latin && corrections.get(term.latin);
    return correction && correction !== term.latin ? termOfWord(correction, false) : term;
  });

function termOfWord(word: string, unfinished: boolean): Term {
  const exact = quoted(word);
  return {
    text: word,
    broad: unfinished && word.length > 1 ? `${exact}:*` : exact,
    exact,
    latin: isLatin(word) ? word : null,
  };
}

/** A run matches when all of its words do, in the view of one of the languages that it can be of. */
function termOfRun({ text }: Piece): Term {
  const views = languagesOf(text).map((locale) => {
    const words = segment(text, locale).map(({ word }) => word);
    const telling = words.length > 1 ? words.filter((word) => !isParticle(word)) : words;
    return telling.length > 0 ? telling.map(wordOfRun).join(' & ') : phrase(text);
  });
  return {
    text,
    broad: `(${[...new Set(views)].map((view) => `(${view})`).join(' | ')})`,
    exact: `(${phrase(text)})`,
    latin: null,
  };
}

/** A word stands in the index as a word, as the beginning of one, or anywhere as consecutive pairs. */
function wordOfRun(word: string): string {
  const beginning = `${quoted(word)}:*`;
  return [...word].length > 2 ? `(${beginning} | (${phrase(word)}))` : beginning;
}

/** The characters one after the other, as overlapping pairs. */
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
