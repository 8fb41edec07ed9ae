import { locales, type Locale } from '@tradewind/contract/base/locales';
import type { LocalTexts, StoredOption } from '../../../base/db/tables.ts';
import { foldWord } from '../fold.ts';
import { headPhrases, headWords } from '../heads.ts';
import { pieces, segmentRun, type Field } from '../search-words.ts';
import type { SynonymGroup } from './default-synonyms.ts';

/** Groups of synonyms, prepared for comparison with titles. */
export interface Synonyms {
  readonly general: readonly FoldedGroup[];
  readonly byCategory: ReadonlyMap<string, readonly FoldedGroup[]>;
}

interface FoldedGroup {
  readonly texts: readonly string[];
  readonly words: readonly (readonly string[])[];
  /** In each language the words that say what the things are: `case` of `phone case`. */
  readonly heads: readonly string[];
}

/** Prepares groups of synonyms for comparison with titles. */
export function foldSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const byCategory = Map.groupBy(groups, ({ category }) => category);
  return {
    general: byCategory.get(null)?.map(foldedGroup) ?? [],
    byCategory: new Map(
      [...byCategory].flatMap(([category, inCategory]) =>
        category === null ? [] : [[category, inCategory.map(foldedGroup)] as const],
      ),
    ),
  };
}

/**
 * The synonyms of the words in a product's titles and options, in all languages: any word of a group in a title adds the whole
 * group, and with the weight of what the product is where the word says so. They are added when a product is indexed, so that
 * searches don't get slower.
 *
 * @param categories of the product: its own one, and the one above
 */
export function synonymsOf(
  synonyms: Synonyms,
  categories: readonly string[],
  titles: LocalTexts,
  options: readonly StoredOption[],
): Field[] {
  const inTitles = locales.map((locale) => spaced(titles[locale] ?? ''));
  const inAll = locales.map((locale, index) => inTitles[index]! + optionWords(options, locale));
  const heads = locales.map((locale) => spacedPhrases(titles[locale] ?? '', locale));
  const found = [
    ...groupsWith(
      categories.flatMap((category) => synonyms.byCategory.get(category) ?? []),
      inTitles,
    ),
    ...groupsWith(synonyms.general, inAll),
  ];
  return found.flatMap(({ words, texts, heads: ofGroup }) => {
    const isHead = words.some((inLanguage, index) =>
      inLanguage.some((word) => heads[index]!.some((phrase) => endsWith(phrase, word, locales[index]!))),
    );
    return locales.flatMap((locale, index): Field[] => [
      { text: texts[index]!, locale, weight: isHead ? 'B' : 'C' },
      ...(isHead ? [{ text: ofGroup[index]!, locale, weight: 'A' as const }] : []),
    ]);
  });
}

const optionWords = (options: readonly StoredOption[], locale: Locale): string =>
  options.map(({ values }) => values.map(({ texts }) => spaced(texts[locale] ?? '')).join('')).join('');

const groupsWith = (groups: readonly FoldedGroup[], texts: readonly string[]): FoldedGroup[] =>
  groups.filter(({ words }) =>
    words.some((inLanguage, index) => inLanguage.some((word) => texts[index]!.includes(word))),
  );

const foldedGroup = ({ words }: SynonymGroup): FoldedGroup => ({
  texts: locales.map((locale) => words[locale].join(' · ')),
  words: locales.map((locale) => words[locale].flatMap((word) => searchedText(word, locale))),
  heads: locales.map((locale) => words[locale].flatMap((word) => headWords(word, locale)).join(' · ')),
});

const spacedPhrases = (title: string, locale: Locale): string[] => headPhrases(title, locale).map(spaced);

/** Whether a phrase names what the word names: at its end, in Thai at its beginning. */
const endsWith = (phrase: string, word: string, locale: Locale): boolean =>
  locale === 'th' ? phrase.trimStart().startsWith(word.trimStart()) : phrase.trimEnd().endsWith(word.trimEnd());

/** The folded words of a text, each surrounded by spaces; katakana is split into words, since ローブ ends グローブ. */
const spaced = (text: string): string =>
  ` ${pieces(text)
    .flatMap(({ text: word }) => (/\p{Script=Katakana}/u.test(word) ? segmentRun(word, 'ja') : [word]))
    .map(foldWord)
    .join(' ')} `;

/**
 * English and Korean separate words, so "pin" must not match "pink"; words of other languages match anywhere in a title, if they
 * are of at least two characters.
 */
function searchedText(word: string, locale: Locale): string[] {
  const folded = spaced(word);
  if (folded.trim() === '') return [];
  if (locale === 'en') return [folded];
  if (locale === 'ko') return [folded.trim().length < 2 ? folded : folded.trimEnd()];
  return /^\s[\p{Script=Katakana}ー ]+$/u.test(folded) ||
    [...folded.trim()].length < 2 ||
    (locale === 'th' && folded.trim().length < 4)
    ? [folded]
    : [folded.trim()];
}
