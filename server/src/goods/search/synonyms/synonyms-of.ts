import { locales, type Locale } from '@tradewind/contract/base/locales';
import type { LocalTexts, StoredOption } from '../../../base/db/tables.ts';
import { foldWord, tonedThai } from '../fold.ts';
import { headPhrases, headWords } from '../heads.ts';
import { pieces, segmentRun, type Field } from '../search-words.ts';
import type { SynonymGroup } from './default-synonyms.ts';

/** Groups of synonyms, prepared for comparison with titles. */
export interface Synonyms {
  readonly general: GroupIndex;
  readonly byCategory: ReadonlyMap<string, GroupIndex>;
}

/** Groups, and for each language their words by the first two characters, so that a title isn't compared with every word. */
interface GroupIndex {
  readonly groups: readonly FoldedGroup[];
  readonly words: readonly ReadonlyMap<string, readonly IndexedWord[]>[];
}

interface IndexedWord {
  readonly word: string;
  /** Of its group, among the groups. */
  readonly place: number;
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
    general: indexOf(byCategory.get(null) ?? []),
    byCategory: new Map(
      [...byCategory].flatMap(([category, inCategory]) =>
        category === null ? [] : [[category, indexOf(inCategory)] as const],
      ),
    ),
  };
}

function indexOf(inCategory: readonly SynonymGroup[]): GroupIndex {
  const groups = inCategory.map(foldedGroup);
  return {
    groups,
    words: locales.map((_, language) =>
      Map.groupBy(
        groups.flatMap(({ words }, place) => words[language]!.map((word) => ({ word, place }))),
        ({ word }) => word.slice(0, 2),
      ),
    ),
  };
}

/**
 * The synonyms of the words in a product's titles and options, in all languages: any word of a group in a title adds the whole
 * group, and where the word says what the product is, what the group says so, so that bicycles stand before bells of bicycles. They weigh
 * less than what a product is called itself. They are added when a product is indexed, so that searches don't get slower.
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
    ...categories.flatMap((category) => groupsWith(synonyms.byCategory.get(category), inTitles)),
    ...groupsWith(synonyms.general, inAll),
  ];
  return found.flatMap(({ words, texts, heads: ofGroup }) => {
    const isHead = words.some((inLanguage, index) =>
      inLanguage.some((word) => heads[index]!.some((phrase) => endsWith(phrase, word, locales[index]!))),
    );
    return locales.flatMap((locale, index): Field[] => [
      { text: texts[index]!, locale, weight: 'C' },
      ...(isHead ? [{ text: ofGroup[index]!, locale, weight: 'B' as const }] : []),
    ]);
  });
}

const optionWords = (options: readonly StoredOption[], locale: Locale): string =>
  options.map(({ values }) => values.map(({ texts }) => spaced(texts[locale] ?? '')).join('')).join('');

/** The groups that have a word in the texts of its language, in their order. */
function groupsWith(index: GroupIndex | undefined, texts: readonly string[]): FoldedGroup[] {
  if (!index) return [];
  const places = new Set<number>();
  for (const [language, text] of texts.entries()) {
    const words = index.words[language]!;
    for (let at = 0; at < text.length - 1; at += 1) {
      for (const { word, place } of words.get(text.slice(at, at + 2)) ?? []) {
        if (text.startsWith(word, at)) places.add(place);
      }
    }
  }
  return [...places].toSorted((one, other) => one - other).map((place) => index.groups[place]!);
}

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
    .map((word) => tonedThai(word) ?? foldWord(word))
    .join(' ')} `;

/**
 * English and Korean separate words, so "pin" must not match "pink"; words of other languages match anywhere in a title, if they
 * are of at least two characters. Two kana don't: where the segmenter doesn't know a word, such as テイスティング, it finds いす in it.
 */
function searchedText(word: string, locale: Locale): string[] {
  const folded = spaced(word);
  if (folded.trim() === '' || /^\p{Script=Hiragana}{1,2}$/u.test(word)) return [];
  if (locale === 'en') return [folded];
  if (locale === 'ko') return [folded.trim().length < 2 ? folded : folded.trimEnd()];
  return /^\s[\p{Script=Katakana}ー ]+$/u.test(folded) ||
    [...folded.trim()].length < 2 ||
    (locale === 'th' && foldWord(folded.trim()).length < 4)
    ? [folded]
    : [folded.trim()];
}
