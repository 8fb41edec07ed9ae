export { approveWithdrawal } from './approve-withdrawal.ts';
export { exportWithdrawals } from './export-withdrawals.ts';
export { withdrawalsDeskRoutes } from './desk-routes.ts';
export { payByCalendar } from './pay-by-calendar.ts';
export { passWithdrawal } from './pass-withdrawal.ts';
export { refuseWithdrawal } from './refuse-withdrawal.ts';
export { payoutsShopRoutes } from './shop-routes.ts';
export { withdrawalsRoutes } from './routes.ts';
export { withdrawalAsked, withdrawalPassed, withdrawalRefused } from './withdrawal-events.ts';
