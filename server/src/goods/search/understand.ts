import type { Read } from '../../base/db/database.ts';
import { foldWord } from './fold.ts';
import { onOtherLayouts } from './layouts.ts';
import { allOf, anyOf, type Term, type WordQuery } from './search-query.ts';
import { withIndexedNames } from './indexed-names.ts';
import { neededGoods, type NeededTerm } from './goods-for-need.ts';
import { goodsLexicon } from './named-goods.ts';
import { correctedRuns } from './corrected-runs.ts';
import { areTogether, merged, readCombinations, type Combination } from './read-combinations.ts';
import { resolveTerms, type ResolvedWords } from './resolve-terms.ts';
import { isRealWord } from './real-words.ts';
import { allPieces } from './search-words.ts';

/** What a search means that found nothing as it was typed. */
export interface Understood {
  readonly query: WordQuery;
  /** Finds what has less of the words too: shown behind what the query finds where that is little. */
  readonly most: WordQuery;
  /** The words with their typing errors corrected; null where there are none. */
  readonly meant: string | null;
  /** What is asked for is not sold: the query finds things that have something of it. */
  readonly near: boolean;
}

/**
 * Finds out what a search means: words are taken out of runs, compounds are split, typing errors corrected, and those terms
 * are kept that products have together. A rare term says more than a common one. Where no product has all of them, the search is read
 * with names that shoppers use replaced, then with slips in its runs undone, and where little of it is known as typed on the keyboard of
 * another language. Each of these counts only if some product has all of it: of many letters a part means something on any keyboard.
 *
 * A question that names nothing is also taken for the goods that people need who say such things.
 *
 * @param isTyping the text is not complete, so it is no question yet
 * @returns null where no product has any of the terms in its title, options or synonyms
 */
export async function understand(read: Read, text: string, isTyping = false): Promise<Understood | null> {
  const needed = isTyping ? [] : await neededGoods(text);
  const understood = await understandWords(read, await resolveTerms(read, text), needed);
  const isFound = understood?.isWhole === true && !understood.near;
  if (isFound && understood.meant === null) return understood;
  const named = await withIndexedNames(text);
  const renamed = named === null ? null : await understandWhole(read, named, needed);
  if (renamed) return renamed;
  if (isFound) return understood;
  const isNear = understood === null || understood.near;
  const corrected = await correctedRuns(read, text);
  for (const typed of [...corrected, ...(isNear && !(await isOfRealWords(text)) ? onOtherLayouts(text) : [])]) {
    const other = await understandWhole(read, typed, needed);
    if (other) return { ...other, meant: typed };
  }
  return understood;
}

/** Whether all of a text are words of Latin letters that are real, so that it was not typed for another keyboard. */
async function isOfRealWords(text: string): Promise<boolean> {
  const goods = await goodsLexicon();
  return allPieces(text).every(({ kind, text: word, written }) => kind === 'word' && isRealWord(goods, word, written));
}

interface UnderstoodWords extends Understood {
  /** Some products have all of its terms. */
  readonly isWhole: boolean;
}

/** What another reading of the text means, if some product has all of its words as they are. */
async function understandWhole(
  read: Read,
  text: string,
  needed: readonly NeededTerm[],
): Promise<UnderstoodWords | null> {
  const words = await resolveTerms(read, text);
  if (words.meant !== null || !(await areTogether(read, words.terms))) return null;
  const understood = await understandWords(read, words, needed);
  return understood?.isWhole ? understood : null;
}

/** @param needed what the text may be about without naming it, which counts where no product has all of the words */
async function understandWords(
  read: Read,
  { terms: resolved, meant }: ResolvedWords,
  needed: readonly NeededTerm[],
): Promise<UnderstoodWords | null> {
  if (resolved.length + needed.length === 0) return null;
  const { terms, combinations } = await firstCombinations(read, resolved, needed);
  if (combinations.length === 0) return { query: anyOf(terms), most: anyOf(terms), meant, near: true, isWhole: false };
  const { names } = await goodsLexicon();
  const isGoods = (text: string) => names.has(text);
  const ofWords = withoutNeeds(combinations, resolved.length);
  const isWhole = ofWords.some(({ bits }) => bits === allBits(resolved.length));
  const byWords = bestCombinations(terms.slice(0, resolved.length), ofWords, isGoods);
  // A short search names one thing, so most of it must be found; of a question a part says what is meant.
  const isUnsaid = byWords.share < (resolved.length < 4 ? 0.6 : resolved.length < 6 ? 0.4 : 0.2);
  if (needed.length === 0 || (isWhole && !isUnsaid)) {
    const words = terms.slice(0, resolved.length);
    // What has all of its terms is searched for as if it had been typed so.
    const isAll = byWords.best.length === 1 && byWords.best[0]!.bits === allBits(words.length);
    const query = isAll ? allOf(words) : anyCombination(words, byWords.best);
    return { query, most: anyCombination(words, byWords.good), meant, near: isUnsaid, isWhole };
  }
  const { best, good, share } = bestCombinations(terms, combinations, isGoods);
  // What is most likely asked for is of a kind that no product is of, and that would not be sold under another name.
  const kinds = needed.map(({ isTelling }, index) => ({
    isTelling,
    isSold: combinations.some(({ bits }) => has(bits, resolved.length + index)),
  }));
  const isUnsold = !kinds.find(({ isTelling, isSold }) => isTelling || isSold)?.isSold;
  return {
    query: anyCombination(terms, best),
    most: anyCombination(terms, good),
    meant,
    near: isUnsold ? !isWhole : isUnsaid && share < enoughNeeded,
    isWhole,
  };
}

const allBits = (count: number): number => 2 ** count - 1;

/** The combinations of the first so many terms. */
const withoutNeeds = (combinations: readonly Combination[], count: number): Combination[] =>
  merged(
    combinations.map(({ bits, heads, ...rest }) => ({
      ...rest,
      bits: bits & allBits(count),
      heads: heads & allBits(count),
    })),
  );

/** Of the terms; where no product has any of them, of most pairs of the unknown runs. */
async function firstCombinations(
  read: Read,
  resolved: readonly Term[],
  needed: readonly NeededTerm[],
): Promise<{ terms: readonly (Term | NeededTerm)[]; combinations: Combination[] }> {
  const terms = [...resolved, ...needed];
  const combinations = await readCombinations(read, terms);
  const loose = terms.map((term) => (term.loose ? { ...term, broad: term.loose } : term));
  const isKnown = withoutNeeds(combinations, resolved.length).length > 0;
  return isKnown || !terms.some((term) => term.loose)
    ? { terms, combinations }
    : { terms: loose, combinations: await readCombinations(read, loose) };
}

/** What a term counts that one of so many products has. */
const commonness = 3_000;
/** How much more a term counts that says what is asked for. */
const headWeight = 1.6;
/** The same of what shops sell, in a question, where it may stand anywhere. */
const goodsWeight = 2;

/** The same of what a question is about, where all of it is said of such goods: as much as this many times all of its words. */
const needWeight = 2;

/** Where words and need together weigh so much of all words, what is asked for is sold. */
const enoughNeeded = 0.6;

/** Whom goods are for, which also stands behind them. */
const audiences: ReadonlySet<string> = new Set(
  [
    '男',
    '女',
    '男士',
    '女士',
    '男式',
    '女式',
    '男款',
    '女款',
    '儿童',
    '大人',
    'メンズ',
    'レディース',
    'キッズ',
    '男性用',
    '女性用',
    '子供用',
    '남자',
    '여자',
    '남성',
    '여성',
    '남성용',
    '여성용',
    '아동',
    '아동용',
    '유아용',
  ].map(foldWord),
);

/**
 * What is asked for stands at the end of the words, in Thai at the beginning. In English it is the last word that products are called
 * by, since others may follow it: `toothbrush kids`.
 */
function headTerm(terms: readonly Term[], combinations: readonly Combination[]): number {
  if (terms.length > 3) return -1;
  if (/\p{Script=Thai}/u.test(terms[0]!.text)) return 0;
  const heads = combinations.reduce((all, combination) => all | combination.heads, 0);
  const isEnglish = heads > 0 && terms.every(({ text }) => /^\P{L}*\p{Script=Latin}/u.test(text));
  return terms.findLastIndex(({ text }, index) => (isEnglish ? has(heads, index) : !audiences.has(text)));
}

/** A combination that counts nearly as much as the best one is as good. */
const asGood = 0.8;
/** One that counts so much is shown behind the best ones, where they find little. */
const asGoodBehind = 0.55;
const maxCombinations = 12;

function bestCombinations(
  terms: readonly (Term | NeededTerm)[],
  combinations: readonly Combination[],
  isGoods: (text: string) => boolean,
): { best: Combination[]; good: Combination[]; share: number } {
  if (combinations.length === 0) return { best: [], good: [], share: 0 };
  const isNeeded = terms.map((term) => 'likeness' in term);
  const head = isNeeded.includes(true) ? -1 : headTerm(terms, combinations);
  const weights = terms.map(({ text }, index) => {
    if (isNeeded[index]) return 0;
    const products = combinations.reduce((sum, { bits, count }) => sum + (has(bits, index) ? count : 0), 0);
    return (
      Math.log(1 + commonness / (products + 1)) *
      (index === head ? headWeight : head < 0 && isGoods(text) ? goodsWeight : 1) *
      (/^\p{Script=Han}$/u.test(text) ? 0.6 : 1)
    );
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const needs = terms.map((term) => ('likeness' in term ? needWeight * term.likeness * all : 0));
  // A product that answers a question in two ways is not what is asked for twice.
  const weigh = ({ bits }: Combination) =>
    weights.reduce((sum, weight, index) => sum + (has(bits, index) ? weight : 0), 0) +
    Math.max(...needs.map((weight, index) => (has(bits, index) ? weight : 0)));
  const sorted = combinations.toSorted((a, b) => weigh(b) - weigh(a));
  const most = weigh(sorted[0]!);
  const from = (share: number) => smallest(sorted.filter((combination) => weigh(combination) >= most * share));
  return {
    best: from(asGood),
    good: from(asGoodBehind),
    share: most / all,
  };
}

/** What has all terms of another combination is found by that one too. */
const smallest = (combinations: readonly Combination[]): Combination[] =>
  combinations
    .filter(({ bits }) => !combinations.some((other) => other.bits !== bits && (other.bits & bits) === other.bits))
    .slice(0, maxCombinations);

const has = (bits: number, index: number): boolean => (bits & (2 ** index)) !== 0;

function anyCombination(terms: readonly Term[], combinations: readonly Combination[]): WordQuery {
  const query = (part: 'broad' | 'exact') =>
    combinations
      .map(({ bits }) => `(${terms.flatMap((term, index) => (has(bits, index) ? [term[part]] : [])).join(' & ')})`)
      .join(' | ');
  return { match: query('broad'), close: anyOf(terms).close, terms: Math.max(terms.length, 2), isGoods: false };
}
