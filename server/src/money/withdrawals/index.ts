import type { Module } from '../../base/module.ts';
import { withdrawalsDeskRoutes } from './desk-routes.ts';
import { requestScheduledPayouts } from './scheduled-payouts.ts';
import { withdrawalsRoutes } from './routes.ts';
import { payoutsShopRoutes } from './shop-routes.ts';
import type { WithdrawalsDeps } from './withdrawals-deps.ts';

export { addPayoutAddress } from './add-payout-address.ts';
export { approveWithdrawal } from './approve-withdrawal.ts';
export { exportWithdrawals } from './export-withdrawals.ts';
export { requestWithdrawal } from './request-withdrawal.ts';
export { requestScheduledPayouts } from './scheduled-payouts.ts';
export { markWithdrawalPaid } from './mark-withdrawal-paid.ts';
export { refuseWithdrawal } from './refuse-withdrawal.ts';
export { showShopPayout } from './present-payout.ts';
export { accountsLockedUntil, feeOf, lockedUntil } from './terms.ts';
export { withdrawalSubjects } from './withdrawal-subjects.ts';
export { withdrawalRequested, withdrawalPaid, withdrawalRefused, withdrawalTierChanged } from './withdrawal-events.ts';

/** Withdrawals of shoppers and payouts of shops. */
export const withdrawalsModule = (deps: WithdrawalsDeps): Module => ({
  routes(api) {
    withdrawalsRoutes(api, deps);
    withdrawalsDeskRoutes(api, deps);
    payoutsShopRoutes(api, deps);
  },
  timers: [{ name: 'withdrawals.pay_by_calendar', cron: '11 * * * *', run: () => requestScheduledPayouts(deps) }],
});
