import type { FileRow } from './read-rows.ts';
import type { CellKey, ReadColumn } from './columns.ts';

/** The rows of a file that describe one product. */
export interface ProductRows {
  handle: string;
  /** At least one; the first one holds what is true of the whole product. */
  rows: FileRow[];
}

/** Groups rows by their handle, in the order of the file. Rows without one are products of their own, to be refused. */
export function groupRows(columns: readonly ReadColumn[], rows: readonly FileRow[]): ProductRows[] {
  const at = columns.findIndex(({ key }) => key === 'handle');
  const groups = new Map<string, ProductRows>();
  for (const row of rows) {
    const handle = (row.cells[at] ?? '').slice(0, 255);
    // A line number is no handle, since it has a space.
    const key = handle || `row ${row.line}`;
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { handle, rows: [row] });
  }
  return [...groups.values()];
}

/** Reads cells by what they are. */
export interface Cells {
  /** The text of a cell; empty also where the file has no such column. */
  text(row: FileRow, key: CellKey): string;
  /** The same as it is in the file. */
  raw(row: FileRow, key: CellKey): string;
  keys: readonly CellKey[];
  has(key: CellKey): boolean;
  /** The header of a column, for messages. */
  header(key: CellKey): string;
}

export function cellsOf(columns: readonly ReadColumn[]): Cells {
  const places = new Map(columns.map(({ key, header }, at) => [key, { at, header }]));
  const raw = (row: FileRow, key: CellKey) => {
    const place = places.get(key);
    return place ? (row.cells[place.at] ?? '') : '';
  };
  return {
    keys: columns.map(({ key }) => key),
    raw,
    text: (row, key) => unescaped(raw(row, key)),
    has: (key) => places.has(key),
    header: (key) => places.get(key)?.header ?? '',
  };
}

/** Takes the apostrophe away that `writeCsv` puts before what a spreadsheet would run as a formula. */
const unescaped = (cell: string): string => (/^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);
