import { locales } from '@tradewind/contract/base/locales';
import { inTurns } from '../../base/in-turns.ts';
import { foldWord, placesLeft } from './fold.ts';
import { allPieces } from './search-words.ts';
import { askedNames } from './synonyms/asked-names/index.ts';
import { defaultSynonyms } from './synonyms/default-synonyms.ts';
import { textsOf } from './synonyms/listed-texts.ts';

/** A name has no more words than this. */
const maxWords = 4;
/** A name within a run has no more characters than this. */
const longestInRun = 12;

/** Groups that are worked on without a break. */
const atOnce = 20;
/** In a longer run a name may begin where none is meant. */
const longestRun = 20;

type Names = ReadonlyMap<string, string>;

let preparing: Promise<Names> | undefined;

/**
 * By each name that shoppers use, as folded words joined by spaces, the word of its group that products are indexed by. Prepared for the first
 * search that finds nothing as it was typed, with requests in between, and then kept.
 */
const indexedNames = (): Promise<Names> => (preparing ??= prepare());

async function prepare(): Promise<Names> {
  const names = new Map<string, string>();
  for await (const [id, lists] of inTurns(Object.entries(askedNames), atOnce)) {
    const { words } = defaultSynonyms.get(id)!;
    for (const locale of locales) {
      const [indexed] = words[locale];
      if (indexed) for (const name of textsOf(lists, locale)) names.set(keyOf(allPieces(name)), indexed);
    }
  }
  return names;
}

const keyOf = (pieces: readonly { text: string }[]): string => pieces.map(({ text }) => foldWord(text)).join(' ');

/**
 * A search text with the names that shoppers use replaced by those that products are indexed by: `モバブ` becomes モバイルバッテリー. Names
 * are whole words, and in scripts without spaces also parts of a run; the longest one is taken.
 *
 * @returns null for a text without such a name
 */
export async function withIndexedNames(text: string): Promise<string | null> {
  const names = await indexedNames();
  const found = allPieces(text);
  const renamed: string[] = [];
  let isRenamed = false;
  for (let at = 0; at < found.length;) {
    const count = wordsOfName(names, found, at);
    const name = count > 0 ? names.get(keyOf(found.slice(at, at + count))) : undefined;
    const { kind, written } = found[at]!;
    const inRun = name === undefined && kind === 'run' ? renamedRun(names, written) : null;
    renamed.push(name ?? inRun ?? written);
    isRenamed ||= name !== undefined || inRun !== null;
    at += Math.max(count, 1);
  }
  return isRenamed ? renamed.join(' ') : null;
}

/** How many of these words are one name, at most; 0 for none. */
function wordsOfName(names: Names, found: readonly { text: string }[], at: number): number {
  for (let count = Math.min(maxWords, found.length - at); count > 0; count -= 1)
    if (names.has(keyOf(found.slice(at, at + count)))) return count;
  return 0;
}

/** A run with its first name replaced; null for one without a name. */
function renamedRun(names: Names, run: string): string | null {
  const characters = [...run];
  if (characters.length > longestRun) return null;
  const folded = [...foldWord(run)];
  const places = placesLeft(run);
  for (let from = 0; from < folded.length - 1; from += 1)
    for (let to = Math.min(from + longestInRun, folded.length); to > from + 1; to -= 1) {
      const name = names.get(folded.slice(from, to).join(''));
      if (name === undefined) continue;
      const before = characters.slice(0, places[from]).join('');
      const after = characters.slice(places[to] ?? characters.length).join('');
      return [before, name, after].filter(Boolean).join(' ');
    }
  return null;
}
