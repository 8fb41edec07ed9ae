import type { Read } from '../../base/db/database.ts';
import { fillers, koreanEnding } from './fillers.ts';
import { foldWord } from './fold.ts';
import { goodsLexicon, type Lexicon } from './named-goods.ts';
import { isCommonWord, isRealWord } from './real-words.ts';
import { measureTerms, mostOfRun, termOfWord, viewsOf, wordOfRun, type Term } from './search-query.ts';
import { allPieces, pieces, quoted } from './search-words.ts';
import { typedHangul } from './layouts.ts';
import { knownAmong, similarWords, type KnownWord } from './vocabulary.ts';

const maxTerms = 16;
/** Who mistypes more words than this is not understood. */
const maxMistyped = 6;
const maxWordLength = 12;
/** A longer run is a sentence, which is not mistyped as a whole. */
const longestMistyped = 10;

/** A word or a run of the search text, with the ways to take it apart. */
interface Piece {
  readonly text: string;
  /** A word as it was typed, with its plural. */
  readonly written: string;
  readonly isRun: boolean;
  /** Of a run: its words in each language that it may be of. */
  readonly views: readonly (readonly string[])[];
}

/** A part of a piece, known to the catalogue or not. */
interface Part {
  readonly text: string;
  readonly isKnown: boolean;
}

/** The terms of a search text, with compounds taken apart and typing errors corrected by the words of the catalogue. */
export async function resolveTerms(read: Read, text: string): Promise<{ terms: Term[]; meant: string | null }> {
  const { rest, terms: measures } = measureTerms(text);
  const found = pieces(rest).map(({ kind, text: piece, written }): Piece => {
    const isRun = kind === 'run';
    return { text: isRun ? foldWord(piece) : piece, written, isRun, views: isRun ? viewsOf(piece) : [] };
  });
  const apart = spelledApart(rest);
  const { known, sounding } = await knownAmong(
    read,
    [...new Set(found.flatMap((piece, index) => [...possibleWords(piece), ...joinedWith(found, index)]))],
    [...found.filter(({ isRun }) => !isRun).map(({ written }) => written), ...(apart ? [apart] : [])],
  );
  const heardIn = (sounds: string) => sounding.filter(({ word, sound }) => word !== sound && sound === sounds);
  const together = apart && !found.every(({ text: word }) => known.has(word)) ? heardIn(apart) : [];
  if (together.length > 0)
    return {
      terms: [anyWord(apart!, together), ...measures],
      meant: [together[0]!.written, ...measures.map(({ text: measure }) => measure)].join(' '),
    };
  const split = found.map((piece, index) => splitPiece(piece, known, index === found.length - 1));
  const goods = await goodsLexicon();
  const corrections = await similarWords(
    read,
    split.flatMap((parts, index) => mistyped(goods, found[index]!, parts)).slice(0, maxMistyped),
  );

  const terms: Term[] = [];
  const meant: string[] = [];
  let isCorrected = false;
  found.forEach((piece, index) => {
    const [joined] = joinedWith(found, index).filter((word) => known.has(word));
    const before = joinedWith(found, index - 1).some((word) => known.has(word));
    if (before) {
      meant.push(piece.text);
      return;
    }
    if (joined) {
      terms.push(either(termOfWord(joined), both(termOfPiece(piece.text), termOfPiece(found[index + 1]!.text))));
      meant.push(piece.text);
      return;
    }
    const heard = piece.isRun ? [] : heardIn(piece.written);
    if (heard.length > 0 && !known.has(piece.text)) {
      terms.push(anyWord(piece.text, heard));
      meant.push(heard[0]!.written);
      isCorrected = true;
      return;
    }
    const whole = corrections.get(piece.text);
    const parts = whole
      ? [{ text: piece.text, isKnown: false }]
      : split[index]!.flatMap((part) =>
          part.isKnown || corrections.has(part.text) ? [part] : splitPartly(part.text, known),
        );
    for (const part of parts) {
      const correction = part.isKnown ? undefined : corrections.get(part.text);
      if (!correction && isFiller(part.text)) continue;
      terms.push(
        correction ? termOfPiece(correction.word) : part.isKnown ? termOfPiece(part.text) : unknownTerm(part.text),
      );
      meant.push(correction?.written ?? part.text);
      isCorrected ||= correction !== undefined;
    }
  });
  const distinct = [...new Map([...terms, ...measures].map((term) => [term.broad, term])).values()];
  return {
    terms: distinct.slice(0, maxTerms),
    meant: isCorrected ? [...meant, ...measures.map(({ text: measure }) => measure)].join(' ') : null,
  };
}

/** Words of Latin letters as one, since pinyin is also typed syllable by syllable; null for other texts. */
function spelledApart(text: string): string | null {
  const all = allPieces(text);
  const isSpelled = all.length > 1 && all.every(({ written }) => /^[a-z]+$/u.test(written));
  return isSpelled ? all.map(({ written }) => written).join('') : null;
}

/** The words that a piece may consist of. */
function possibleWords({ text, written, isRun, views }: Piece): string[] {
  if (!isRun) {
    const hangul = typedHangul(written);
    const cuts = Array.from({ length: Math.max(text.length - 5, 0) }, (_, at) => [
      text.slice(0, at + 3),
      text.slice(at + 3),
    ]);
    return [text, ...(hangul ? [hangul] : []), ...cuts.flat()];
  }
  return [text, ...views.map((words) => words.join(''))].flatMap((run) => {
    const characters = [...run];
    return characters.flatMap((_, from) =>
      Array.from({ length: Math.min(maxWordLength, characters.length - from) }, (__, length) =>
        characters.slice(from, from + length + 1).join(''),
      ),
    );
  });
}

/** A word with the next one, which may be one word to the catalogue: `key board`. */
function joinedWith(found: readonly Piece[], index: number): string[] {
  const [piece, next] = [found[index], found[index + 1]];
  return piece && next && !piece.isRun && !next.isRun ? [piece.text + next.text] : [];
}

function splitPiece({ text, written, isRun, views }: Piece, known: ReadonlySet<string>, isLast: boolean): Part[] {
  if (known.has(text)) return [{ text, isKnown: true }];
  // The last word says what is asked for, also if it is one syllable that nothing is called: 달콤한 꿀.
  if (isLast && /^\p{Script=Hangul}$/u.test(text)) return [{ text, isKnown: false }];
  if (!isRun) {
    const hangul = typedHangul(written);
    if (hangul && known.has(hangul)) return [{ text: hangul, isKnown: true }];
    return splitWord(text, known, 3) ?? [{ text, isKnown: false }];
  }
  const ways = views.map((words) => splitRun(words, known));
  return ways.find((parts) => parts.every(({ isKnown }) => isKnown)) ?? ways[0] ?? [];
}

/** Takes the words of a run together where the catalogue knows them so, and apart where it knows their parts. */
function splitRun(words: readonly string[], known: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const count = longestKnown(words, at, known);
    const word = words.slice(at, at + Math.max(count, 1)).join('');
    at += Math.max(count, 1);
    if (isFiller(word)) {
      parts.push({ text: '', isKnown: true });
      continue;
    }
    const before = parts.at(-1);
    // 洗濯機 is no 洗濯: a single character at the end makes another thing of it.
    if (/^\p{Script=Han}$/u.test(word) && before?.isKnown && /^\p{Script=Han}{2,}$/u.test(before.text)) {
      parts.push({ text: before.text + word, isKnown: false });
      continue;
    }
    const split = count > 0 ? [{ text: word, isKnown: true }] : splitCompound(word, known);
    const unknown = /^\p{Script=Hangul}{3,}$/u.test(word) ? word.replace(koreanEnding, '') : word;
    if (split) parts.push(...split);
    // What is mistyped falls to pieces, which are one word again.
    else if (parts.at(-1)?.isKnown === false) parts.push({ text: parts.pop()!.text + unknown, isKnown: false });
    else parts.push({ text: unknown, isKnown: false });
  }
  return parts.filter(
    ({ text, isKnown }) =>
      text !== '' &&
      ([...text].length > 1 || /\p{Script=Han}/u.test(text) || (isKnown && /\p{Script=Hangul}/u.test(text))),
  );
}

/** How many words from here on are one word of the catalogue; 0 where not even the first one is known. */
function longestKnown(words: readonly string[], from: number, known: ReadonlySet<string>): number {
  for (let count = Math.min(4, words.length - from); count > 0; count -= 1) {
    if (known.has(words.slice(from, from + count).join(''))) return count;
  }
  return 0;
}

function splitCompound(word: string, known: ReadonlySet<string>): Part[] | null {
  const least = /\p{Script=Thai}/u.test(word) ? 4 : /\p{Script=Han}/u.test(word) ? 1 : 2;
  const whole = splitWord(word, known, least);
  if (whole || !/\p{Script=Hangul}/u.test(word)) return whole;
  const stem = word.replace(koreanEnding, '');
  if (stem === word || stem === '') return null;
  // Many nouns of two syllables end as others do with a particle: 종이 is paper and no bell.
  if ([...stem].length === 1 && !/[을를]$/u.test(word)) return null;
  if (isFiller(stem)) return [];
  return known.has(stem) ? [{ text: stem, isKnown: true }] : splitWord(stem, known, least);
}

/**
 * A compound of two or three words that the catalogue knows, each of at least so many characters; a long one of Korean may end with
 * one of a single syllable, as 장난감배 does.
 */
function splitWord(word: string, known: ReadonlySet<string>, least: number): Part[] | null {
  const characters = [...word];
  const leastAtEnd = characters.length > 3 && /\p{Script=Hangul}$/u.test(word) ? 1 : least;
  for (let at = characters.length - leastAtEnd; at >= least; at -= 1) {
    const [first, rest] = [characters.slice(0, at).join(''), characters.slice(at).join('')];
    if (!known.has(first)) continue;
    const parts = known.has(rest) ? [{ text: rest, isKnown: true }] : splitWord(rest, known, Math.max(least, 2));
    if (parts) return [{ text: first, isKnown: true }, ...parts];
  }
  return null;
}

/** The longest known end of an unknown word, or else its longest known beginning, and what is left of it. */
function splitPartly(word: string, known: ReadonlySet<string>): Part[] {
  const characters = [...word];
  const least = /[\p{Script=Han}\p{Script=Hangul}]/u.test(word) ? 2 : 4;
  for (let at = 1; at <= characters.length - least; at += 1) {
    const [rest, end] = [characters.slice(0, at).join(''), characters.slice(at).join('')];
    if (known.has(end) && isPart(rest))
      return [
        { text: rest, isKnown: false },
        { text: end, isKnown: true },
      ];
  }
  for (let at = characters.length - 1; at >= least; at -= 1) {
    const [beginning, rest] = [characters.slice(0, at).join(''), characters.slice(at).join('')];
    if (known.has(beginning) && isPart(rest))
      return [
        { text: beginning, isKnown: true },
        { text: rest, isKnown: false },
      ];
  }
  return [{ text: word, isKnown: false }];
}

/** What is left of a Latin word must be one too: a dishwasher has to do with dishes, a trampoline not with lines. */
const isPart = (rest: string): boolean => !/^\p{Script=Latin}+$/u.test(rest) || isCommonWord(rest);

const isFiller = (word: string): boolean =>
  fillers.has(word) || (/\p{Script=Hangul}/u.test(word) && fillers.has(word.replace(koreanEnding, '')));

/** What may be mistyped: unknown parts that are no words of their language, and a short run as a whole. */
function mistyped(goods: Lexicon, { text, written, isRun }: Piece, parts: readonly Part[]): string[] {
  const unknown = parts
    .filter(
      ({ isKnown, text: part }) =>
        !isKnown && !isRealWord(goods, part, asWritten(written, part)) && !/^\p{Script=Hangul}$/u.test(part),
    )
    .map(({ text: part }) => part);
  // A word of Thai that the segmenter doesn't know falls to pieces, which are words by accident.
  const isShattered = /\p{Script=Thai}/u.test(text) && parts.filter((part) => [...part.text].length < 3).length > 1;
  const isWhole =
    isRun &&
    (unknown.length > 0 || isShattered) &&
    [...text].length <= longestMistyped &&
    !isRealWord(goods, text, written);
  return [...new Set([...unknown, ...(isWhole ? [text] : [])])];
}

/** A part as it was typed: with the marks of Thai, which folding removes, and a word with its plural. */
function asWritten(written: string, part: string): string {
  const characters = [...written];
  const kept = characters.flatMap((character, index) => (foldWord(character) === '' ? [] : [index]));
  const at = kept
    .map((index) => foldWord(characters[index]!))
    .join('')
    .indexOf(part);
  if (at < 0) return part;
  return characters.slice(kept[at], kept[at + [...part].length] ?? characters.length).join('');
}

const isOfRun = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(word);

const termOfPiece = (word: string): Term =>
  isOfRun(word) ? { text: word, broad: wordOfRun(word), exact: quoted(word) } : termOfWord(word);

/** A word that the catalogue lacks may begin one that it has. Single characters stand in too many others. */
function unknownTerm(word: string): Term {
  if ([...word].length === 1) return { text: word, broad: quoted(word), exact: quoted(word) };
  if (!isOfRun(word)) return termOfWord(word, word.length > 3);
  const loose = mostOfRun(word);
  return { ...termOfPiece(word), ...(loose && { loose }) };
}

const both = (a: Term, b: Term): Term => ({
  text: a.text,
  broad: `(${a.broad} & ${b.broad})`,
  exact: `(${a.exact} & ${b.exact})`,
});

const either = (a: Term, b: Term): Term => ({
  text: a.text,
  broad: `(${a.broad} | ${b.broad})`,
  exact: `(${a.exact} | ${b.exact})`,
});

const anyWord = (text: string, words: readonly KnownWord[]): Term => {
  const exact = `(${words.map(({ word }) => quoted(word)).join(' | ')})`;
  return { text, broad: exact, exact };
};
