import * as contract from '@tradewind/contract/operations/desk/reports';
import type { Api } from '../../base/http/api.ts';
import { buildReport, type Report } from './build-report.ts';
import { readFigures } from './figures-queries.ts';
import { chooseReportMail, reportMailOf } from './report-mails.ts';
import { reportFile } from './report-file.ts';
import type { ReportsDeps } from './reports-deps.ts';

/** Rows that a screen shows; the file has all. */
const mostRows = 1_000;

/** The desk's endpoints of reports. */
export function reportRoutes(api: Api, deps: ReportsDeps): void {
  const { db } = deps;
  const shown = ({ period: { from, to }, rows, total }: Report): contract.ReportTable => ({
    from,
    to,
    rows: rows.slice(0, mostRows),
    total,
    more: rows.length > mostRows,
  });

  api.operator(contract.deskFigures, ({ operator, now }, { days }) => readFigures(db, operator.roles, days, now));
  api.operator(contract.moneyReport, async ({ now }, input) => shown(await buildReport(db, input, now)));
  api.operator(contract.demandReport, async ({ now }, input) => shown(await buildReport(db, input, now)));
  api.operatorDownload(contract.moneyReportCsv, async ({ locale, now }, input) =>
    reportFile(input.report, await buildReport(db, input, now), locale),
  );
  api.operatorDownload(contract.demandReportCsv, async ({ locale, now }, input) =>
    reportFile(input.report, await buildReport(db, input, now), locale),
  );

  api.operator(contract.reportMail, ({ operator }) => reportMailOf(db.read, operator.id));
  api.operator(contract.chooseReportMail, (call, { every }) => chooseReportMail(deps, call, every));
}
