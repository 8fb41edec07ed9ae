import type { Locale } from '@tradewind/contract/base/locales';
import { foldWord, mainlandWords } from './fold.ts';
import { isGoodsName } from './goods-words.ts';
import { withoutMeasures } from './measures.ts';
import { isThaiWord } from './real-words.ts';
import { pair, pieces, quoted, tonedLexeme, wordsOfRun, type Piece } from './search-words.ts';

/** One word or run of a search text. */
export interface Term {
  /** As typed, but folded. */
  readonly text: string;
  /** Matches the term, also inside longer words: `tsquery` text. */
  readonly broad: string;
  /** Matches the term as a word: `tsquery` text. */
  readonly exact: string;
  /** Matches most of it, where it is a run that nothing is called: `tsquery` text. */
  readonly loose?: string;
}

/** A query of the index: `match` must hold, `close` only ranks. Both are `tsquery` text. */
export interface WordQuery {
  readonly match: string;
  readonly close: string;
  /** Ranks together with `close`; `match` without it. */
  readonly meant?: string;
  /** The number of words or runs. */
  readonly terms: number;
  /** Whether the words name goods. */
  readonly isGoods: boolean;
}

const maxTerms = 16;

/**
 * Parses the terms of a search; empty for a text without words, such as `!?` or an emoji.
 *
 * @param isTyping the last word may be incomplete
 */
export function searchTerms(text: string, isTyping = false): Term[] {
  const { rest, terms: measures } = measureTerms(text);
  const found = pieces(rest);
  const isOpen = isTyping && /[\p{L}\p{M}]$/u.test(text);
  const terms = [
    ...found.flatMap((piece, index) =>
      piece.kind === 'run' ? termOfRun(piece) : [termOfWord(piece.text, isOpen && index === found.length - 1)],
    ),
    ...measures,
  ];
  return [...new Map(terms.map((term) => [term.broad, term])).values()].slice(0, maxTerms);
}

/** A search text without its measures, and a term for each of them. */
export function measureTerms(text: string): { rest: string; terms: Term[] } {
  const { rest, measures } = withoutMeasures(text);
  return { rest, terms: measures.map(termOfMeasure) };
}

/** Builds a query in which every term must match, or what is left when two neighbouring words are one: `game pad`. */
export function allOf(terms: readonly Term[]): WordQuery {
  const joined = joinedNeighbours(terms);
  const ways = [terms.map(({ broad }) => broad), ...joined.map(({ ways: all }) => all)];
  return {
    match: ways.length === 1 ? ways[0]!.join(' & ') : ways.map((way) => `(${way.join(' & ')})`).join(' | '),
    meant: ways[0]!.join(' & '),
    // Joined by "or", what a product is counts wherever the other words stand.
    close: [...terms.map(({ exact }) => exact), ...joined.map(({ exact }) => exact)].join(' | '),
    terms: terms.length,
    isGoods: isGoodsName(terms.map(({ text }) => text)),
  };
}

/** For each pair of neighbouring words of Latin letters: they as one, and the terms with it in their place. */
function joinedNeighbours(terms: readonly Term[]): { exact: string; ways: string[] }[] {
  if (terms.length > maxJoined) return [];
  return terms.slice(1).flatMap((term, index) => {
    const before = terms[index]!;
    // Not with a word that is still being typed.
    if (![before, term].every(({ text, broad, exact }) => broad === exact && /^[a-z]{2,}$/u.test(text))) return [];
    const { exact } = termOfWord(before.text + term.text);
    return [{ exact, ways: terms.map(({ broad }) => broad).toSpliced(index, 2, exact) }];
  });
}

/** In longer searches neighbours are not joined. */
const maxJoined = 4;

/** The same query with characters that must stand one after the other in any order, which an index can tell: `tsquery` text. */
export const unordered = (match: string): string => match.replaceAll(' <-> ', ' & ');

/** More than searches for a thing have, with the pairs of characters of their words. */
const manyLexemes = 12;

/** Whether a query is as long as those of questions are. */
export const isLong = ({ match }: Pick<WordQuery, 'match'>): boolean =>
  match.split(/'(?:[^'\\]|''|\\\\)*'/u).length > manyLexemes + 1;

/** What a query finds and another one does not; null where both are the same. */
export const butNot = (query: WordQuery, other: WordQuery): WordQuery | null =>
  query.match === other.match ? null : { ...query, match: `(${query.match}) & !(${other.match})` };

/** Builds a query in which one matching term suffices; more rank higher. */
export const anyOf = (terms: readonly Term[]): WordQuery => ({
  match: terms.map(({ broad }) => broad).join(' | '),
  close: terms.map(({ exact }) => exact).join(' | '),
  terms: terms.length,
  isGoods: false,
});

/** The term of a word outside runs. Single letters are no prefixes. */
export function termOfWord(word: string, isPrefix = false): Term {
  const exact = quoted(word);
  return { text: word, broad: isPrefix && word.length > 1 ? `${exact}:*` : exact, exact };
}

/** The amount in one unit, or number and unit as they are written: an amount of something else, such as `4 in`. */
function termOfMeasure({ text, lexemes }: { text: string; lexemes: string[] }): Term {
  const written = pieces(text)
    .flatMap((piece) => (piece.kind === 'run' ? termOfRun(piece) : [termOfWord(piece.text)]))
    .map(({ broad: term }) => term);
  const broad = `(${[...lexemes.map(quoted), ...(written.length > 0 ? [`(${written.join(' & ')})`] : [])].join(' | ')})`;
  return { text, broad, exact: broad };
}

/** A run matches when all of its words do, as segmented for one of its possible languages; nothing of tone marks alone. */
function termOfRun({ text }: Piece): Term[] {
  if (/\p{Script=Thai}/u.test(text)) return termOfThai(text);
  const views = viewsOf(text).map((view) => {
    const words = joinCharacters(view);
    const significant = words.length > 1 ? words.filter(([word]) => !isParticle(word!)) : words;
    return significant.length > 0 ? significant : words;
  });
  const query = (lexemes: (parts: readonly string[]) => string) =>
    `(${[...new Set(views.map((words) => words.map(lexemes).join(' & ')))].map((view) => `(${view})`).join(' | ')})`;
  return views.length > 0 ? [{ text, broad: query(wordOfParts), exact: query((parts) => quoted(parts.join(''))) }] : [];
}

/** Words that the dictionary has are meant with the tone marks that were typed, others may lack some. */
function termOfThai(text: string): Term[] {
  const words = wordsOfRun(text, 'th').map(({ word, written }) =>
    isThaiWord(written) ? thaiWord(written) : { broad: wordOfRun(word), exact: quoted(word) },
  );
  if (words.length === 0) return [];
  const exact = words.length === 1 ? words[0]!.exact : quoted(foldWord(text));
  return [{ text, broad: `(${words.map(({ broad }) => broad).join(' & ')})`, exact }];
}

/** Matches a word of Thai with its tone marks, also within another word, but no word that differs in its marks alone. */
export function thaiWord(written: string): Omit<Term, 'text'> {
  const [word, exact] = [foldWord(written), quoted(tonedLexeme(written)!)];
  return { broad: [...word].length < 4 ? exact : `(${exact} | (${pairsOf(word)} & !${quoted(word)}))`, exact };
}

/** The folded words of a run, for each language that it may be of. */
export function viewsOf(run: string): string[][] {
  // The segmenter takes for particles what is a noun in hiragana.
  if (/^\p{Script=Hiragana}{3,7}$/u.test(run)) return [[foldWord(run)]];
  const views = languagesOf(run).map((locale) => {
    const ofLocale = locale === 'zh-CN' ? mainlandWords(run) : run;
    return wordsOfRun(ofLocale, locale).map(({ word }) => word);
  });
  return views.filter((words) => words.length > 0);
}

/** Joins single Chinese characters to what stands before them: each alone would be found almost anywhere. */
function joinCharacters(words: readonly string[]): string[][] {
  const joined: string[][] = [];
  for (const word of words) {
    const isJoined =
      /^\p{Script=Han}$/u.test(word) && !isParticle(word) && /^\p{Script=Han}+$/u.test(joined.at(-1)?.at(-1) ?? '');
    if (isJoined) joined.at(-1)!.push(word);
    else joined.push([word]);
  }
  return joined;
}

/** Prose has no pairs, so there it suffices that all parts are mentioned. */
function wordOfParts(parts: readonly string[]): string {
  const word = wordOfRun(parts.join(''));
  return parts.length === 1 ? word : `(${word} | (${parts.map((part) => `${quoted(part)}:D`).join(' & ')}))`;
}

/** Whether a word is of a script without spaces, or of Korean, whose words are joined. */
export const isOfRun = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(word);

/**
 * The term of a word, or of a part of a run.
 *
 * @param written the word as people write it, by which it is split
 */
export const termOfPiece = (word: string, written = word): Term =>
  isOfRun(word) ? { text: word, broad: wordOfRun(word), exact: exactlyOf(word, written) } : termOfWord(word);

/** A word of several parts is indexed by them, so they say where it stands. */
function exactlyOf(word: string, written: string): string {
  const parts = pieces(written).flatMap((piece) => (piece.kind === 'run' ? termOfRun(piece) : []));
  const ways = new Set([quoted(word), ...parts.map(({ exact }) => exact)]);
  return ways.size === 1 ? quoted(word) : `(${[...ways].join(' | ')})`;
}

/** Matches a word, or its characters one after the other inside a longer one; short words of Thai would match too much. */
export function wordOfRun(word: string): string {
  const characters = [...word];
  const beginning = /^\p{Script=Hangul}{2,}$/u.test(word) ? `${quoted(word)}:*` : quoted(word);
  if (characters.length === 1)
    return /\p{Script=Han}/u.test(word) ? `(${beginning} | ${quoted(pair(word))}:*)` : beginning;
  if (/\p{Script=Thai}/u.test(word) && characters.length < 4) return beginning;
  return `(${beginning} | ${pairsOf(word)})`;
}

/** Matches the characters of a word one after the other. */
function pairsOf(word: string): string {
  const characters = [...word];
  const pairs = characters.slice(0, -1).map((character, index) => quoted(pair(character + characters[index + 1]!)));
  return `(${pairs.join(' <-> ')})`;
}

/** Matches all pairs of neighbours of a run but one, anywhere; undefined where too few or too many are left to say anything. */
export function mostOfRun(run: string): string | undefined {
  const characters = [...run];
  if (characters.length < 5 || characters.length > 12) return undefined;
  const pairs = characters.slice(0, -1).map((character, index) => quoted(pair(character + characters[index + 1]!)));
  return `(${pairs.map((_, left) => `(${pairs.filter((__, index) => index !== left).join(' & ')})`).join(' | ')})`;
}

function languagesOf(run: string): Locale[] {
  if (/\p{Script=Thai}/u.test(run)) return ['th'];
  if (/\p{Script=Hangul}/u.test(run)) return ['ko'];
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run) ? ['ja'] : ['zh-CN', 'ja'];
}

/** Words that say how others belong together; they need not be found. */
export const isParticle = (word: string): boolean => /^(?:\p{Script=Katakana}|的|之|和|与|ー)$/u.test(word);
