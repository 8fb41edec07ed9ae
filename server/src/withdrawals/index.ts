export { approveWithdrawal } from './approve-withdrawal.ts';
export { exportWithdrawals } from './export-withdrawals.ts';
export { withdrawalsDeskRoutes } from './desk-routes.ts';
export { passWithdrawal } from './pass-withdrawal.ts';
export { refuseWithdrawal } from './refuse-withdrawal.ts';
export { withdrawalsRoutes } from './routes.ts';
