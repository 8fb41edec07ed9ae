import type { Read } from '../../base/db/database.ts';
import { fittingWords } from './fitting-words.ts';
import { foldWord } from './fold.ts';
import { writtenSlips } from './written-slips.ts';
import { longestMistyped, maxMistyped } from './resolve-terms.ts';
import { allPieces, segmentRun } from './search-words.ts';
import { soundOf } from './sounds.ts';
import { editDistance, knownAmong, similarWords } from './vocabulary.ts';

/** So many ways are tried in which a text may have been mistyped. */
const maxCorrected = 5;
/** So many of them are slips of writing. */
const maxSlips = 3;
/** So many pairs and triples of neighbours are looked up. */
const maxNeighbours = 12;

/**
 * Search texts with their runs corrected, where the segmenter makes pieces that are known by accident: of a loanword of Thai or katakana that is
 * spelt by ear, of a word with a wrong letter, of a Chinese one with a wrong character that sounds nearly the same, and of one with two characters
 * exchanged. First the text with its runs corrected as wholes, then with slips of writing undone, then with
 * parts of a run corrected as a word: neighbouring pieces of Thai, ends of a Chinese one, one of two words of katakana.
 */
export async function correctedRuns(read: Read, text: string): Promise<string[]> {
  const found = allPieces(text).map(({ written }) => written);
  const short = (written: string) => foldWord(written).length <= longestMistyped;
  const runs = found.filter((written) => isCorrectable(written) && short(written)).slice(0, maxMistyped);
  const joined = found.flatMap((written, at) => neighbours(written).map((parts) => ({ at, ...parts })));
  const cut = found.flatMap((written, at) => cutsOf(written).map((parts) => ({ at, ...parts })));
  const slips = await writtenSlips(text);
  const { known } = await knownAmong(
    read,
    [
      ...runs.flatMap(exchanged),
      ...slips.map(({ word }) => word),
      ...cut.map(({ before, after }) => before + after),
    ].map(foldWord),
    [],
  );
  const beside = cut.filter(({ before, after }) => known.has(foldWord(before + after)));
  const words = [...joined.filter(({ word }) => short(word)), ...beside].slice(0, maxNeighbours);
  const similar = await similarWords(read, [...runs, ...words.map(({ word }) => word)].map(foldWord));
  const candidates = new Map(
    [...similar].flatMap(([typed, all]) => {
      const [first, ...others] = all.filter(({ word }) => isLikely(typed, word));
      return first ? [[typed, [first, ...others]] as const] : [];
    }),
  );
  const ofRuns = new Set(runs.map(foldWord));
  const fitting = await fittingWords(read, new Map([...candidates].filter(([typed]) => ofRuns.has(typed))), []);
  const likely = (written: string) => {
    const typed = foldWord(written);
    return (fitting.get(typed) ?? candidates.get(typed)?.[0])?.written;
  };
  const undone = (written: string) => exchanged(written).find((slip) => known.has(foldWord(slip)));
  const corrected = (written: string) => undone(written) ?? likely(written);
  const wholes = runs.some(corrected) ? [found.map((run) => corrected(run) ?? run).join(' ')] : [];
  const parts = words.flatMap(({ at, before, word, after }) => {
    const right = corrected(word);
    return right ? [found.with(at, `${before}${right}${after}`).join(' ')] : [];
  });
  const undoneSlips = slips.filter(({ word }) => known.has(foldWord(word))).map(({ text: asMeant }) => asMeant);
  return [...new Set([...wholes, ...[...new Set(undoneSlips)].slice(0, maxSlips), ...parts])].slice(0, maxCorrected);
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

/** A run with two neighbouring characters exchanged, in every way. */
function exchanged(run: string): string[] {
  if (!/^[\p{Script=Han}\p{Script=Katakana}ー]+$/u.test(run)) return [];
  const characters = [...run];
  return characters
    .slice(1)
    .map((character, at) => characters.toSpliced(at, 2, character, characters[at]!).join(''))
    .filter((other) => other !== run);
}

interface PartOfRun {
  readonly before: string;
  readonly word: string;
  readonly after: string;
}

/** What may be a mistyped word within a longer run, with what stands before and after it. */
function neighbours(run: string): PartOfRun[] {
  if (/^\p{Script=Han}{4,8}$/u.test(run)) return endsOf([...run]);
  if (!/^[\p{Script=Thai}\p{M}]+$/u.test(run)) return [];
  const pieces = segmentRun(run, 'th');
  return pieces.flatMap((_, from) =>
    [2, 3]
      .filter((count) => from + count <= pieces.length && count < pieces.length)
      .map((count) => partOf(pieces, from, from + count)),
  );
}

const partOf = (pieces: readonly string[], from: number, to: number): PartOfRun => ({
  before: pieces.slice(0, from).join(''),
  word: pieces.slice(from, to).join(''),
  after: pieces.slice(to).join(''),
});

/** The two words of a compound of katakana, of which one is known: モニターヘドホン. */
function cutsOf(run: string): PartOfRun[] {
  const characters = [...run];
  if (characters.length < 5 || !/^[\p{Script=Katakana}ー]+$/u.test(run)) return [];
  return characters.slice(3).flatMap((_, index) => {
    const at = index + 2;
    return [partOf(characters, at, characters.length), partOf(characters, 0, at)];
  });
}

/** A word at the end of a Chinese run, which says what is asked for, or at its beginning. */
const endsOf = (characters: readonly string[]): PartOfRun[] =>
  [2, 3, 4]
    .filter((count) => count < characters.length)
    .flatMap((count) => [
      partOf(characters, characters.length - count, characters.length),
      partOf(characters, 0, count),
    ]);
