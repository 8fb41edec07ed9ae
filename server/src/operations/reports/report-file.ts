import type { Locale } from '@tradewind/contract/base/locales';
import { reportColumns, type ReportName } from '@tradewind/contract/operations/desk/reports';
import { reportTexts, type ReportColumn } from '@tradewind/contract/operations/desk/report-texts';
import type { SentCsv } from '../../base/csv/export-file.ts';
import type { Report } from './build-report.ts';

/** Rows that are written at once. */
const batch = 500;

/** A report as a CSV, all its rows and below them the total, with headings in the operator's language. */
export function reportFile(name: ReportName, { period, rows, total }: Report, locale: Locale): SentCsv {
  const columns = Object.keys(reportColumns[name]) as ReportColumn[];
  const [first] = columns;
  const line = (cells: Report['total']) => columns.map((column) => String(cells[column] ?? ''));
  return {
    fileName: `tradewind-${name}-${period.from}-${period.to}.csv`,
    batches: (async function* batches() {
      yield [columns.map((column) => reportTexts[column][locale])];
      for (let from = 0; from < rows.length; from += batch)
        yield rows.slice(from, from + batch).map(({ cells }) => line(cells));
      yield [line({ ...total, [first!]: reportTexts.total[locale] })];
    })(),
  };
}
