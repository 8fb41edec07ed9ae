import type { Read } from '../../base/db/database.ts';
import { foldWord, placesLeft } from './fold.ts';
import { goodsLexicon, type Lexicon } from './named-goods.ts';
import { isEnglish, isRealWord } from './real-words.ts';
import {
  isOfRun,
  measureTerms,
  mostOfRun,
  termOfPiece,
  termOfWord,
  thaiWord,
  viewsOf,
  type Term,
} from './search-query.ts';
import { fittingWords } from './fitting-words.ts';
import { allPieces, pieces, quoted, segmentRun, tonedLexeme } from './search-words.ts';
import { soundOfRomaji } from './sounds.ts';
import { isFiller, joinedWith, possibleWords, splitPartly, splitPiece, type Part, type Piece } from './split-pieces.ts';
import { knownAmong, similarWords, type KnownWord } from './vocabulary.ts';

const maxTerms = 16;
/** Who mistypes more words than this is not understood. */
export const maxMistyped = 6;
/** A longer run is a sentence, which is not mistyped as a whole. */
export const longestMistyped = 10;

export interface ResolvedWords {
  readonly terms: Term[];
  /** The text with its typing errors corrected; null where there are none. */
  readonly meant: string | null;
}

/** The terms of a search text, with compounds taken apart and typing errors corrected by the words of the catalogue. */
export async function resolveTerms(read: Read, text: string): Promise<ResolvedWords> {
  const { rest, terms: measures } = measureTerms(text);
  const typed = pieces(rest).map(({ kind, text: piece, written }): Piece => {
    const isRun = kind === 'run';
    return { text: isRun ? foldWord(piece) : piece, written, isRun, views: isRun ? viewsOf(piece) : [] };
  });
  const apart = spelledApart(rest);
  const { known, sounding } = await knownAmong(
    read,
    [
      ...new Set([
        ...typed.flatMap((piece, index) => [...possibleWords(piece), ...joinedWith(typed, index)]),
        ...typed.flatMap((_, index) => koreanJoin(typed, index)).flatMap(possibleWords),
      ]),
    ],
    [...typed.filter(({ isRun }) => !isRun).map(({ written }) => written), ...(apart ? [apart] : [])].flatMap(soundsOf),
  );
  const heardIn = (written: string) =>
    sounding.filter(({ word, sound }) => word !== sound && soundsOf(written).includes(sound));
  const found = withKnownSpaces(typed, known);
  const together = apart && !found.every(({ text: word }) => known.has(word)) ? heardIn(apart) : [];
  if (together.length > 0)
    return {
      terms: [anyWord(apart!, together), ...measures],
      meant: [together[0]!.written, ...measures.map(({ text: measure }) => measure)].join(' '),
    };
  const split = found.map((piece, index) => splitPiece(piece, known, index === found.length - 1));
  const goods = await goodsLexicon();
  const similar = await similarWords(
    read,
    split.flatMap((parts, index) => mistyped(goods, found[index]!, parts)).slice(0, maxMistyped),
  );
  const unmistaken = split.flat().filter(({ isKnown, text: part }) => isKnown && part !== '' && !isFiller(part));
  const corrections = await fittingWords(
    read,
    similar,
    unmistaken.map(({ text: part }) => part),
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
    // A dog is no syllable of Korean, although one sounds like it.
    const isSpelled = !piece.isRun && piece.written.length > 1 && !isEnglish(piece.text);
    const heard = isSpelled ? heardIn(piece.written) : [];
    if (heard.length > 0 && !known.has(piece.text)) {
      terms.push(anyWord(piece.text, heard));
      meant.push(heard[0]!.written);
      isCorrected = true;
      return;
    }
    const correctionOf = (part: string) =>
      corrections.get(part) ?? (part === piece.text ? corrections.get(piece.written) : undefined);
    const whole = correctionOf(piece.text);
    const parts = whole
      ? [{ text: piece.text, isKnown: false }]
      : split[index]!.flatMap((part) =>
          part.isKnown || correctionOf(part.text) ? [part] : splitPartly(part.text, known),
        );
    for (const part of parts) {
      const correction = part.isKnown ? undefined : correctionOf(part.text);
      if (!correction && isFiller(part.text)) continue;
      terms.push(
        correction
          ? termOfPiece(correction.word, correction.written)
          : part.isKnown
            ? knownTerm(asWritten(piece.written, part.text), part.text, known)
            : unknownTerm(part.text),
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

/** How a word of Latin letters may sound. */
const soundsOf = (written: string): string[] => [...new Set([written, soundOfRomaji(written) ?? written])];

/** Two neighbouring words of Korean as one, as far as a word is that long. */
function koreanJoin(typed: readonly Piece[], index: number): Piece[] {
  const [piece, next] = [typed[index]!, typed[index + 1]];
  const text = piece.text + (next?.text ?? '');
  if (!next || ![piece, next].every(({ text: word }) => /^\p{Script=Hangul}+$/u.test(word))) return [];
  if ([...text].length > longestMistyped) return [];
  return [{ text, written: piece.written + next.written, isRun: true, views: viewsOf(text) }];
}

/** Korean words with a space in the wrong place, or one too many, are taken as the words that the catalogue knows: 드롭귀 걸이. */
function withKnownSpaces(typed: readonly Piece[], known: ReadonlySet<string>): Piece[] {
  const found: Piece[] = [];
  for (let index = 0; index < typed.length; index += 1) {
    const piece = typed[index]!;
    const [joined] = [piece, typed[index + 1]].every((one) => one && known.has(one.text))
      ? []
      : koreanJoin(typed, index);
    const isKnown =
      joined !== undefined &&
      splitPiece(joined, known, false).every(({ text, isKnown: isWord }) => isWord && [...text].length > 1);
    found.push(isKnown ? joined : piece);
    if (isKnown) index += 1;
  }
  return found;
}

/** Words of Latin letters as one, since pinyin is also typed syllable by syllable; null for other texts. */
function spelledApart(text: string): string | null {
  const all = allPieces(text);
  const isSpelled = all.length > 1 && all.every(({ written }) => /^[a-z]+$/u.test(written));
  return isSpelled ? all.map(({ written }) => written).join('') : null;
}

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
  // What looks like a plural may be an error: olvie.
  const asTyped = !isRun && unknown.includes(text) ? [written] : [];
  return [...new Set([...unknown, ...asTyped, ...(isWhole ? [text] : [])])];
}

/** A part as it was typed: with the marks of Thai, which folding removes, and a word with its plural. */
function asWritten(written: string, part: string): string {
  const characters = [...written];
  const kept = placesLeft(written);
  const at = foldWord(written).indexOf(part);
  if (at < 0) return part;
  return characters.slice(kept[at], kept[at + [...part].length] ?? characters.length).join('');
}

/** A word that the catalogue has; one of Thai with its tone marks, where the catalogue has these and the segmenter does not take it apart. */
function knownTerm(written: string, text: string, known: ReadonlySet<string>): Term {
  const isOne = /\p{Script=Thai}/u.test(text) && segmentRun(written, 'th').length === 1;
  return isOne && known.has(tonedLexeme(written) ?? '') ? { text, ...thaiWord(written) } : termOfPiece(text, written);
}

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
  const terms = words.map(({ word, written }) => termOfPiece(word, written));
  const any = (part: 'broad' | 'exact') => `(${terms.map((term) => term[part]).join(' | ')})`;
  return { text, broad: any('broad'), exact: any('exact') };
};
