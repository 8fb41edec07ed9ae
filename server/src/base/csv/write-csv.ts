import { stringify } from 'csv-stringify/sync';

/**
 * Rows as CSV (RFC 4180), with the byte order mark by which spreadsheets know UTF-8. Cells are often typed by strangers:
 * what a spreadsheet would run as a formula gets a leading apostrophe and is shown as text; a negative number stays one.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(harmless)),
    // With delimiters of its own the writer quotes only what holds these; a lone line feed ends a row for readers too.
    { bom: true, record_delimiter: 'windows', quote_record_delimiter: true },
  );
}

/** Spreadsheets take the full-width spellings of the signs for the signs themselves. */
const formula = /^[=+\-@\t\r＝＋－＠]/;
const negativeNumber = /^-\d+(\.\d+)?$/;

const harmless = (cell: string): string => (formula.test(cell) && !negativeNumber.test(cell) ? `'${cell}` : cell);
