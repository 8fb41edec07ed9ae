import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRow {
  /** The line number, from 1. */
  line: number;
  /** Trimmed. */
  cells: string[];
}

/** The text is not valid CSV: a quoted cell of this line is not closed properly. */
export class UnreadableCsv extends Error {
  readonly line: number;

  constructor(line: number, cause: unknown) {
    super('The CSV cannot be read', { cause });
    this.line = line;
  }
}

/**
 * Reads CSV as spreadsheets and banks write it: cells separated by comma, semicolon or tab, quoted or not. Rows may have
 * different lengths; empty rows are skipped.
 *
 * @param delimiters those that can separate cells; a file with decimal commas has only one
 * @throws UnreadableCsv when a quoted cell is not closed properly.
 */
export function readCsv(text: string, delimiters: readonly string[] = [',', ';', '\t']): CsvRow[] {
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: [...delimiters],
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
