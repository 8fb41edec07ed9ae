import type { Read } from '../../base/db/database.ts';
import { foldWord } from './fold.ts';
import { longestMistyped, maxMistyped } from './resolve-terms.ts';
import { allPieces, segmentRun } from './search-words.ts';
import { soundOf } from './sounds.ts';
import { editDistance, knownAmong, similarWords } from './vocabulary.ts';

/** So many ways are tried in which a text may have been mistyped. */
const maxCorrected = 3;
/** So many pairs and triples of neighbours are looked up. */
const maxNeighbours = 12;

/**
 * Search texts with their runs corrected, where the segmenter makes pieces that are known by accident: of a loanword of Thai or katakana that is
 * spelt by ear, of a word with a wrong letter, of a Chinese one with a wrong character that sounds nearly the same, and of one with two characters
 * exchanged or a kana of the wrong size. First the text with its runs corrected as wholes, then with neighbouring pieces of a run of Thai
 * corrected as a word.
 */
export async function correctedRuns(read: Read, text: string): Promise<string[]> {
  const found = allPieces(text).map(({ written }) => written);
  const short = (written: string) => foldWord(written).length <= longestMistyped;
  const runs = found.filter((written) => isCorrectable(written) && short(written)).slice(0, maxMistyped);
  const joined = found.flatMap((written, at) => neighbours(written).map((parts) => ({ at, ...parts })));
  const words = joined.filter(({ word }) => short(word)).slice(0, maxNeighbours);
  const [similar, { known }] = await Promise.all([
    similarWords(read, [...runs, ...words.map(({ word }) => word)].map(foldWord)),
    knownAmong(read, runs.flatMap(slipsOf).map(foldWord), []),
  ]);
  const likely = (written: string) =>
    similar.get(foldWord(written))?.find(({ word }) => isLikely(foldWord(written), word))?.written;
  const undone = (written: string) => slipsOf(written).find((slip) => known.has(foldWord(slip)));
  const corrected = (written: string) => undone(written) ?? likely(written);
  const wholes = runs.some(corrected) ? [found.map((run) => corrected(run) ?? run).join(' ')] : [];
  const parts = words.flatMap(({ at, before, word, after }) => {
    const right = corrected(word);
    return right ? [found.with(at, `${before}${right}${after}`).join(' ')] : [];
  });
  return [...wholes, ...parts].slice(0, maxCorrected);
}

/** Whether a run as a whole may be one word with an error in it. */
const isCorrectable = (run: string): boolean =>
  /^(?:[\p{Script=Thai}\p{M}]+|[\p{Script=Katakana}ー]+|\p{Script=Han}{3,6})$/u.test(run);

/** Short Chinese words have many neighbours: one character may be another one that differs in one letter when it is spoken. */
function isLikely(typed: string, word: string): boolean {
  if (!/^\p{Script=Han}+$/u.test(typed)) return true;
  const [a, b] = [[...typed], [...word]];
  const others = a.filter((character, at) => character !== b[at]);
  return a.length === b.length && others.length === 1 && editDistance(soundOf(typed), soundOf(word)) < 2;
}

/** A run of characters with one slip undone, in every way: two neighbours exchanged, or a small kana written large or the other way round. */
function slipsOf(run: string): string[] {
  if (!/^[\p{Script=Han}\p{Script=Katakana}ー]+$/u.test(run)) return [];
  const characters = [...run];
  const exchanged = characters.slice(1).map((character, at) => characters.toSpliced(at, 2, character, characters[at]!));
  const resized = characters.flatMap((kana, at) => {
    const other = otherSize.get(kana);
    return other ? [characters.with(at, other)] : [];
  });
  return [...exchanged, ...resized].map((slip) => slip.join('')).filter((slip) => slip !== run);
}

/** By each kana that is written in two sizes, the other one. */
const otherSize: ReadonlyMap<string, string> = new Map(
  ['アァ', 'イィ', 'ウゥ', 'エェ', 'オォ', 'ツッ', 'ヤャ', 'ユュ', 'ヨョ'].flatMap(([large, small]) => [
    [large!, small!] as const,
    [small!, large!] as const,
  ]),
);

/** Two or three neighbouring pieces of a longer run of Thai, with what stands before and after them. */
function neighbours(run: string): { before: string; word: string; after: string }[] {
  if (!/^[\p{Script=Thai}\p{M}]+$/u.test(run)) return [];
  const pieces = segmentRun(run, 'th');
  return pieces.flatMap((_, from) =>
    [2, 3]
      .filter((count) => from + count <= pieces.length && count < pieces.length)
      .map((count) => ({
        before: pieces.slice(0, from).join(''),
        word: pieces.slice(from, from + count).join(''),
        after: pieces.slice(from + count).join(''),
      })),
  );
}
