import { inTurns } from '../../base/in-turns.ts';
import { foldWord } from './fold.ts';
import { goodsNames } from './goods-names/goods-names.ts';
import { allPieces } from './search-words.ts';

export interface Lexicon {
  /** By each name, as folded words and runs joined by spaces, all names of what is called so. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly longest: number;
  /** The folded words of all names. */
  readonly words: ReadonlySet<string>;
}

/** Names that are worked on without a break. */
const atOnce = 50;

let preparing: Promise<Lexicon> | undefined;

/** Prepared for the first search that finds nothing as it was typed, with requests in between, and then kept. */
export const goodsLexicon = (): Promise<Lexicon> => (preparing ??= prepare());

async function prepare(): Promise<Lexicon> {
  const names = new Map<string, readonly string[]>();
  for await (const row of inTurns(goodsNames, atOnce)) {
    const ofRow = row.flatMap((inLanguage) => inLanguage.split('/'));
    for (const name of ofRow) names.set(spaced(name), ofRow);
  }
  return {
    names,
    longest: Math.max(...[...names.keys()].map((name) => name.length)),
    words: new Set([...names.keys()].flatMap((name) => name.split(' '))),
  };
}

/**
 * The kinds of goods that a text names, each with all of its names in all languages. Of names within each other it is the longest,
 * which is what is meant: a car seat cover is not a cover as others are.
 */
export function goodsNamedIn(lexicon: Lexicon, text: string): (readonly string[])[] {
  const written = spaced(text);
  const found: (readonly string[])[] = [];
  for (let at = 0; at < written.length;) {
    const name = longestNameAt(lexicon, written, at);
    if (name) found.push(lexicon.names.get(name)!);
    at += name?.length ?? 1;
  }
  return found;
}

function longestNameAt({ names, longest }: Lexicon, text: string, at: number): string | undefined {
  if (isWithinWord(text, at)) return undefined;
  for (let length = Math.min(longest, text.length - at); length > 1; length -= 1) {
    const name = text.slice(at, at + length);
    if (names.has(name) && !isWithinWord(text, at + length)) return name;
  }
  return undefined;
}

/** Words of Latin letters are names as a whole only; those of other scripts also within longer runs. */
const isWithinWord = (text: string, at: number): boolean =>
  /^[\p{Script=Latin}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1));

const spaced = (text: string): string =>
  allPieces(text)
    .map(({ text: piece }) => foldWord(piece))
    .join(' ');
