import { exportTexts, type ExportColumn } from '@tradewind/contract/base/export-texts';
import type { Locale } from '@tradewind/contract/base/locales';

/** A CSV to send. */
export interface SentCsv {
  /** Latin letters, digits, points and hyphens only. */
  fileName: string;
  /** Its rows in batches, the header first. */
  batches: AsyncIterable<readonly (readonly string[])[]>;
  /** What the audit log of a shop says of the file besides the input, where the endpoint is an act. */
  noted?: Readonly<Record<string, unknown>>;
}

/** A column of a file: its heading, and its cell of a row. */
export type FileColumn<Row> = readonly [ExportColumn, (row: Row) => string];

/** A list as a CSV that is written while its pages are read, with headings in the reader's language. */
export const exportFile = <Row>(
  name: string,
  { locale, now }: { locale: Locale; now: Date },
  columns: readonly FileColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): SentCsv => ({
  fileName: `tradewind-${name}-${now.toISOString().slice(0, 10)}.csv`,
  batches: rowsOf(locale, columns, pages),
});

async function* rowsOf<Row>(
  locale: Locale,
  columns: readonly FileColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string[][]> {
  yield [columns.map(([column]) => exportTexts[column][locale])];
  for await (const rows of pages) yield rows.map((row) => columns.map(([, cell]) => cell(row)));
}

/** A time as a spreadsheet reads it, `2026-03-01 12:00:00` in UTC; empty without one. */
export const timeCell = (time: Date | null): string => time?.toISOString().slice(0, 19).replace('T', ' ') ?? '';

/** The chosen values of a SKU, which are stored as `M|Red`, as people read them. */
export const optionsCell = (specs: string): string => specs.split('|').join(' / ');
