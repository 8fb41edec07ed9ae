import { locales, type Locale } from '@tradewind/contract/base/locales';
import { inTurns } from '../../base/in-turns.ts';
import { koreanEnding } from './fillers.ts';
import { foldWord } from './fold.ts';
import { allOf, searchTerms, type Term } from './search-query.ts';
import { pair, pieces, wordsOfRun } from './search-words.ts';
import { isFiller } from './split-pieces.ts';
import { neededKinds, type NeededKind } from './synonyms/needs/needed-kinds.ts';

/** What goods of a kind are indexed by, of a kind that a question may be about. */
export interface NeededTerm extends Term {
  /** How much of the question is said of such goods; above 1 where it is said briefly. */
  readonly likeness: number;
  /** Whether such goods are not sold where no product has the term. */
  readonly isTelling: boolean;
}

/** A question has at least so many words; in scripts without spaces so many letters, where a loanword in katakana is one. */
const leastWords = 4;
const leastLetters = { han: 8, thai: 12 };
/** A product that has the words of a kind in so many languages is of that kind. */
const enoughWords = 2;
/** One of a kind that is not indexed has one of so many names of a language. */
const enoughNames = 2;
/** Kinds of goods that a question may be about. */
const maxKinds = 9;
/** Less of a question says nothing. */
const leastLikeness = 0.12;
/** A kind is not considered that is so much less like than the likeliest one. */
const nearlyAsLike = 0.5;
/** A pair of characters or words counts so much as a word. */
const pairWeight = 0.5;
/** What names goods says more of what is asked for than what is said of them. */
const nameWeight = 1.5;
/** What all phrases of a kind have together counts so much as the likeliest one. */
const togetherWeight = 0.3;
/** Long phrases have more words in common with anything, and so count less: of this power of what their words count. */
const lengthPower = 0.3;

/**
 * The goods that a question may be about, as terms of a search: of the kinds of which people say such things, the likeliest first. Nothing
 * for texts that are too short to be a question.
 */
export async function neededGoods(text: string): Promise<NeededTerm[]> {
  if (!isQuestion(text)) return [];
  const locale = languageOf(text);
  const likely = likeliest(await needIndex(locale), wordsSaid(text, locale));
  const least = Math.max(leastLikeness, (likely[0]?.likeness ?? 0) * nearlyAsLike);
  return likely
    .filter(({ likeness }) => likeness >= least)
    .map(({ kind, likeness }) => ({ ...termOfKind(kind, locale), likeness, isTelling: kind.isTelling }));
}

function isQuestion(text: string): boolean {
  const letters = (text.replaceAll(/[\p{Script=Katakana}ー]+/gu, 'カ').match(/\p{L}/gu) ?? []).length;
  switch (languageOf(text)) {
    case 'th':
      return letters >= leastLetters.thai;
    case 'ja':
    case 'zh-CN':
      return letters >= leastLetters.han;
    default:
      return pieces(text).length >= leastWords;
  }
}

function languageOf(text: string): Locale {
  if (/\p{Script=Thai}/u.test(text)) return 'th';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en';
}

/** Products of a kind that is indexed have its first words in all languages; one alone may be in a title by chance, two are not. */
function termOfKind({ id, indexed, names }: NeededKind, locale: Locale): Term {
  if (indexed === null) {
    const terms = locales.flatMap((one) => names(one).slice(0, enoughNames)).map((name) => allOf(searchTerms(name)));
    const any = `(${terms.map(({ match }) => `(${match})`).join(' | ')})`;
    return { text: id, broad: any, exact: any };
  }
  const first = [locale, ...locales.filter((one) => one !== locale)]
    .flatMap((one) => indexed[one].slice(0, 1))
    .slice(0, enoughWords);
  const own = indexed[locale].length > 0 ? indexed[locale] : first;
  const exact = own.flatMap((word) => searchTerms(word).map((term) => term.exact)).join(' | ');
  return {
    text: id,
    broad: `(${first.map((word) => `(${allOf(searchTerms(word)).match})`).join(' & ')})`,
    exact: `(${exact})`,
  };
}

/**
 * What people say of all kinds of goods in one language, in few arrays, since there are some ten thousand phrases. A saying is a phrase or a
 * name; it is known by its place.
 */
interface NeedIndex {
  /** By each word its place in what follows. */
  readonly places: ReadonlyMap<string, number>;
  /** The more, the fewer kinds of goods a word is said of. */
  readonly weights: Float32Array;
  /** Where the sayings of a word begin in `sayings`; those of the next word end them. */
  readonly starts: Uint32Array;
  readonly sayings: Uint32Array;
  /** By each saying the place of its kind, whether it is a name, and what its words weigh together. */
  readonly kindOf: Uint16Array;
  readonly isName: Uint8Array;
  readonly wholes: Float32Array;
}

/** Kinds that are worked on without a break. */
const atOnce = 10;

const preparing = new Map<Locale, Promise<NeedIndex>>();

/** Prepared for the first question in a language, with requests in between, and then kept. */
function needIndex(locale: Locale): Promise<NeedIndex> {
  const index = preparing.get(locale) ?? prepare(locale);
  preparing.set(locale, index);
  return index;
}

async function prepare(locale: Locale): Promise<NeedIndex> {
  const said: { kind: number; isName: boolean }[] = [];
  const words = new Map<string, number[]>();
  for await (const [kind, { names, phrases }] of inTurns(neededKinds.entries(), atOnce)) {
    for (const [isName, texts] of [
      [false, phrases(locale)],
      [true, names(locale)],
    ] as const) {
      for (const text of texts) {
        const saying = said.push({ kind, isName }) - 1;
        for (const word of wordsSaid(text, locale).keys()) {
          const sayings = words.get(word) ?? [];
          sayings.push(saying);
          words.set(word, sayings);
        }
      }
    }
  }
  const places = new Map<string, number>();
  const weights = new Float32Array(words.size);
  const starts = new Uint32Array(words.size + 1);
  const wholes = new Float32Array(said.length);
  for await (const [place, [word, sayings]] of inTurns([...words].entries(), atOnce * 200)) {
    places.set(word, place);
    starts[place + 1] = starts[place]! + sayings.length;
    const kinds = new Set(sayings.map((saying) => said[saying]!.kind));
    weights[place] = (isPair(word) ? pairWeight : 1) * rareness(kinds.size);
    for (const saying of sayings) wholes[saying]! += weights[place]!;
  }
  return {
    places,
    weights,
    starts,
    sayings: Uint32Array.from([...words.values()].flat()),
    kindOf: Uint16Array.from(said, ({ kind }) => kind),
    isName: Uint8Array.from(said, ({ isName }) => Number(isName)),
    wholes,
  };
}

/** What a word says that is said of so many of these kinds (BM25's weight). */
const rareness = (count: number): number => Math.log(1 + (neededKinds.length - count + 0.5) / (count + 0.5));

/** The folded words of a text without fillers, and the pairs of neighbours in its runs: of characters, in Thai of words. */
function wordsSaid(text: string, locale: Locale): Set<string> {
  const said = new Set<string>();
  for (const { kind, text: piece } of pieces(text)) {
    if (kind === 'word') {
      if (!isFiller(piece)) said.add(stemOf(piece));
      continue;
    }
    const run = foldWord(piece);
    const words =
      locale === 'ko' ? [run.replace(koreanEnding, '') || run] : wordsOfRun(piece, locale).map(({ word }) => word);
    for (const word of words) if (!isFiller(word) && /^(?:.{2,}|\p{Script=Han})$/u.test(word)) said.add(word);
    const parts = locale === 'th' ? words : [...run];
    for (const [at, part] of parts.slice(1).entries()) said.add(pair(parts[at]! + part));
  }
  return said;
}

const isPair = (word: string): boolean => word.startsWith(pair(''));

/** Without most endings of English. */
const stemOf = (word: string): string => (word.length > 5 ? word.replace(/(?:ing|ed|er|ly|e)$/u, '') : word);

interface Likely {
  readonly kind: NeededKind;
  readonly likeness: number;
}

/** The kinds that are spoken of with such words, up to {@link maxKinds}, by how much of the words are in a phrase, in a name, and in all phrases. */
function likeliest({ places, weights, starts, sayings, ...of }: NeedIndex, said: ReadonlySet<string>): Likely[] {
  const inSaying = new Map<number, number>();
  const scores = neededKinds.map((kind) => ({ kind, phrase: 0, name: 0, together: 0 }));
  let all = 0;
  for (const word of said) {
    const place = places.get(word);
    if (place === undefined) {
      all += (isPair(word) ? pairWeight : 1) * rareness(0);
      continue;
    }
    const weight = weights[place]!;
    all += weight;
    const phrases = new Map<number, number>();
    for (const saying of sayings.subarray(starts[place], starts[place + 1])) {
      inSaying.set(saying, (inSaying.get(saying) ?? 0) + weight);
      const kind = of.kindOf[saying]!;
      if (!of.isName[saying]) phrases.set(kind, (phrases.get(kind) ?? 0) + 1);
    }
    // Each further phrase with a word says less.
    for (const [kind, count] of phrases) scores[kind]!.together += (weight * 2 * count) / (count + 1);
  }
  for (const [saying, weight] of inSaying) {
    const score = scores[of.kindOf[saying]!]!;
    const part = of.isName[saying] ? 'name' : 'phrase';
    score[part] = Math.max(score[part], weight / of.wholes[saying]! ** lengthPower);
  }
  return scores
    .map(({ kind, phrase, name, together }) => ({
      kind,
      likeness: (phrase + nameWeight * name + togetherWeight * together) / (all || 1),
    }))
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, maxKinds);
}
