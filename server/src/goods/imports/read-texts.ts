import { locales, type Locale } from '@tradewind/contract/base/locales';
import type { LocalTexts } from '../../base/db/tables.ts';
import { isDeepStrictEqual } from 'node:util';
import type { CellKey, Field } from './columns.ts';
import type { Cells } from './group-rows.ts';
import type { Issues } from './issues.ts';
import type { FileRow } from './read-rows.ts';

/** What reading the rows of a product needs. */
export interface Reading {
  cells: Cells;
  issues: Issues;
  /** The language of columns that name none. */
  language: Locale;
}

/** The column that holds the text of a field in a language: the one that names it, else the general one. */
export function columnFor({ cells, language }: Reading, field: Field, locale: Locale): CellKey | null {
  const own = `${field} ${locale}` as CellKey;
  if (cells.has(own)) return own;
  return locale === language && cells.has(field) ? field : null;
}

/**
 * The texts of a field after a row: an empty cell takes a text away, a language without a column keeps what it has.
 *
 * @param limit characters
 */
export function readTexts(
  reading: Reading,
  row: FileRow,
  field: Field,
  { before, limit, clean = (text) => text }: { before: LocalTexts; limit: number; clean?: (text: string) => string },
): LocalTexts {
  const after: LocalTexts = { ...before };
  for (const locale of locales) {
    const key = columnFor(reading, field, locale);
    if (!key) continue;
    const text = clean(reading.cells.text(row, key)).trim();
    if (text.length > limit) reading.issues.add(row, key, 'cell_too_long', limit);
    if (text) after[locale] = text;
    else delete after[locale];
  }
  // The order of the languages says nothing.
  return isDeepStrictEqual(after, before) ? before : after;
}

/** Whether the file says anything about a field in any language. */
export const hasTexts = (reading: Reading, field: Field): boolean =>
  locales.some((locale) => columnFor(reading, field, locale) !== null);
