import { fillers, koreanEnding } from './fillers.ts';
import { typedHangul } from './layouts.ts';
import { isCommonWord } from './real-words.ts';
import { segmentRun, tonedLexeme } from './search-words.ts';

const maxWordLength = 12;

/** A word or a run of the search text, with the ways to take it apart. */
export interface Piece {
  readonly text: string;
  /** A word as it was typed, with its plural. */
  readonly written: string;
  readonly isRun: boolean;
  /** Of a run: its words in each language that it may be of. */
  readonly views: readonly (readonly string[])[];
}

/** A part of a piece, known to the catalogue or not. */
export interface Part {
  readonly text: string;
  readonly isKnown: boolean;
}

/** The words that a piece may consist of. */
export function possibleWords({ text, written, isRun, views }: Piece): string[] {
  if (!isRun) {
    const hangul = typedHangul(written);
    const cuts = Array.from({ length: Math.max(text.length - 5, 0) }, (_, at) => [
      text.slice(0, at + 3),
      text.slice(at + 3),
    ]);
    return [text, ...(hangul ? [hangul] : []), ...cuts.flat()];
  }
  const toned = segmentRun(written, 'th').flatMap((word) => tonedLexeme(word) ?? []);
  const folded = [text, ...views.map((words) => words.join(''))].flatMap((run) => {
    const characters = [...run];
    return characters.flatMap((_, from) =>
      Array.from({ length: Math.min(maxWordLength, characters.length - from) }, (__, length) =>
        characters.slice(from, from + length + 1).join(''),
      ),
    );
  });
  return [...folded, ...toned];
}

/** A word with the next one, which may be one word to the catalogue: `key board`. */
export function joinedWith(found: readonly Piece[], index: number): string[] {
  const [piece, next] = [found[index], found[index + 1]];
  return piece && next && !piece.isRun && !next.isRun ? [piece.text + next.text] : [];
}

/** Takes a piece apart into words that the catalogue knows, and what is left of it. @param isLast whether it ends the search */
export function splitPiece(
  { text, written, isRun, views }: Piece,
  known: ReadonlySet<string>,
  isLast: boolean,
): Part[] {
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
export function splitPartly(word: string, known: ReadonlySet<string>): Part[] {
  const characters = [...word];
  const least = /[\p{Script=Han}\p{Script=Hangul}]/u.test(word) ? 2 : 4;
  const isRun = /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(word);
  for (let at = 1; at <= characters.length - least; at += 1) {
    const [rest, end] = [characters.slice(0, at).join(''), characters.slice(at).join('')];
    const parts = known.has(end) ? [{ text: end, isKnown: true }] : isRun && splitWord(end, known, 2);
    if (parts && isPart(rest)) return [{ text: rest, isKnown: false }, ...parts];
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

/** Whether a word of a question says nothing about goods. */
export const isFiller = (word: string): boolean =>
  fillers.has(word) || (/\p{Script=Hangul}/u.test(word) && fillers.has(word.replace(koreanEnding, '')));
