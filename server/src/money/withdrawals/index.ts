import type { Module } from '../../base/module.ts';
import { withdrawalsDeskRoutes } from './desk-routes.ts';
import { payByCalendar } from './pay-by-calendar.ts';
import { withdrawalsRoutes } from './routes.ts';
import { payoutsShopRoutes } from './shop-routes.ts';
import type { WithdrawalsDeps } from './withdrawals-deps.ts';

export { approveWithdrawal } from './approve-withdrawal.ts';
export { exportWithdrawals } from './export-withdrawals.ts';
export { payByCalendar } from './pay-by-calendar.ts';
export { passWithdrawal } from './pass-withdrawal.ts';
export { refuseWithdrawal } from './refuse-withdrawal.ts';
export { withdrawalSubjects } from './withdrawal-subjects.ts';
export { withdrawalAsked, withdrawalPassed, withdrawalRefused } from './withdrawal-events.ts';

/** Money that leaves the platform, for shoppers and for shops. */
export const withdrawalsModule = (deps: WithdrawalsDeps): Module => ({
  routes(api) {
    withdrawalsRoutes(api, deps);
    withdrawalsDeskRoutes(api, deps);
    payoutsShopRoutes(api, deps);
  },
  timers: [{ name: 'withdrawals.pay_by_calendar', cron: '11 * * * *', run: () => payByCalendar(deps) }],
});
