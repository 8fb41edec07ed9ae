import type { Module } from '../../base/module.ts';
import { foldBookedDays } from './booked-days.ts';
import { sendReportMails } from './report-mails.ts';
import type { ReportsDeps } from './reports-deps.ts';
import { reportRoutes } from './routes.ts';

export { bookedBalances, foldBookedDays } from './booked-days.ts';

/** Reports of the platform from what the books say by day, on the desk, as files and by mail. */
export const reportsModule = (deps: ReportsDeps): Module => ({
  routes: (api) => reportRoutes(api, deps),
  timers: [
    { name: 'reports.fold_booked_days', cron: '* * * * *', run: () => foldBookedDays(deps) },
    { name: 'reports.send_mails', cron: '17 * * * *', run: () => sendReportMails(deps) },
  ],
});
