import { setImmediate as nextTurn } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';

/** Rows that are written before other requests have their turn. */
const slice = 500;

/**
 * Writes rows as CSV (RFC 4180), with a byte order mark so that spreadsheets detect UTF-8. Cells may hold text typed by
 * users: one that a spreadsheet would run as a formula gets a leading apostrophe; a negative number stays a number. A long
 * file is written in slices, between which other requests are handled.
 */
export async function writeCsv(rows: readonly (readonly string[])[]): Promise<string> {
  let csv = '';
  for (let from = 0; from < Math.max(1, rows.length); from += slice) {
    if (from > 0) await nextTurn();
    csv += csvPart(rows.slice(from, from + slice), from === 0);
  }
  return csv;
}

/** A part of a CSV. @param isFirst whether it starts the file, with the byte order mark */
export const csvPart = (rows: readonly (readonly string[])[], isFirst: boolean): string =>
  stringify(
    rows.map((cells) => cells.map(escapeFormula)),
    // By default the writer quotes only cells that hold its own row delimiter; readers also end a row at a lone line feed.
    { bom: isFirst, record_delimiter: 'windows', quote_record_delimiter: true },
  );

/**
 * Spreadsheets also accept the full-width forms of these signs. A text that has an apostrophe before such a sign gets one
 * more, so that whoever takes one away reads every text as it was.
 */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;
const negativeNumber = /^-\d+(\.\d+)?$/;

const escapeFormula = (cell: string): string => (formula.test(cell) && !negativeNumber.test(cell) ? `'${cell}` : cell);
