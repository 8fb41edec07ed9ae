import { locales, type Locale } from '@tradewind/contract/base/locales';
import type { LocalTexts, StoredOption } from '../../base/db/tables.ts';
import { foldWord } from './fold.ts';
import { generalSynonyms } from './general-synonyms.ts';
import { headPhrases, headWords } from './heads.ts';
import { pieces, segmentRun, type Field } from './search-words.ts';
import { synonymTable, type Meaning } from './synonym-table.ts';

/**
 * The synonyms of the words in a product's titles and options, in all languages: any word of a row in a title adds the whole
 * row, and with the weight of what the product is where the word says so. They are added when a product is indexed, so that
 * searches don't get slower.
 */
export function synonymsOf(category: string, titles: LocalTexts, options: readonly StoredOption[]): Field[] {
  const inTitles = locales.map((locale) => spaced(titles[locale] ?? ''));
  const inAll = locales.map((locale, index) => inTitles[index]! + optionWords(options, locale));
  const heads = locales.map((locale) => spacedPhrases(titles[locale] ?? '', locale));
  const found = [...rowsWith(foldedRows(category), inTitles), ...rowsWith(foldedGeneral(), inAll)];
  return found.flatMap(({ words, row, heads: ofRow }) => {
    const isHead = words.some((inLanguage, index) =>
      inLanguage.some((word) => heads[index]!.some((phrase) => endsWith(phrase, word, locales[index]!))),
    );
    return locales.flatMap((locale, index): Field[] => [
      { text: row[index]!.replaceAll('/', ' · '), locale, weight: isHead ? 'B' : 'C' },
      ...(isHead ? [{ text: ofRow[index]!, locale, weight: 'A' as const }] : []),
    ]);
  });
}

const optionWords = (options: readonly StoredOption[], locale: Locale): string =>
  options.map(({ values }) => values.map(({ texts }) => spaced(texts[locale] ?? '')).join('')).join('');

interface FoldedRow {
  readonly row: Meaning;
  readonly words: readonly (readonly string[])[];
  /** In each language the words that say what the things are: `case` of `phone case`. */
  readonly heads: readonly string[];
}

const rowsWith = (rows: readonly FoldedRow[], texts: readonly string[]): FoldedRow[] =>
  rows.filter(({ words }) =>
    words.some((inLanguage, index) => inLanguage.some((word) => texts[index]!.includes(word))),
  );

const cachedRows = new Map<string, FoldedRow[]>();

function foldedRows(category: string): FoldedRow[] {
  let rows = cachedRows.get(category);
  if (!rows) {
    const table = Object.hasOwn(synonymTable, category) ? synonymTable[category as keyof typeof synonymTable] : [];
    rows = table.map(foldedRow);
    cachedRows.set(category, rows);
  }
  return rows;
}

let general: FoldedRow[] | undefined;
const foldedGeneral = (): FoldedRow[] => (general ??= generalSynonyms.map(foldedRow));

const foldedRow = (row: Meaning): FoldedRow => ({
  row,
  words: row.map((words, index) => words.split('/').flatMap((word) => searchedText(word, locales[index]!))),
  heads: row.map((words, index) =>
    words
      .split('/')
      .flatMap((word) => headWords(word, locales[index]!))
      .join(' · '),
  ),
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
