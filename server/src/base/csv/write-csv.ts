import { stringify } from 'csv-stringify/sync';

/**
 * Writes rows as CSV (RFC 4180), with a byte order mark so that spreadsheets detect UTF-8. Cells may hold text typed by
 * users: one that a spreadsheet would run as a formula gets a leading apostrophe; a negative number stays a number.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(escapeFormula)),
    // By default the writer quotes only cells that hold its own row delimiter; readers also end a row at a lone line feed.
    { bom: true, record_delimiter: 'windows', quote_record_delimiter: true },
  );
}

/** Spreadsheets also accept the full-width forms of these signs. */
const formula = /^[=+\-@\t\r＝＋－＠]/;
const negativeNumber = /^-\d+(\.\d+)?$/;

const escapeFormula = (cell: string): string => (formula.test(cell) && !negativeNumber.test(cell) ? `'${cell}` : cell);
