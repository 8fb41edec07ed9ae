import { setImmediate as nextTurn } from 'node:timers/promises';
import { refuse } from '@tradewind/contract/base/refusals';
import { importLimits } from '@tradewind/contract/goods/shop-desk/imports';
import { CsvError, parse } from 'csv-parse';
import { readHeader, type ReadColumn } from './columns.ts';

/** A row of a file: the cells of the columns that are read, trimmed, in their order. */
export interface FileRow {
  /** As spreadsheets count them: from 1, the header and empty rows included. */
  line: number;
  cells: string[];
}

export interface ReadFile {
  separator: string;
  columns: ReadColumn[];
  ignored: string[];
  rows: FileRow[];
}

/** Rows after which other requests have their turn. */
const slice = 500;

/**
 * Reads the rows of a CSV of products. Empty rows are passed over.
 *
 * @throws Refusal `import_unreadable`, `import_column_missing` or `import_too_long`.
 */
export async function readRows(text: string): Promise<ReadFile> {
  const separator = separatorOf(text);
  const parser = parse({ bom: true, delimiter: separator, relax_column_count: true });
  parser.end(text);
  let header: ReturnType<typeof readHeader> | null = null;
  const rows: FileRow[] = [];
  let line = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      line += 1;
      if (!header) {
        if (record.length > importLimits.columns) refuse('import_unreadable', { line: 1 });
        header = readHeader(record);
        if (!header.read.some(({ key }) => key === 'handle')) refuse('import_column_missing', { column: 'Handle' });
        continue;
      }
      if (record.every((cell) => cell.trim() === '')) continue;
      if (rows.length >= importLimits.rows) refuse('import_too_long', { limit: importLimits.rows });
      rows.push({ line, cells: header.read.map(({ at }) => (record[at] ?? '').trim()) });
      if (rows.length % slice === 0) await nextTurn();
    }
  } catch (error) {
    if (error instanceof CsvError)
      refuse('import_unreadable', typeof error.lines === 'number' ? { line: error.lines } : {});
    throw error;
  }
  if (!header || rows.length === 0) refuse('import_unreadable');
  return { separator, columns: header.read, ignored: header.ignored, rows };
}

/** The separator of a file: the one that its first row has most often outside of quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text
    .slice(0, 50_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/, 1);
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0]!;
}
