import { locales, type Locale } from '@tradewind/contract/base/locales';
import type { LocalTexts } from '../../base/db/tables.ts';
import { pieces } from './search-words.ts';
import { synonymTable, type Meaning } from './synonym-table.ts';

interface Meant {
  readonly text: string;
  readonly locale: Locale;
}

/**
 * What else the things that these titles name are called, in all languages: any of a row's words in a title brings the
 * whole row. Words are added when a product is indexed, so that a search costs nothing more for them.
 */
export function sameMeaning(category: string, titles: LocalTexts): Meant[] {
  const folded = locales.map((locale) => spaced(titles[locale] ?? ''));
  return foldedRows(category)
    .filter(({ words }) => words.some((inLanguage, index) => inLanguage.some((word) => folded[index]!.includes(word))))
    .flatMap(({ row }) => locales.map((locale, index) => ({ text: row[index]!.replaceAll('/', ' · '), locale })));
}

interface FoldedRow {
  readonly row: Meaning;
  readonly words: readonly (readonly string[])[];
}

const known = new Map<string, FoldedRow[]>();

function foldedRows(category: string): FoldedRow[] {
  let rows = known.get(category);
  if (!rows) {
    const table = Object.hasOwn(synonymTable, category) ? synonymTable[category as keyof typeof synonymTable] : [];
    rows = table.map((row) => ({
      row,
      words: row.map((words, index) => words.split('/').map((word) => sought(word, locales[index]!))),
    }));
    known.set(category, rows);
  }
  return rows;
}

/** A text as its folded words with a space around each. */
const spaced = (text: string): string =>
  ` ${pieces(text)
    .map(({ text: word }) => word)
    .join(' ')} `;

/** English and Korean part their words, so that "pin" is not found in "pink"; the others are looked for anywhere. */
function sought(word: string, locale: Locale): string {
  const wanted = spaced(word);
  if (locale === 'en') return wanted;
  return locale === 'ko' ? wanted.trimEnd() : wanted.trim();
}
