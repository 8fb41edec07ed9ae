import type { Read } from '../../base/db/database.ts';
import { foldWord } from './fold.ts';
import { longestMistyped, maxMistyped } from './resolve-terms.ts';
import { allPieces, segmentRun } from './search-words.ts';
import { similarWords } from './vocabulary.ts';

/** So many ways are tried in which a text may have been mistyped. */
const maxCorrected = 3;
/** So many pairs and triples of neighbours are looked up. */
const maxNeighbours = 12;

/**
 * Search texts with runs of Thai or katakana corrected: of a loanword that is spelt by ear, or of a word with a wrong letter, the segmenter
 * makes pieces, which may be known by accident. First the text with its runs corrected as wholes, then with neighbouring pieces of one run
 * corrected as a word.
 */
export async function correctedRuns(read: Read, text: string): Promise<string[]> {
  const found = allPieces(text).map(({ written }) => written);
  const isLoanword = (written: string) => /^(?:[\p{Script=Thai}\p{M}]+|[\p{Script=Katakana}ー]+)$/u.test(written);
  const short = (written: string) => foldWord(written).length <= longestMistyped;
  const runs = found.filter((written) => isLoanword(written) && short(written)).slice(0, maxMistyped);
  const joined = found.flatMap((written, at) => neighbours(written).map((parts) => ({ at, ...parts })));
  const words = joined.filter(({ word }) => short(word)).slice(0, maxNeighbours);
  const corrections = await similarWords(read, [...runs, ...words.map(({ word }) => word)].map(foldWord));
  const corrected = (written: string) => corrections.get(foldWord(written))?.[0].written;
  const wholes = runs.some(corrected) ? [found.map((run) => corrected(run) ?? run).join(' ')] : [];
  const parts = words.flatMap(({ at, before, word, after }) => {
    const right = corrected(word);
    return right ? [found.with(at, `${before}${right}${after}`).join(' ')] : [];
  });
  return [...wholes, ...parts].slice(0, maxCorrected);
}

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
