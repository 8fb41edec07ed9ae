import { locales, type Locale } from '@tradewind/contract/base/locales';
import type { LocalTexts } from '../../base/db/tables.ts';
import { pieces } from './search-words.ts';
import { synonymTable, type Meaning } from './synonym-table.ts';

interface Synonym {
  readonly text: string;
  readonly locale: Locale;
}

/**
 * The synonyms of the words in a product's titles, in all languages: any word of a row in a title adds the whole row.
 * Synonyms are added when a product is indexed, so that searches don't get slower.
 */
export function synonymsOf(category: string, titles: LocalTexts): Synonym[] {
  const folded = locales.map((locale) => spaced(titles[locale] ?? ''));
  return foldedRows(category)
    .filter(({ words }) => words.some((inLanguage, index) => inLanguage.some((word) => folded[index]!.includes(word))))
    .flatMap(({ row }) => locales.map((locale, index) => ({ text: row[index]!.replaceAll('/', ' · '), locale })));
}

interface FoldedRow {
  readonly row: Meaning;
  readonly words: readonly (readonly string[])[];
}

const cachedRows = new Map<string, FoldedRow[]>();

function foldedRows(category: string): FoldedRow[] {
  let rows = cachedRows.get(category);
  if (!rows) {
    const table = Object.hasOwn(synonymTable, category) ? synonymTable[category as keyof typeof synonymTable] : [];
    rows = table.map((row) => ({
      row,
      words: row.map((words, index) => words.split('/').map((word) => searchedText(word, locales[index]!))),
    }));
    cachedRows.set(category, rows);
  }
  return rows;
}

/** The folded words of a text, each surrounded by spaces. */
const spaced = (text: string): string =>
  ` ${pieces(text)
    .map(({ text: word }) => word)
    .join(' ')} `;

/** English and Korean separate words, so "pin" must not match "pink"; words of other languages match anywhere in a title. */
function searchedText(word: string, locale: Locale): string {
  const folded = spaced(word);
  if (locale === 'en') return folded;
  return locale === 'ko' ? folded.trimEnd() : folded.trim();
}
