import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRow {
  /** Where it stands in the text, from 1. */
  line: number;
  /** Without the spaces around them. */
  cells: string[];
}

/** The text is no CSV: a quoted cell of this line does not end as it should. */
export class UnreadableCsv extends Error {
  readonly line: number;

  constructor(line: number, cause: unknown) {
    super('The CSV cannot be read', { cause });
    this.line = line;
  }
}

/**
 * Reads CSV as spreadsheets and banks write it: cells parted by comma, semicolon or tab, quoted or not. Rows may be of
 * different lengths, and those without any text are left out.
 *
 * @throws UnreadableCsv when a quoted cell does not end as it should.
 */
export function readCsv(text: string): CsvRow[] {
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError && typeof error.lines === 'number') throw new UnreadableCsv(error.lines, error);
    throw error;
  }
}
