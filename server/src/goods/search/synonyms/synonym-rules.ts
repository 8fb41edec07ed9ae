import { locales, type Locale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import { foldText, foldWord } from '../fold.ts';
import { pieces } from '../search-words.ts';
import type { SynonymGroup, WordLists } from './default-synonyms.ts';

/** What a search compares of a word: `TV`, `tv` and `ＴＶ` are one word, and so are `phone` and `phones`. */
export const comparedWord = (word: string): string =>
  pieces(word)
    .map(({ text }) => foldWord(text))
    .join(' ');

/** Words as they are kept: each with single spaces. */
export const tidyWords = (words: WordLists): WordLists =>
  Object.fromEntries(
    locales.map((locale) => [locale, words[locale].map((word) => word.replaceAll(/\s+/gu, ' ').trim())]),
  ) as Record<Locale, string[]>;

/**
 * Whether words make a group. A group is not followed into another one, so groups can't run in a circle; what would be one is
 * two groups that say the same, or a word that stands for itself.
 *
 * @param others the groups beside it
 * @param before its words until now; null for a new one
 * @throws Refusal `synonym_unsearchable`, `synonym_repeated`, `synonym_single` or `synonym_known`, with the language
 */
export function checkGroup(
  { id, category, words }: SynonymGroup,
  others: Iterable<SynonymGroup>,
  before: WordLists | null,
): void {
  for (const locale of locales) {
    const compared = new Map<string, string>();
    for (const word of words[locale]) {
      const folded = comparedWord(word);
      // One letter stands in too many titles, and punctuation in none; a single Chinese character or Korean syllable is a word.
      if ([...folded].length < 2 && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(folded))
        refuse('synonym_unsearchable', { word }, [`words.${locale}`]);
      if (compared.has(folded)) refuse('synonym_repeated', { word }, [`words.${locale}`]);
      compared.set(folded, word);
    }
  }
  if (new Set(allWords(words).map(comparedWord)).size < 2) {
    refuse('synonym_single', {}, [`words.${firstLanguage(words)}`]);
  }
  const repeated = [...others].filter((other) => other.id !== id && covers(other.category, category));
  for (const { words: known } of repeated) requireNews(words, known, before);
}

/** Two words that already mean the same elsewhere belong there; what stood together before may stay. */
function requireNews(words: WordLists, known: WordLists, before: WordLists | null): void {
  for (const locale of locales) {
    const [elsewhere, kept] = [comparedWords(known[locale]), comparedWords(before?.[locale] ?? [])];
    const shared = words[locale].filter((word) => elsewhere.has(comparedWord(word)));
    const added = shared.find((word) => !kept.has(comparedWord(word)));
    const other = shared.find((word) => word !== added);
    if (added !== undefined && other !== undefined)
      refuse('synonym_known', { word: added, other }, [`words.${locale}`]);
  }
  const [first, second] = allWords(words);
  if (!before && isWithin(words, known))
    refuse('synonym_known', { word: first!, other: second! }, [`words.${firstLanguage(words)}`]);
}

const comparedWords = (words: readonly string[]): Set<string> => new Set(words.map(comparedWord));

const firstLanguage = (words: WordLists): Locale => locales.find((locale) => words[locale].length > 0) ?? 'en';

/** Whether one group says nothing that the other one doesn't. */
const isWithin = (words: WordLists, other: WordLists): boolean =>
  locales.every((locale) => {
    const known = comparedWords(other[locale]);
    return words[locale].every((word) => known.has(comparedWord(word)));
  });

/** Whether a group applies wherever one of the second category would. */
const covers = (one: string | null, other: string | null): boolean => one === other || one === null;

/** Whether a group has a word that contains this text. */
export const hasText = ({ words }: SynonymGroup, text: string, locale: Locale | undefined): boolean => {
  const wanted = foldText(text);
  return (locale ? [locale] : locales).some((one) => words[one].some((word) => foldText(word).includes(wanted)));
};

export const allWords = (words: WordLists): string[] => locales.flatMap((locale) => words[locale]);
