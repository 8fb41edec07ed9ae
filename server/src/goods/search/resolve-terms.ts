import type { Read } from '../../base/db/database.ts';
import { foldWord, placesLeft } from './fold.ts';
import { goodsLexicon, type Lexicon } from './named-goods.ts';
import { isRealWord } from './real-words.ts';
import { measureTerms, mostOfRun, termOfWord, thaiWord, viewsOf, wordOfRun, type Term } from './search-query.ts';
import { allPieces, pieces, quoted, segmentRun, tonedLexeme } from './search-words.ts';
import { isFiller, joinedWith, possibleWords, splitPartly, splitPiece, type Part, type Piece } from './split-pieces.ts';
import { knownAmong, similarWords, type KnownWord } from './vocabulary.ts';

const maxTerms = 16;
/** Who mistypes more words than this is not understood. */
const maxMistyped = 6;
/** A longer run is a sentence, which is not mistyped as a whole. */
const longestMistyped = 10;

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
    const heard = piece.isRun || piece.written.length === 1 ? [] : heardIn(piece.written);
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
        correction
          ? termOfPiece(correction.word)
          : part.isKnown
            ? (tonedTerm(asWritten(piece.written, part.text), part.text, known) ?? termOfPiece(part.text))
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

/**
 * A search text with its runs of Thai corrected as wholes: of a loanword that is spelt by ear the segmenter makes pieces, which may be known
 * by accident. Null where nothing is corrected.
 */
export async function correctedRuns(read: Read, text: string): Promise<string | null> {
  const found = allPieces(text).map(({ written }) => written);
  const isThai = (written: string) => /^[\p{Script=Thai}\p{M}]+$/u.test(written);
  const folded = found.map((written) => foldWord(written));
  const runs = folded.filter((run, index) => isThai(found[index]!) && run.length <= longestMistyped);
  const corrections = await similarWords(read, runs.slice(0, maxMistyped));
  if (!runs.some((run) => corrections.has(run))) return null;
  return found.map((written, index) => corrections.get(folded[index]!)?.written ?? written).join(' ');
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
  return [...new Set([...unknown, ...(isWhole ? [text] : [])])];
}

/** A part as it was typed: with the marks of Thai, which folding removes, and a word with its plural. */
function asWritten(written: string, part: string): string {
  const characters = [...written];
  const kept = placesLeft(written);
  const at = foldWord(written).indexOf(part);
  if (at < 0) return part;
  return characters.slice(kept[at], kept[at + [...part].length] ?? characters.length).join('');
}

/** Whether a word is of a script without spaces, or of Korean, whose words are joined. */
export const isOfRun = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(word);

const termOfPiece = (word: string): Term =>
  isOfRun(word) ? { text: word, broad: wordOfRun(word), exact: quoted(word) } : termOfWord(word);

/** A word of Thai that the catalogue has with these tone marks; null for others, and for what the segmenter takes apart. */
function tonedTerm(written: string, text: string, known: ReadonlySet<string>): Term | null {
  const isOne = /\p{Script=Thai}/u.test(text) && segmentRun(written, 'th').length === 1;
  return isOne && known.has(tonedLexeme(written) ?? '') ? { text, ...thaiWord(written) } : null;
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
  const exact = `(${words.map(({ word }) => quoted(word)).join(' | ')})`;
  return { text, broad: exact, exact };
};
