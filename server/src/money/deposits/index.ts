import type { Module } from '../../base/module.ts';
import { depositsDeskRoutes } from './desk-routes.ts';
import { depositsRoutes } from './routes.ts';
import { scanNetworks, type WatchDeps } from './watch-deposits.ts';

export { pendingDeposits, scans, unmatchedDeposits } from './deposits-queries.ts';
export { listWatchers } from './list-watchers.ts';
export { runDepositWatcher, scanNetworks, type WatchDeps } from './watch-deposits.ts';

/** Deposits: tokens that arrive on a chain. */
export const depositsModule = (deps: WatchDeps): Module => ({
  routes(api) {
    depositsRoutes(api, deps);
    depositsDeskRoutes(api, deps);
  },
  timers: [{ name: 'deposits.watch', cron: '* * * * *', run: () => scanNetworks(deps) }],
});
